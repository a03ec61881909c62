// Which words of one text stand in another: whole words, as they are compared everywhere (domain.md 3.2a, "Text"), without regard to
// case and harakat.
import { comparedText } from "../scoring/typed/compared-text.ts";
import { plainTextOf } from "./html-text.ts";

const letters = /[\p{L}\p{M}]+/gu;
const formulas = /\sdata-formula(?:-block)?="[^"]*"/giu;

const compared = (word: string) =>
  comparedText(word, { case_sensitive: false, ignore_punctuation: false, ignore_harakat: true });

/** Of rich text, those of so many letters or more. What names a sign in a formula is no word. */
export function wordsIn(html: string, fewest: number): string[] {
  const words = plainTextOf(html.replace(formulas, "")).match(letters) ?? [];
  return words.map(compared).filter((word) => [...word].length >= fewest);
}

/** Where these words stand in a plain text. */
export function placesOf(words: ReadonlySet<string>, text: string): { from: number; to: number }[] {
  return [...text.matchAll(letters)]
    .filter(([word]) => words.has(compared(word)))
    .map(({ 0: word, index: from }) => ({ from, to: from + word.length }));
}
