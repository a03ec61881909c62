// Compares what a participant typed with what is accepted (types 6, 11, 14 and 16). QTI 3: map_response over a string,
// one qti-map-entry for each accepted answer; number mode is qti-equal-rounded's absolute tolerance.
import type { Comparison } from "../../contract/questions/question-content.ts";
import { compare, decimalIn, fractionOf, subtract, zero } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

const longestPattern = 200;
/** A text that long is no short answer, and a pattern could take its time over it. */
const longestMatched = 300;

/** What the typed text earns, 0 to 1: the best share of all accepted answers that it equals. */
export function typedShare(typed: string, key: Comparison): Fraction {
  let best = zero;
  for (const { text, share } of key.accepted) {
    const earned = fractionOf(share);
    if (compare(earned, best) > 0 && isSame(typed, text, key)) best = earned;
  }
  return best;
}

export function isBlank(typed: string | null | undefined): boolean {
  return (typed ?? "").trim() === "";
}

function isSame(typed: string, accepted: string, key: Comparison): boolean {
  if (key.mode === "regex") return matches(typed, accepted, key);
  if (key.mode === "number") {
    const [given, wanted] = [numberIn(typed), numberIn(accepted)];
    if (given && wanted) return isNear(given, wanted, fractionOf(key.tolerance));
  }
  return tidied(typed, key) === tidied(accepted, key);
}

/** NFC, outer spaces dropped, runs of spaces made one; case and punctuation as the key says. */
function tidied(text: string, { case_sensitive: exact, ignore_punctuation: loose }: Comparison) {
  const kept = loose ? text.replace(/[\p{P}\p{S}]+/gu, " ") : text;
  const plain = kept.normalize("NFC").replace(/\s+/gu, " ").trim();
  return exact ? plain : plain.toLowerCase();
}

/**
 * Whether a pattern can be used: readable, not too long, and without a repetition inside a repetition, over which a
 * hostile answer could keep the server busy for hours.
 */
export function isUsablePattern(pattern: string): boolean {
  if (pattern.length > longestPattern) return false;
  if (/\\[1-9k]|\([^)]*[*+{][^)]*\)[*+{]|\([^)]*\|[^)]*\)[*+{]/u.test(pattern)) return false;
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** The whole text must match. A pattern that cannot be used accepts nothing; the question's check says so. */
function matches(typed: string, pattern: string, { case_sensitive: exact }: Comparison): boolean {
  const text = typed.normalize("NFC").trim();
  if (text.length > longestMatched || !isUsablePattern(pattern)) return false;
  return new RegExp(`^(?:${pattern})$`, exact ? "u" : "iu").test(text);
}

/** "1.234,5", "1,234.5", "-3,14", "3.14" and "1 000" as people type them; null: no number. */
export function numberIn(text: string): Fraction | null {
  const compact = text.trim().replace(/[\s_]/gu, "").replace(/^\+/u, "").replace(/^−/u, "-");
  const plain = withPoint(compact);
  return plain === null ? null : decimalIn(plain);
}

function withPoint(text: string): string | null {
  if (/^-?\d+$/u.test(text)) return text;
  // Both signs: the later one is the decimal sign. One sign more than once separates thousands.
  const lastComma = text.lastIndexOf(",");
  const lastPoint = text.lastIndexOf(".");
  const decimal = lastComma > lastPoint ? "," : ".";
  const other = decimal === "," ? "." : ",";
  const grouped = text.split(decimal).length > 2;
  const plain = grouped
    ? text.split(decimal).join("")
    : text.split(other).join("").replace(decimal, ".");
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? plain : null;
}

function isNear(given: Fraction, wanted: Fraction, tolerance: Fraction): boolean {
  const difference = subtract(given, wanted);
  const size = {
    numerator: difference.numerator < 0n ? -difference.numerator : difference.numerator,
    denominator: difference.denominator,
  };
  return compare(size, tolerance) <= 0;
}
