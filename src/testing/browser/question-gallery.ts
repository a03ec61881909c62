// A page of its own for the views and editors of question types, under the strict policy: each in its modes, with a
// sample or any other content, without a server behind it.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { makeIconSprite } from "../../bundling/icon-sprite.ts";
import { testAddresses } from "../../bundling/plugins.ts";
import { constants, reactAlias } from "../../bundling/settings.ts";
import type { QuestionAnswer } from "../../contract/question-answer.ts";
import type { QuestionContent } from "../../contract/question-content.ts";
import type { PolicyName, QuestionInput } from "../../contract/question-fields.ts";
import { securityHeaders } from "../../exam-server/security-headers.ts";
import type { Console } from "./console-page.ts";

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
  show(view: GalleryView): void;
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

const source = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { answerShares } from "../../domain/scoring/answer-shares.ts";
import { scoreQuestion } from "../../domain/scoring/score-question.ts";
import { QuestionView } from "../../question-types/question-view.tsx";
import { TypeEditor } from "../../question-types/type-editor.tsx";
import { TypeView } from "../../question-types/type-view.tsx";
const root = createRoot(document.querySelector("#app"));
const page = { answer: null, content: null, uploading: Promise.resolve() };
const parsial = { name: "parsial", steps: [], minus: 0 };
let made = 0;
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
page.edit = (editor) => { page.content = editor.content; root.render(createElement(Edited, { key: Math.random(), ...editor })); };
globalThis.gallery = page;
`;

/** As a sheet of the console stands around it. */
const frame = "main{padding:1rem;background:var(--surface-1)}";

const html = `<!doctype html><html lang="id"><head><title>Soal</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/gallery.css"><script src="/gallery.js" defer></script></head>
<body><main><h1>Soal</h1><div id="app"></div></main></body></html>`;

export type GalleryFiles = { script: string; styles: string };

export async function bundleGallery(): Promise<GalleryFiles> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: "src/testing/browser", loader: "tsx" },
    bundle: true,
    write: false,
    outdir: "out",
    format: "iife",
    jsx: "automatic",
    target: ["chrome109"],
    alias: reactAlias,
    define: { ...constants("/adm/"), "process.env.NODE_ENV": '"production"' },
    plugins: [testAddresses()],
  });
  const { outputFiles: base } = await build({
    stdin: {
      contents:
        '@import "./src/ui/layers.css"; @import "./src/ui/tokens.css"; @import "./src/ui/base.css"; @import "./src/kit/rich-text/rich-text.css";',
      resolveDir: ".",
      loader: "css",
    },
    bundle: true,
    write: false,
    outdir: "out",
    target: ["chrome109"],
  });
  const textOf = (suffix: string) =>
    outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? "";
  return { script: textOf(".js"), styles: `${base[0]?.text ?? ""}\n${textOf(".css")}\n${frame}` };
}

/** Whatever the policy refuses fails the test. */
export async function openGallery(
  exo: Console,
  { script, styles }: GalleryFiles,
  options?: Parameters<Console["newPage"]>[0],
): Promise<Page> {
  const page = await exo.newPage(options);
  const picture = await readFile("static/img/exo.jpg");
  const serve = (path: string, contentType: string, body: string | Buffer) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({
        body,
        contentType,
        headers: { ...securityHeaders, "content-type": contentType },
      }),
    );
  await serve("/gallery.html", "text/html", html);
  await serve("/gallery.js", "text/javascript", script);
  await serve("/gallery.css", "text/css", styles);
  await serve("/icons:sprite", "image/svg+xml", await makeIconSprite());
  // Its rules stand in the page's own sheet already.
  await serve("/rich-text.css", "text/css", "");
  await serve("/storage/media/**", "image/jpeg", picture);
  await page.goto(new URL("/gallery.html", exo.server.url).href);
  await page.waitForFunction(() => "gallery" in globalThis);
  return page;
}

export const showInGallery = (page: Page, view: GalleryView) =>
  page.evaluate((given) => globalThis.gallery.show(given), view);
export const editInGallery = (page: Page, editor: GalleryEditor) =>
  page.evaluate((given) => globalThis.gallery.edit(given), editor);
export const answerInGallery = (page: Page) => page.evaluate(() => globalThis.gallery.answer);
export const contentInGallery = (page: Page) => page.evaluate(() => globalThis.gallery.content);
