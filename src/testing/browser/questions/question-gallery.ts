// A page of its own for the views and editors of question types, under the strict policy: each in its modes, with a
// sample or any other content, without a server behind it.
import type { Page } from "playwright-core";
import { suite } from "../browser-suite.ts";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../../../contract/questions/question-fields.ts";
import { Console, desktop } from "../console-page.ts";
import type { PageAppearance } from "../kept-page.ts";
import { bundlePiece, openPiece, type Piece, servePictures } from "../pieces/piece-page.ts";

export type GalleryView = {
  content: QuestionContent;
  /** "paper" is a preview that cannot be answered. */
  mode: "preview" | "paper" | "key" | "result" | "shares";
  answer?: QuestionAnswer | null;
  /** For "shares"; `answer` alone when missing. */
  answers?: (QuestionAnswer | null)[];
  /** Shown as a whole question with these fields; without them only what its type draws. */
  question?: Partial<Omit<QuestionInput, "content">>;
};
export type GalleryEditor = {
  content: QuestionContent;
  errors?: Record<string, string>;
  policy?: PolicyName;
};
type Gallery = {
  /** As it was when the page was loaded. */
  clear(): void;
  show(view: GalleryView): void;
  /** One below the other, each in a section. */
  showAll(views: readonly GalleryView[]): void;
  edit(editor: GalleryEditor): void;
  /** What was answered, or the content that the editor has made. */
  answer: QuestionAnswer | null;
  content: QuestionContent | null;
  /** Pictures are sent once this has come. */
  uploading: Promise<void>;
};
declare global {
  var gallery: Gallery;
}

const script = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { answerShares } from "../../../domain/scoring/answer-shares.ts";
import { scoreQuestion } from "../../../domain/scoring/score-question.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { TypeEditor } from "../../../question-types/frame/type-editor.tsx";
import { TypeView } from "../../../question-types/frame/type-view.tsx";
const root = createRoot(document.querySelector("#app"));
const page = {};
const parsial = { name: "parsial", minus: 0 };
let made;
page.clear = () => {
  made = 0;
  Object.assign(page, { answer: null, content: null, uploading: Promise.resolve() });
  root.render(null);
};
page.clear();
const media = { id: "media-2", bank_id: "b", name: "peta.png", kind: "image", mime: "image/png", size: 9, width: 800, height: 600, use_count: 0, created_at: "" };
const tools = {
  uploadPicture: async () => {
    await page.uploading;
    return { src: "/storage/media/media-2", width: 800, height: 600 };
  },
  uploadAudio: async () => ({ src: "/storage/media/media-3" }),
  pickMedia: async () => media,
  makeId: () => "new" + ++made,
};
const Shown = ({ content, mode, answer: first = null, answers, question }) => {
  const [answer, setAnswer] = useState(first);
  const onAnswer = (given) => { page.answer = given; setAnswer(given); };
  const { type, payload, key } = content;
  const modes = {
    preview: () => ({ is: "preview", answer, onAnswer }),
    paper: () => ({ is: "preview", answer: null }),
    key: () => ({ is: "key", key }),
    result: () => ({ is: "result", key, answer, score: scoreQuestion(content, answer, parsial) }),
    shares: () => ({ is: "shares", key, shares: answerShares(content, answers ?? [answer]) }),
  };
  const shown = { stem: "", layout: 1, audio: null, explanation: "", ...question, content };
  if (question) return createElement(QuestionView, { question: shown, mode: modes[mode](), withExplanation: true });
  return createElement(TypeView, { type, payload, mode: modes[mode]() });
};
const Edited = ({ content: first, errors = {}, policy = "mutlak" }) => {
  const [content, setContent] = useState(first);
  const onChange = (value) => { page.content = value; setContent(value); };
  return createElement(TypeEditor, { content, onChange, errors, policy, tools, bank: { default_option_count: 5 } });
};
page.show = (view) => { page.answer = view.answer ?? null; root.render(createElement(Shown, { key: Math.random(), ...view })); };
page.showAll = (views) => { root.render(views.map((view) => createElement("section", { key: Math.random() }, createElement(Shown, view)))); };
page.edit = (editor) => { page.content = editor.content; root.render(createElement(Edited, { key: Math.random(), ...editor })); };
globalThis.gallery = page;
`;

let bundled: Promise<Piece> | undefined;
const bundleGallery = (): Promise<Piece> =>
  (bundled ??= bundlePiece({
    title: "Soal",
    body: '<main><h1>Soal</h1><div id="app"></div></main>',
    script,
    folder: "src/testing/browser/questions",
    // As a sheet of the console stands around it.
    frame: "main{padding:1rem;background:var(--surface-1)}#app>section{padding-block:.5rem}",
  }));

export type OpenGallery = (looks?: Partial<PageAppearance>) => Promise<Page>;

/** A suite with a console of its own; `open` answers the gallery's page, cleared when it is open already. */
export function gallerySuite(name: string, timeoutMs = 30_000) {
  const test = suite(name);
  let exo: Console;
  let gallery: Piece;
  let page: Page | null = null;
  test.before(async () => {
    exo = await Console.open({ school: "empty" });
    gallery = await bundleGallery();
  });
  test.after.each(async () => {
    page = null;
    await exo.closePages();
  });
  test.after(() => exo.close());
  const open: OpenGallery = async ({ size = desktop, theme = "light" } = {}) => {
    if (page) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => globalThis.gallery.clear());
      return page;
    }
    page = await exo.page({ size, theme });
    page.setDefaultTimeout(timeoutMs);
    await servePictures(page);
    await openPiece(exo, page, gallery);
    await page.waitForFunction(() => "gallery" in globalThis);
    return page;
  };
  return { test, open, browser: () => exo.browser };
}

export const showInGallery = (page: Page, view: GalleryView) =>
  page.evaluate((given) => globalThis.gallery.show(given), view);
export const showAllInGallery = (page: Page, views: readonly GalleryView[]) =>
  page.evaluate((given) => globalThis.gallery.showAll(given), views);
export const editInGallery = (page: Page, editor: GalleryEditor) =>
  page.evaluate((given) => globalThis.gallery.edit(given), editor);
export const answerInGallery = (page: Page) => page.evaluate(() => globalThis.gallery.answer);
export const contentInGallery = (page: Page) => page.evaluate(() => globalThis.gallery.content);
