// The pieces that Moodle XML is written of: elements, texts, and the files that stand beside the text that names them.
import { escapeHtml } from "../../domain/text/html-text.ts";
import { base64Of } from "../imported-files.ts";
import type { ImportedFile } from "../imported-question.ts";
import { htmlWithTex } from "../text-format.ts";
import type { Losses } from "../written-questions.ts";

/** What writing one question needs. */
export type Writing = { files: readonly ImportedFile[]; losses: Losses };

type Attributes = Readonly<Record<string, string | number>>;

/** @param content already XML */
export function xml(name: string, content: string | number, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${xmlText(`${value}`)}"`,
  );
  return `<${name}${written.join("")}>${content}</${name}>\n`;
}

/** Escaped, without the characters that XML cannot have. */
export function xmlText(text: string): string {
  const usable = text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (sign) =>
    /\s/u.test(sign) ? sign : "",
  );
  return escapeHtml(usable);
}

/** `<name><text>…</text></name>` */
export function textField(name: string, text: string, attributes: Attributes = {}): string {
  return xml(name, xml("text", xmlText(text)), attributes);
}

/** HTML and the files that it names; `more` stands behind them. */
export function htmlField(
  { files, losses }: Writing,
  name: string,
  html: string,
  { attributes = {}, more = "" }: { attributes?: Attributes; more?: string } = {},
): string {
  const used = new Map<string, ImportedFile>();
  const named = htmlWithTex(html).replace(/\bimport:([^"'\s<>]+)/gu, (whole, wanted: string) => {
    const file = files.find((each) => each.name === wanted);
    if (!file) return whole;
    used.set(file.name, file);
    return `@@PLUGINFILE@@/${encodeURIComponent(file.name)}`;
  });
  if (/<(?:img|audio|source|video)\b[^<>]*\bsrc="(?!@@PLUGINFILE@@|data:)/iu.test(named))
    losses.warn("Ada gambar atau suara yang berkasnya tidak disertakan.");
  const written = [...used.values()].map(fileElement).join("");
  const content = `${xml("text", xmlText(named))}${written}${more}`;
  return xml(name, content, { ...attributes, format: "html" });
}

export function fileElement({ name, bytes }: ImportedFile): string {
  return xml("file", base64Of(bytes), { name, path: "/", encoding: "base64" });
}

/** The file that a picture or sound was imported as. */
export function fileOf({ files }: Writing, mediaId: string | null): ImportedFile | null {
  return files.find(({ name }) => `import:${name}` === mediaId) ?? null;
}
