// How Moodle's four text formats become the HTML of a question and how that HTML is written back (GIFT, Moodle XML).
// Moodle's filters show \(…\), \[…\] and $$…$$ as formulas; in a question they stand as <span data-formula="…">.
import { maxHtml } from "../contract/questions/question-content.ts";
import { escapeHtml, unescapeHtml } from "../domain/text/html-text.ts";
import { markdownToHtml } from "./markdown-html.ts";

/** moodle: text in which tags count and line ends break lines. */
export type TextFormat = "html" | "plain" | "markdown" | "moodle";

const formats: Readonly<Record<string, TextFormat>> = {
  html: "html",
  plain: "plain",
  plain_text: "plain",
  markdown: "markdown",
  moodle: "moodle",
  moodle_auto_format: "moodle",
};

/** By the names of GIFT and of Moodle XML; null: no such format. */
export function formatNamed(name: string): TextFormat | null {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(formats, key) ? (formats[key] ?? null) : null;
}

const attribute = String.raw`\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))`;
const tagNames =
  "a|abbr|address|annotation(?:-xml)?|article|aside|audio|b|bdi|bdo|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|kbd|li|mark|math|menclose|mfenced|mfrac|mi|mmultiscripts|mn|mo|mover|mpadded|mprescripts|mroot|mrow|ms|mspace|msqrt|mstyle|msub|msubsup|msup|mtable|mtd|mtext|mtr|munder|munderover|object|ol|p|param|pre|q|rp|rt|ruby|s|samp|section|semantics|small|source|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video";
const tagSource = String.raw`<\/?(?:${tagNames})(?:${attribute}|\s+(?:controls|autoplay|loop|muted|hidden))*\s*\/?>|<!--[\s\S]{0,5000}?-->`;
const blockTag = /<(?:p|div|table|ul|ol|pre|blockquote|h[1-6]|hr|dl)\b/iu;
const formulaSource = String.raw`\$\$([\s\S]{1,2000}?)\$\$|\\\(([\s\S]{1,2000}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]`;

/** @param format of the text as written */
export function textToHtml(text: string, format: TextFormat): string {
  const clean = text.replace(/\r\n?/gu, "\n").replace(/\0/gu, "").trim();
  if (clean === "") return "";
  // No question may be that long: it will be refused, so it is not worth looking through.
  if (clean.length > maxHtml) return escapeHtml(clean);
  switch (format) {
    case "html":
      return inTexts(clean, (piece) => withFormulas(piece, unescapeHtml, unmasked));
    case "plain":
      return paragraph(withFormulas(clean, asWritten, escapeHtml));
    case "moodle":
      return moodleText(clean);
    case "markdown":
      return markdownWithFormulas(clean);
  }
}

const asWritten = (latex: string) => latex;

const paragraph = (html: string) => `<p>${html.replace(/\n/gu, "<br>")}</p>`;

/** What is no tag and no entity is text, as "a < b & c" shows. */
function moodleText(text: string): string {
  const html = text
    .split(new RegExp(`(${tagSource})`, "giu"))
    .map((piece, at) => (at % 2 === 1 ? piece : withFormulas(piece, unescapeHtml, escapeLoosely)))
    .join("");
  return blockTag.test(html) ? html : paragraph(html);
}

function escapeLoosely(text: string): string {
  return text
    .replace(/&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z]\w{1,10};)/giu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/>/gu, "&gt;")
    .replace(/"/gu, "&quot;");
}

/** Formulas are put aside first, since * and _ mean something else in them. */
function markdownWithFormulas(text: string): string {
  const formulas: string[] = [];
  const marked = withFormulas(
    text,
    (latex) => {
      formulas.push(latex);
      return latex;
    },
    (rest) => rest,
    () => `\0${formulas.length - 1}\0`,
  );
  return markdownToHtml(marked).replace(/\0(\d+)\0/gu, (_, at: string) =>
    formulaHtml(formulas[Number(at)] ?? ""),
  );
}

function withFormulas(
  text: string,
  decode: (latex: string) => string,
  rest: (text: string) => string,
  show: (latex: string) => string = formulaHtml,
): string {
  let html = "";
  let at = 0;
  for (const match of text.matchAll(new RegExp(formulaSource, "gu"))) {
    const latex = decode(match[1] ?? match[2] ?? match[3] ?? "").trim();
    if (latex === "") continue;
    html += rest(text.slice(at, match.index)) + show(latex);
    at = match.index + match[0].length;
  }
  return html + rest(text.slice(at));
}

/** Its lines mean nothing. */
const formulaHtml = (latex: string) =>
  `<span data-formula="${escapeHtml(latex.replace(/\s*\n\s*/gu, " "))}"></span>`;

/** The pieces between tags, each changed. */
export function inTexts(html: string, change: (text: string) => string): string {
  return html
    .split(/(<[^<>]*>)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join("");
}

/** Formulas as \(…\), which Moodle's MathJax filter shows; text that only looks like one is masked. */
export function htmlWithTex(html: string): string {
  return inTexts(html, masked).replace(
    /<span\b[^<>]*?\bdata-formula(?:-block)?="([^"]*)"[^<>]*>[^<]*<\/span>/giu,
    (_, latex: string) => String.raw`\(${latex}\)`,
  );
}

const masked = (text: string) =>
  text.replace(/(?<=\$)\$|(?<=\\)[([]/gu, (sign) => `&#${sign.codePointAt(0)};`);
/** What was masked so that it looks like no formula, as itself again. */
export const unmasked = (text: string) =>
  text.replace(/(?<=\$)(?:&#36;)+|(?<=\\)&#(?:40|91);/gu, (signs) => unescapeHtml(signs));

/** The text of HTML that is one plain paragraph and nothing else, so that it needs no tags; null: it does. */
export function simpleText(html: string): string | null {
  const inner = /^<p>([^<>]*)<\/p>$/u.exec(html)?.[1];
  if (inner === undefined) return null;
  const text = unescapeHtml(inner);
  return textToHtml(text, "moodle") === html ? text : null;
}
