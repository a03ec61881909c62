// Questions on the gallery's page: each mode and the editor looked at on a school's screen and on the smallest phone, and
// the few words with which tests find their way in an editor.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/question-content.ts";
import type { QuestionType } from "../../contract/question-types.ts";
import { type BlankOptions, blankQuestion } from "../../domain/questions/blank-question.ts";
import { assertAccessible, type Console, screenshot } from "./console-page.ts";
import { editInGallery, type GalleryView, showInGallery } from "./question-gallery.ts";

export const modes: GalleryView["mode"][] = ["preview", "paper", "key", "result", "shares"];

export async function shown(page: Page, view: GalleryView): Promise<void> {
  await showInGallery(page, view);
  await page.locator("#app .rich-text > *").first().waitFor();
}

export async function edited(page: Page, content: QuestionContent, errors = {}): Promise<void> {
  await editInGallery(page, { content, errors });
  await page.getByRole("textbox").first().waitFor();
}

const smallest = { width: 360, height: 740 };

type Opened = (options?: Parameters<Console["newPage"]>[0]) => Promise<Page>;
export type Shown = Omit<GalleryView, "mode">;

/**
 * Light on a school's screen, dark on the smallest phone: no axe finding, nothing wider than the screen, every error said.
 * The editor shows the first of the contents.
 */
export async function lookAt(
  open: Opened,
  name: string,
  views: readonly Shown[],
  errors: Record<string, string>,
): Promise<void> {
  const screens = [
    ["wide", await open()],
    ["narrow", await open({ size: smallest, theme: "dark" })],
  ] as const;
  for (const [size, page] of screens) {
    const look = async (what: string) => {
      await assertAccessible(page, `${name}, ${what}, ${size}`);
      const overhang = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      assert.ok(overhang <= 0, `${name}, ${what}: ${overhang} pixels wider than ${size}`);
      await screenshot(page, `${name}-${what}-${size}`);
    };
    for (const [at, view] of views.entries()) {
      for (const mode of modes) {
        await shown(page, { ...view, mode });
        await look(`${mode}-${at + 1}`);
      }
    }
    await edited(page, views[0]!.content, errors);
    for (const reason of Object.values(errors)) await page.getByText(reason).first().waitFor();
    await page.getByRole("textbox").nth(2).focus();
    await page.locator(".ProseMirror:focus").waitFor();
    await look("editor");
  }
}

/** Keys and answers that name parts which are not there, and a question in which nothing is written yet. */
export async function lookAtBroken(page: Page, views: readonly Shown[]): Promise<void> {
  for (const view of views) {
    for (const mode of modes) await shown(page, { ...view, mode });
    await edited(page, view.content);
    const content = blank(view.content.type);
    for (const mode of modes) {
      await showInGallery(page, { content, mode, answer: null });
      await page.locator("#app :is(li, th)").first().waitFor();
    }
  }
}

/** The same to a reader: ids by the order in which the parts are named. */
export function withoutIds(content: QuestionContent | null): unknown {
  const text = JSON.stringify(content);
  const ids = new Set([...text.matchAll(/"id":"([\w-]+)"/gu)].map(([, id]) => id ?? ""));
  const named = [...ids].reduce(
    (renamed, id, at) => renamed.replaceAll(`"${id}"`, `"#${at + 1}"`),
    text,
  );
  return JSON.parse(named);
}

let made = 0;
export const blank = (type: QuestionType, counts?: BlankOptions) =>
  blankQuestion(type, () => `b${(made += 1)}`, counts).content;

export const textbox = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
