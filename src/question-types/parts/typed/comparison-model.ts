// How a typed answer is compared, as its editor changes it and as its key is told (contract `Comparison`).
import {
  type Comparison,
  maxAnswerText,
  maxParts,
} from "../../../contract/questions/question-content.ts";
import { toDecimal, type Fraction } from "../../../domain/scoring/fraction.ts";
import { numberReadings } from "../../../domain/scoring/typed/number-readings.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";

export type AcceptedAnswer = Comparison["accepted"][number];

const emptyAnswer: AcceptedAnswer = { text: "", share: 1 };

/** There is always a first one to fill in. */
export function acceptedRows({ accepted }: Comparison): readonly AcceptedAnswer[] {
  return accepted.length > 0 ? accepted : [emptyAnswer];
}

export function withAccepted(
  value: Comparison,
  at: number,
  change: Partial<AcceptedAnswer>,
): Comparison {
  const accepted = acceptedRows(value).map((row, index) =>
    index === at ? { ...row, ...change } : row,
  );
  return { ...value, accepted };
}

export function withoutAccepted(value: Comparison, at: number): Comparison {
  return { ...value, accepted: acceptedRows(value).filter((_, index) => index !== at) };
}

/** With an empty one at the end; null when there are as many as there may be. */
export function withOneMore(value: Comparison): Comparison | null {
  const rows = acceptedRows(value);
  return rows.length < maxParts ? { ...value, accepted: [...rows, emptyAnswer] } : null;
}

/** Several lines that were pasted into one answer: an answer each, the first in that one's place. */
export function withPasted(value: Comparison, at: number, pasted: string): Comparison | null {
  const texts = pasted
    .split(/[\r\n\t]+/u)
    .map((text) => text.trim().slice(0, maxAnswerText))
    .filter((text) => text !== "");
  if (texts.length < 2) return null;
  const rows = acceptedRows(value);
  const { share } = rows[at] ?? emptyAnswer;
  const added = texts.map((text) => ({ text, share }));
  const accepted = [...rows.slice(0, at), ...added, ...rows.slice(at + 1)].slice(0, maxParts);
  return { ...value, accepted };
}

/** Those that say something, the ones that earn most first. */
export function describedAnswers({ accepted }: Comparison): AcceptedAnswer[] {
  const told = accepted.filter(({ text }) => text.trim() !== "");
  return told.sort((a, b) => b.share - a.share);
}

/** Numbers as the key is read, without groups: "2,5". `other`: what the text could mean as well. */
export type Reading = { value: string; other: string | null };

/** Null: it says nothing new, or is no number. */
export function readingOf(text: string, value: Comparison, unit: string): Reading | null {
  if (value.mode !== "number") return null;
  const rules = { unit, fractions: value.allow_fractions };
  const [taken, other = null] = numberReadings(text, rules).map(decimalText);
  if (taken === undefined || (other === null && taken === text.trim())) return null;
  return { value: taken, other };
}

function decimalText(value: Fraction): string {
  return toDecimal(value, 12)
    .replace(/\.?0+$/u, "")
    .replace(".", ",");
}

/** Where there is something that the switch leaves out, or it is on. */
export function offersHarakat({ accepted, ignore_harakat: isOn }: Comparison): boolean {
  return isOn || accepted.some(({ text }) => /\p{Script=Arabic}/u.test(text));
}

export type ComparisonRule =
  | { is: "regex" | "exact" | "loose" | "bare" | "fractions" }
  | { is: "tolerance"; size: string };

/** What is unusual about the comparison, to be told beside the answers. */
export function rulesOf(value: Comparison): ComparisonRule[] {
  const { mode, tolerance, case_sensitive: isExact, ignore_punctuation: isLoose } = value;
  if (mode === "number") {
    return [
      ...(tolerance > 0 ? [{ is: "tolerance" as const, size: numberAsTyped(tolerance) }] : []),
      ...(value.allow_fractions ? [{ is: "fractions" as const }] : []),
    ];
  }
  return [
    ...(mode === "regex" ? [{ is: "regex" as const }] : []),
    ...(isExact ? [{ is: "exact" as const }] : []),
    ...(mode === "text" && isLoose ? [{ is: "loose" as const }] : []),
    ...(mode === "text" && value.ignore_harakat ? [{ is: "bare" as const }] : []),
  ];
}
