// The HTML of a question as the text of a cell and back: plain text where it can be, with lines as lines and formulas as
// \(…\); whatever else stays markup. Pictures and sounds have no place in a sheet.
import { htmlWithTex, simpleText, textToHtml, unmasked } from "../text-format.ts";

/** Empty for an empty cell. */
export function htmlOfCell(text: string): string {
  return unmasked(textToHtml(text, "moodle"));
}

export function cellOfHtml(html: string): string {
  const plain = simpleText(html);
  if (plain !== null) return plain;
  const written = htmlWithTex(html);
  const inner = /^<p>((?:(?!<\/?p\b)[\s\S])*)<\/p>$/u.exec(written)?.[1];
  const loose = inner?.replace(/<br\s*\/?>/gu, "\n");
  return loose !== undefined && htmlOfCell(loose) === html ? loose : written;
}

const media = /<img\b[^<>]*?(?:\balt="([^"]*)")?[^<>]*>|<audio\b[^<>]*>(?:<\/audio>)?/giu;

export function hasMedia(html: string): boolean {
  return html.search(media) >= 0;
}

/** A picture leaves its words. */
export function withoutMedia(html: string): string {
  return html.replace(media, (all) => /\balt="([^"]*)"/u.exec(all)?.[1] ?? "");
}
