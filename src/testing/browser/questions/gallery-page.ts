// The few words with which tests of question types find, press, write and judge on the gallery's page.
import type { Locator, Page } from "playwright-core";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../../contract/questions/question-content.ts";
import { type BlankOptions, blankQuestion } from "../../../domain/questions/blank-question.ts";
import { checkQuestion } from "../../../domain/questions/check-question.ts";
import { isFocused } from "../list-screen.ts";
import { answerInGallery, contentInGallery } from "./question-gallery.ts";
import { soon } from "../soon.ts";

export const textbox = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** The editor of the part, once it has arrived and can be typed in. */
export async function opened(page: Page, name: string): Promise<Locator> {
  const editor = textbox(page, name).and(page.locator(".ProseMirror"));
  await isFocused(editor);
  return editor;
}

export async function write(page: Page, name: string, text: string): Promise<void> {
  await textbox(page, name).click();
  await opened(page, name);
  await page.keyboard.type(text);
}

/** Step by step: `dragTo` waits for ever when what is dragged is taken elsewhere. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

export const answerIs = (page: Page, wanted: QuestionAnswer, message?: string) =>
  soon.equal(() => answerInGallery(page), wanted, message);
export const contentIs = (page: Page, wanted: unknown) =>
  soon.equal(() => contentInGallery(page), wanted);

/** The content, once the claim is true of it. */
export async function contentWhere<Content extends QuestionContent>(
  page: Page,
  isRight: (content: Content) => boolean,
): Promise<Content> {
  let content: Content | null = null;
  const right = "as expected";
  await soon.is(async () => {
    content = (await contentInGallery(page)) as Content | null;
    return content && isRight(content) ? right : JSON.stringify(content);
  }, right);
  return content!;
}

export function blank<Type extends QuestionContent["type"]>(
  type: Type,
  counts?: BlankOptions,
): ContentOf<Type> {
  let made = 0;
  return blankQuestion(type, () => `p${(made += 1)}`, counts).content as ContentOf<Type>;
}

/** Where an otherwise complete question with this content has errors. */
export const faultsOf = (content: QuestionContent) =>
  checkQuestion({ ...blankQuestion(content.type, () => "x"), stem: "<p>Apa?</p>", content })
    .filter(({ severity }) => severity === "error")
    .map(({ path }) => path);

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
