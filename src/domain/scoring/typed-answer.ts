// Compares what a participant typed with what is accepted (types 6, 11, 14 and 16; domain.md 3.2a, "Text", "Numbers" and
// "Patterns"). QTI 3: map_response over a string, one qti-map-entry for each accepted answer; a number is qti-equal with an
// absolute tolerance, a pattern qti-pattern-match. Moodle: shortanswer with a fraction for each answer, numerical with
// a nominal error; both compare as typed, where ours evens out signs and reads 1,5 as 1.5.
import type { Comparison } from "../../contract/questions/question-content.ts";
import { compare, fractionOf, subtract, zero, type Fraction } from "./fraction.ts";
import { fitsPattern } from "./typed/answer-pattern.ts";
import { comparedText } from "./typed/compared-text.ts";
import { numberReadings, type NumberRules } from "./typed/number-readings.ts";

/**
 * What the typed text earns, 0 to 1: the best share of all accepted answers that it equals.
 * @param unit the question's own, which may stand beside a number
 */
export function typedShare(typed: string, key: Comparison, unit = ""): Fraction {
  const isSame = comparing(typed, key, unit);
  let best = zero;
  for (const { text, share } of key.accepted) {
    const earned = fractionOf(share);
    if (compare(earned, best) > 0 && isSame(text)) best = earned;
  }
  return best;
}

/** Whether anything is accepted at all: a part without a key is no part. */
export function acceptsSomething({ accepted }: Comparison): boolean {
  return accepted.some(({ text }) => text.trim() !== "");
}

function comparing(typed: string, key: Comparison, unit: string): (accepted: string) => boolean {
  if (key.mode === "regex") {
    return (accepted) => fitsPattern(typed, accepted, key.case_sensitive);
  }
  if (key.mode === "number") {
    const rules = { unit, fractions: key.allow_fractions };
    const given = numberReadings(typed, rules);
    const tolerance = fractionOf(key.tolerance);
    return (accepted) => {
      const wanted = given.length > 0 ? numberIn(accepted, rules) : null;
      return wanted !== null && given.some((each) => isNear(each, wanted, tolerance));
    };
  }
  const given = comparedText(typed, key);
  return (accepted) => comparedText(accepted, key) === given;
}

/** The number as its author means it: of two readings the one with decimals ("1.000" is 1). Null: no number. */
export function numberIn(text: string, rules: NumberRules = {}): Fraction | null {
  return numberReadings(text, rules)[0] ?? null;
}

function isNear(given: Fraction, wanted: Fraction, tolerance: Fraction): boolean {
  const difference = subtract(given, wanted);
  const size = {
    numerator: difference.numerator < 0n ? -difference.numerator : difference.numerator,
    denominator: difference.denominator,
  };
  return compare(size, tolerance) <= 0;
}
