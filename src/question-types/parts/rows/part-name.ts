// What a part is called where its HTML cannot be shown: in labels of controls and in announcements.
import { plainTextOf } from "../../../domain/text/html-text.ts";

const longest = 80;

/** Its plain words, not too many; `fallback` for a part without any. */
export function partName(html: string | undefined, fallback: string): string {
  const text = plainTextOf(html ?? "");
  if (text === "") return fallback;
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

/** Whether it says anything in words: nothing else counts as the name of a heading, a formula by itself neither. */
export function hasWords(html: string): boolean {
  return plainTextOf(html.replace(/<span data-formula[^>]*>/gu, "")) !== "";
}
