// How much HTML one place of a question may hold, for the exam server that keeps it and the import that judges it before.
import { maxHtml, maxPartHtml } from "../../contract/questions/question-content.ts";

/** Cleaning takes so long for each, and the longer the deeper they stand in each other. */
const maxTags = 10_000;
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

/** Why it may not even be cleaned; null: it may. */
export function tagsFault(html: string): string | null {
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) count += 1;
  return count > maxTags ? tooManyTags : null;
}

/** Of HTML as it would be kept: cleaning can make it longer, since "&" becomes "&amp;". */
export function lengthFault(html: string, maxLength: number): string | null {
  if (html.length <= maxLength) return null;
  const most = maxLength.toLocaleString("id-ID");
  return `Terlalu panjang: paling banyak ${most} karakter, termasuk formatnya.`;
}
