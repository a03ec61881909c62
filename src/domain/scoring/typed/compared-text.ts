// Text as it is compared (domain.md 3.2a, "Text"): what no reader sees and what a keyboard chooses by itself is evened out.
import type { Comparison } from "../../../contract/questions/question-content.ts";

/** Directional marks, joiners, zero-width spaces and soft hyphens: they come along with what is pasted. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu;
const evened: readonly (readonly [from: RegExp, to: string])[] = [
  [/[’‘ʼ]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[–—‑]/gu, "-"],
];
/** Full stops, commas, quotation marks, brackets and their like in Latin, Arabic and Chinese; no symbol such as + % / #. */
const punctuation = /[.,;:!?…‥"'¡¿،؛؟۔٫٬、。，．：；！？\p{Pi}\p{Pf}\p{Ps}\p{Pe}]/gu;
const hyphens = /\p{Pd}/gu;
/**
 * Vowel signs, doubling, and the stretching stroke that carries them. Not madda and hamza (U+0653 to 0655), which make
 * another letter.
 */
const harakat = /[\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8]/gu;

/** NFC, without what is not seen; spaces are left as they are. */
export function visibleText(text: string): string {
  return text.replace(unseen, "").normalize("NFC");
}

export function isBlank(typed: string | null | undefined): boolean {
  return (typed ?? "").replace(unseen, "").trim() === "";
}

type Rules = Pick<Comparison, "case_sensitive" | "ignore_punctuation" | "ignore_harakat">;

/** Two texts are the same when this makes the same of both. What a switch would leave empty is left as it is. */
export function comparedText(text: string, rules: Rules): string {
  let seen = visibleText(text);
  for (const [from, to] of evened) seen = seen.replace(from, to);
  const spoken = rules.ignore_harakat ? unlessEmpty(seen, seen.replace(harakat, "")) : seen;
  const plain = rules.ignore_punctuation
    ? unlessEmpty(spoken, spoken.replace(hyphens, " ").replace(punctuation, ""))
    : spoken;
  // Again, because an accent may have lost what stood between it and its letter.
  const tidy = plain.normalize("NFC").replace(/\s+/gu, " ").trim();
  return rules.case_sensitive ? tidy : tidy.toLowerCase();
}

const unlessEmpty = (before: string, after: string) => (after.trim() === "" ? before : after);
