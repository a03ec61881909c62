// How much HTML one place of a question may hold, for the exam server that keeps it and the import that judges it before.
import { maxHtml, maxPartHtml } from "../../contract/questions/question-content.ts";

/** A tag costs 1, which is about 2 µs. */
const maxCost = 10_000;
/** Of an essay: 4,000 tags, or 20,000 characters written as entities. What a hand writes in an exam costs less than 500. */
export const maxEssayCost = 4_000;
const tooManyTags =
  "Terlalu banyak tabel, gambar, atau format dalam satu isian. Pecah menjadi beberapa bagian.";

/** What may be as long as a stem; everything else is a part of many. */
const wholePaths: ReadonlySet<string> = new Set([
  "stem",
  "explanation",
  "content.rujukan",
  "content.text",
]);

/** @param path as question-html.ts names places */
export const longestHtmlAt = (path: string): number =>
  wholePaths.has(path) ? maxHtml : maxPartHtml;

const tag = "<".charCodeAt(0);
const entity = "&".charCodeAt(0);
/** What can stand between two attributes. In text it costs nothing; where a tag ends, only a parser knows. */
const separators = new Set([..." \t\n\r\f/\"'"].map((sign) => sign.charCodeAt(0)));

/** How long cleaning takes at most, measured in tags: an attribute takes a quarter to half as long, an entity a fifth. */
export function cleaningCost(html: string): number {
  let twentieths = 0;
  for (let at = 0; at < html.length; at += 1) {
    const sign = html.charCodeAt(at);
    if (sign === tag) twentieths += 20;
    else if (sign === entity) twentieths += 4;
    else if (separators.has(sign)) twentieths += 5;
  }
  return twentieths / 20;
}

/** Why it may not even be cleaned; null: it may. */
export function costFault(html: string, most = maxCost): string | null {
  return cleaningCost(html) > most ? tooManyTags : null;
}

/** Of an essay: formats and entities take up to 40 signs for each that is allowed. @param maxChars of the question; 0: no bound */
export const longestEssayHtml = (maxChars: number): number =>
  maxChars === 0 ? maxHtml : Math.min(maxHtml, 4_000 + maxChars * 40);

/** Of HTML as it would be kept: cleaning can make it longer, since "&" becomes "&amp;". */
export function lengthFault(html: string, maxLength: number): string | null {
  if (html.length <= maxLength) return null;
  const most = maxLength.toLocaleString("id-ID");
  return `Terlalu panjang: paling banyak ${most} karakter, termasuk formatnya.`;
}
