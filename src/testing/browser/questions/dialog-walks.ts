// Dialogs over an editor of the question form, each opened and closed in every way, after which somebody goes on typing.
// The steps are those of a keyboard and a mouse, so that Chromium, Chrome 109 and Firefox take the same ones.
import type { Page } from "playwright-core";
import { keys, type Firefox } from "../firefox.ts";
import { soon } from "../soon.ts";

/** What the walks need of a browser. */
export type Typist = {
  type(text: string): Promise<void>;
  /** Keys held together, named as by Playwright: "Control+Enter". */
  press(chord: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
};

export const chromiumTypist = (page: Page): Typist => ({
  type: (text) => page.keyboard.type(text),
  press: (chord) => page.keyboard.press(chord),
  click: (selector) => page.locator(selector).first().click(),
  read: (expression) => page.evaluate(expression),
});

export const firefoxTypist = (firefox: Firefox): Typist => ({
  type: (text) => firefox.type(text),
  press: (chord) => firefox.press(...chord.split("+").map((key) => namedKeys[key] ?? key)),
  click: (selector) => firefox.click(selector),
  read: (expression) => firefox.read(expression),
});

const namedKeys: Readonly<Record<string, string>> = {
  Control: keys.control,
  Alt: keys.alt,
  Enter: keys.enter,
  Escape: keys.escape,
  ArrowLeft: keys.left,
  ArrowRight: keys.right,
  F10: keys.f10,
};

/** The editors that dialogs open over: the stem, and an option, whose editor exists only while somebody is in it. */
const editors = {
  stem: "[data-stem] [role=textbox]",
  option: "[data-part-list] [role=textbox]",
};
export type EditorName = keyof typeof editors;

type DialogWalk = {
  name: string;
  /** With the focus in the text. */
  open(typist: Typist): Promise<void>;
  /** Fills the dialog in and confirms it; absent where nothing can be confirmed. */
  confirm?(typist: Typist): Promise<void>;
  /** What then stands at the cursor. */
  made?: string;
  hasCancel?: boolean;
  /** The small editor of an option does not offer it. */
  isOnlyInStem?: boolean;
};

const dialog = "dialog[open]";
const isOpen = `document.querySelector("${dialog}") !== null`;
const primary = `${dialog} footer [type=submit]`;
const tool = (label: string) => `.rich-text-frame:focus-within button[aria-label="${label}"]`;
const formula = "Rumus atau reaksi kimia";

const writeFormula = async (typist: Typist) => {
  await typist.type("x");
  await typist.click(primary);
};

const dialogWalks: readonly DialogWalk[] = [
  {
    name: "a formula, opened and inserted by keys",
    open: (typist) => typist.press("Alt+="),
    async confirm(typist) {
      await typist.type("x");
      await typist.press("Control+Enter");
    },
    made: "▣",
    hasCancel: true,
  },
  {
    name: "a formula, opened and inserted by the mouse",
    open: (typist) => typist.click(tool(formula)),
    confirm: writeFormula,
    made: "▣",
    hasCancel: true,
  },
  {
    name: "a formula, opened from the toolbar by keys",
    async open(typist) {
      await typist.press("Alt+F10");
      const focused = 'document.activeElement.getAttribute("aria-label")';
      for (let step = 0; (await typist.read(focused)) !== formula && step < 40; step += 1) {
        await typist.press("ArrowRight");
      }
      await typist.press("Enter");
    },
    confirm: writeFormula,
    made: "▣",
    hasCancel: true,
  },
  {
    name: "a sound",
    open: (typist) => typist.click(tool("Suara")),
    async confirm(typist) {
      await giveFile(typist, `${dialog} input[type=file]`, soundFile);
      await typist.click(primary);
    },
    made: "♪",
    hasCancel: true,
    isOnlyInStem: true,
  },
  { name: "the types of questions", open: (typist) => typist.press("Alt+g") },
  { name: "the list of keys", open: (typist) => typist.press("Control+/") },
  { name: "the search for anything", open: (typist) => typist.press("Control+k") },
];

type Closing = { name: string; close(typist: Typist): Promise<void>; made: string };

function closingsOf({ confirm, made = "", hasCancel }: DialogWalk): Closing[] {
  const closings: Closing[] = [
    { name: "Escape", close: (typist) => typist.press("Escape"), made: "" },
    { name: "×", close: (typist) => typist.click(`${dialog} > header button`), made: "" },
  ];
  const cancel = (typist: Typist) => typist.click(`${dialog} > footer button`);
  if (hasCancel) closings.push({ name: "cancel", close: cancel, made: "" });
  if (confirm) closings.push({ name: "OK", close: confirm, made });
  return closings;
}

/** @throws AssertionError when something typed after a dialog does not stand at the cursor */
export async function typeAfterDialogs(typist: Typist, editor: EditorName): Promise<void> {
  for (const walk of dialogWalks) {
    if (editor === "stem" || !walk.isOnlyInStem) await typeAfterDialog(typist, editor, walk);
  }
  for (const walk of selectedWalks) {
    if (editor !== "stem" && walk.isOnlyInStem) continue;
    await typeAfterPut(typist, editor, walk);
    await typeAfterSelected(typist, editor, walk);
  }
}

/** It is opened in the middle of a text, closed in each way, and something is typed at once. */
async function typeAfterDialog(
  typist: Typist,
  editor: EditorName,
  walk: DialogWalk,
): Promise<void> {
  for (const { name, close, made } of closingsOf(walk)) {
    const what = `${walk.name}, closed by ${name}, over the ${editor}`;
    await writeInto(typist, editor, "satu dua");
    for (let step = 0; step < "dua".length; step += 1) await typist.press("ArrowLeft");
    await walk.open(typist);
    await soon.ok(() => typist.read(isOpen), what);
    await close(typist);
    await soon.not(() => typist.read(isOpen), what);
    await typist.type("tiga ");
    await soon.is(() => typist.read(textIn(editor)), `satu ${made}tiga dua`, what);
  }
}

/** Something is put at the end of a text, selected and opened again: typing goes on behind it, and it stays. */
async function typeAfterSelected(
  typist: Typist,
  editor: EditorName,
  { name: kind, put, sign }: SelectedWalk,
): Promise<void> {
  const confirm = (one: Typist) => one.click(primary);
  const open = (one: Typist) => one.press("Enter");
  for (const { name, close } of closingsOf({ name: kind, open, confirm, hasCancel: true })) {
    const what = `${kind} that was there, closed by ${name}, over the ${editor}`;
    await writeInto(typist, editor, "satu ");
    await put(typist);
    await soon.is(() => typist.read(`${textIn(editor)}.includes("${sign}")`), true, what);
    await soon.is(
      () => typist.read('document.querySelector(".rich-text-note") === null'),
      true,
      what,
    );
    await selectLast(typist);
    await open(typist);
    await soon.ok(() => typist.read(isOpen), what);
    await close(typist);
    await soon.not(() => typist.read(isOpen), what);
    await typist.type("dua");
    await soon.is(() => typist.read(textIn(editor)), `satu ${sign}dua`, what);
  }
}

/** Where the cursor stands behind it, one step back selects it. */
async function selectLast(typist: Typist): Promise<void> {
  const isSelected = 'document.querySelector(".ProseMirror-selectednode") !== null';
  if (!(await typist.read(isSelected))) await typist.press("ArrowLeft");
  await soon.ok(() => typist.read(isSelected), "selected");
}

/** What is put at the end of a text stays when somebody goes on writing. */
async function typeAfterPut(
  typist: Typist,
  editor: EditorName,
  { name, put, sign }: SelectedWalk,
): Promise<void> {
  const what = `${name} put at the end, over the ${editor}`;
  await writeInto(typist, editor, "satu ");
  await put(typist);
  await soon.is(() => typist.read(`${textIn(editor)}.includes("${sign}")`), true, what);
  await soon.not(() => typist.read(isOpen), what);
  await typist.type("dua");
  await soon.is(() => typist.read(textIn(editor)), `satu ${sign}dua`, what);
}

type SelectedWalk = {
  name: string;
  put(typist: Typist): Promise<void>;
  sign: string;
  isOnlyInStem?: boolean;
};

const selectedWalks: readonly SelectedWalk[] = [
  {
    name: "a picture",
    put: (typist) =>
      giveFile(typist, `.rich-text-frame:focus-within ~ input[type=file]`, pictureFile),
    sign: "▦",
  },
  {
    name: "a formula",
    async put(typist) {
      await typist.press("Alt+=");
      await soon.ok(() => typist.read(isOpen), "formula");
      await typist.type("x");
      await typist.press("Control+Enter");
    },
    sign: "▣",
  },
  {
    name: "a sound",
    async put(typist) {
      await typist.click(tool("Suara"));
      await soon.ok(() => typist.read(isOpen), "sound");
      await giveFile(typist, `${dialog} input[type=file]`, soundFile);
      await typist.click(primary);
    },
    sign: "♪",
    isOnlyInStem: true,
  },
];

async function writeInto(typist: Typist, editor: EditorName, text: string): Promise<void> {
  const isThere = `document.querySelector(${JSON.stringify(editors[editor])}) !== null`;
  await soon.ok(() => typist.read(isThere), editor);
  await typist.click(editors[editor]);
  const isFocused = `document.activeElement.matches(${JSON.stringify(`${editors[editor]}.ProseMirror`)})`;
  await soon.ok(() => typist.read(isFocused), editor);
  await typist.press("Control+a");
  await typist.type(text);
  await soon.is(() => typist.read(textIn(editor)), text.trimEnd(), editor);
}

/** A formula is written ▣, a sound ♪, a picture ▦. */
const textIn = (editor: EditorName) => `(() => {
  const copy = document.querySelector(${JSON.stringify(editors[editor])}).cloneNode(true);
  const signs = [[".rich-text-formula", "▣"], ["audio", "♪"], ["img:not(.ProseMirror-separator)", "▦"]];
  for (const [found, sign] of signs) for (const one of copy.querySelectorAll(found)) one.replaceWith(sign);
  return copy.textContent.replaceAll("\\u00a0", " ").trim();
})()`;

/** As if it had been chosen: a browser that is driven from outside opens no window for it. */
async function giveFile(typist: Typist, input: string, file: string): Promise<void> {
  await typist.read(`(async () => {
    const input = document.querySelector(${JSON.stringify(input)});
    const data = new DataTransfer();
    data.items.add(await (${file})());
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
}

/** A tenth of a second of silence. */
const soundFile = `() => {
  const rate = 8000;
  const count = rate / 10;
  const view = new DataView(new ArrayBuffer(44 + count));
  const word = (at, text) => [...text].forEach((one, by) => view.setUint8(at + by, one.charCodeAt(0)));
  word(0, "RIFF"); view.setUint32(4, 36 + count, true); word(8, "WAVEfmt ");
  view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
  view.setUint32(24, rate, true); view.setUint32(28, rate, true); view.setUint16(32, 1, true);
  view.setUint16(34, 8, true); word(36, "data"); view.setUint32(40, count, true);
  for (let at = 44; at < 44 + count; at += 1) view.setUint8(at, 128);
  return new File([view], "sunyi.wav", { type: "audio/wav" });
}`;

const pictureFile = `() => new Promise((settle) => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 60, height: 40 });
  canvas.getContext("2d").fillRect(0, 0, 30, 20);
  canvas.toBlob((blob) => settle(new File([blob], "peta.png", { type: "image/png" })), "image/png");
})`;
