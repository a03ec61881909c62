// Questions on the gallery's page: all modes and the editor looked at on a school's screen and on the smallest phone.
import type { Page } from "playwright-core";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { desktop } from "../console-page.ts";
import { visualCheck } from "../visual-check.ts";
import { blank } from "./gallery-page.ts";
import {
  editInGallery,
  type GalleryView,
  type OpenGallery,
  showAllInGallery,
  showInGallery,
} from "./question-gallery.ts";

export const modes: GalleryView["mode"][] = ["preview", "paper", "key", "result", "shares"];

/** What is fetched when it is first needed has come, for so many questions. */
export async function drawn(page: Page, count = 1): Promise<void> {
  await page
    .locator("#app > *")
    .nth(count - 1)
    .waitFor({ state: "attached" });
  await page
    .getByText(/^Memuat (?:tampilan soal|editor)/u)
    .first()
    .waitFor({ state: "detached" });
}

export async function shown(page: Page, view: GalleryView): Promise<void> {
  await showInGallery(page, view);
  await page.locator("#app .rich-text > *").first().waitFor();
}

export async function edited(page: Page, content: QuestionContent, errors = {}): Promise<void> {
  await editInGallery(page, { content, errors });
  await page.getByRole("textbox").first().waitFor();
}

/** A school's PC and the smallest phone. */
export const screens = [desktop, { width: 360, height: 740 }];

export type Shown = Omit<GalleryView, "mode">;

/** Every mode of each, one below the other. */
export async function checkViewModes(
  open: OpenGallery,
  name: string,
  views: readonly Shown[],
): Promise<void> {
  const all = views.flatMap((view) => modes.map((mode) => ({ ...view, mode })));
  for (const size of screens) {
    const page = await open({ size });
    await showAllInGallery(page, all);
    await drawn(page, all.length);
    await visualCheck(page, name);
  }
}

/** Every mode, and the editor with every error said. The editor shows the first of the contents. */
export async function checkView(
  open: OpenGallery,
  name: string,
  views: readonly Shown[],
  errors: Record<string, string>,
): Promise<void> {
  await checkViewModes(open, name, views);
  for (const size of screens) {
    const page = await open({ size });
    await edited(page, views[0]!.content, errors);
    for (const reason of Object.values(errors)) await page.getByText(reason).first().waitFor();
    await page.getByRole("textbox").nth(2).focus();
    await page.locator(".ProseMirror:focus").waitFor();
    await visualCheck(page, `${name}-editor`);
  }
}

/** Keys and answers that name parts which are not there, and a question in which nothing is written yet. */
export async function checkBrokenView(page: Page, views: readonly Shown[]): Promise<void> {
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
