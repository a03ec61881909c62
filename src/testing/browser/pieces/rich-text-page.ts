// The rich text editor, its view and the sanitiser on a page of their own, under the strict policy.
import type { Page } from "playwright-core";
import type { RichTextEditor } from "../../../kit/rich-text/rich-text-editor.tsx";
import type { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { Console } from "../console-page.ts";
import type { sanitizeHtml } from "./sanitized-html.ts";
import { bundlePiece, openPiece, servePictures, type Piece } from "./piece-page.ts";

type RichTextEditorProps = Parameters<typeof RichTextEditor>[0];
type RichTextViewProps = Parameters<typeof RichTextView>[0];
type TestPage = {
  sanitizeHtml: typeof sanitizeHtml;
  openEditor: (props: Partial<RichTextEditorProps>) => void;
  openView: (props: RichTextViewProps) => void;
  value: string;
  uploads: { name: string; type: string }[];
  alerts: number;
};
declare global {
  var richText: TestPage;
}

const script = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { RichTextEditor } from "./rich-text-editor.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { sanitizeHtml } from "../../testing/browser/pieces/sanitized-html.ts";
const root = createRoot(document.querySelector("#app"));
const page = { sanitizeHtml, value: "", uploads: [], alerts: 0 };
window.alert = () => (page.alerts += 1);
const uploadPicture = async (file) => {
  page.uploads.push({ name: file.name, type: file.type });
  return { src: "/storage/media/peta.webp", width: 60, height: 40 };
};
const Form = (props) => {
  const [value, setValue] = useState(props.value ?? "");
  const onChange = (html) => { page.value = html; setValue(html); };
  return createElement(RichTextEditor, { label: "Pertanyaan", uploadPicture, ...props, value, onChange });
};
page.openEditor = (props) => root.render(createElement(Form, { key: Math.random(), ...props }));
page.openView = (props) => root.render(createElement(RichTextView, { key: Math.random(), ...props }));
globalThis.richText = page;
`;

export class RichTextPages {
  readonly #exo: Console;
  readonly #piece: Piece;

  private constructor(exo: Console, piece: Piece) {
    this.#exo = exo;
    this.#piece = piece;
  }

  static async open(): Promise<RichTextPages> {
    const piece = await bundlePiece({
      title: "Editor",
      body: '<main><h1>Editor</h1><div id="app"></div></main>',
      script,
      folder: "src/kit/rich-text",
    });
    return new RichTextPages(await Console.open({ school: "empty" }), piece);
  }

  /** `watched`: whatever the policy refuses fails the test. */
  async page({ watched = true } = {}): Promise<Page> {
    const page = watched ? await this.#exo.newPage() : await this.#exo.browser.newPage();
    page.setDefaultTimeout(5000);
    await servePictures(page);
    await openPiece(this.#exo, page, this.#piece);
    await page.waitForFunction(() => "richText" in globalThis);
    return page;
  }

  async editor(value = "", props: Partial<RichTextEditorProps> = {}) {
    const page = await this.page();
    await page.evaluate(([value, props]) => richText.openEditor({ value, ...props }), [
      value,
      props,
    ] as const);
    const box = page.getByRole("textbox", { name: "Pertanyaan" });
    await box.waitFor();
    return { page, box, value: () => page.evaluate(() => richText.value) };
  }

  closePages = () => this.#exo.closePages();
  close = () => this.#exo.close();
}
