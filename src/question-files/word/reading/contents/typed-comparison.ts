// How a typed answer of a question document is compared, from its answers and what is said beside them; and what has to be
// said beside them so that a comparison comes back as it was.
import type { Comparison } from "../../../../contract/questions/question-content.ts";
import { numberIn } from "../../../../domain/scoring/typed-answer.ts";
import { comparisonWith, largestTolerance } from "../../../accepted-answers.ts";
import { decimalText, type Token } from "../../answer-token.ts";

export type AcceptedAnswer = { text: string; share: number };

const modeNames = { teks: "text", angka: "number", pola: "regex" } as const;
export type ModeName = keyof typeof modeNames;

/** Numbers are compared as such ("3,14" is "3.14"), unless zeros in front say that it is a code. */
export function comparisonOf(
  answers: readonly (string | AcceptedAnswer)[],
  caseSensitive = false,
): Comparison {
  const all = answers.map((answer) =>
    typeof answer === "string" ? { text: answer, share: 1 } : answer,
  );
  const isNumber = all.length > 0 && all.every(({ text }) => numberIn(text) && !/^0\d/u.test(text));
  return comparisonWith(all, {
    mode: isNumber ? "number" : "text",
    case_sensitive: caseSensitive,
  });
}

/** Null: there is no mode of that name. */
export function modeNamed(name: string): Comparison["mode"] | null {
  return Object.hasOwn(modeNames, name) ? modeNames[name as ModeName] : null;
}

export function nameOfMode(mode: Comparison["mode"]): ModeName {
  return (Object.keys(modeNames) as ModeName[]).find((name) => modeNames[name] === mode) ?? "teks";
}

/** "0,5" and "0.5"; null: no tolerance. */
export function toleranceIn(text: string): number | null {
  const value = text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
  return value >= 0 && value <= largestTolerance ? value : null;
}

/** @param reportFault is told of a flag whose value cannot be used */
export function comparisonOfToken(
  { answers, flags }: Token,
  caseSensitive: boolean,
  reportFault: (flag: string) => void,
): Comparison {
  const key = comparisonOf(answers, caseSensitive || flags.has("kapital"));
  for (const name of Object.keys(modeNames))
    if (flags.has(name)) key.mode = modeNamed(name) ?? key.mode;
  key.ignore_punctuation = flags.has("abaikan tanda baca");
  key.ignore_harakat = flags.has("abaikan harakat");
  key.allow_fractions = flags.has("pecahan");
  const written = flags.get("toleransi");
  if (written === undefined) return key;
  const tolerance = toleranceIn(written);
  if (tolerance === null) reportFault(`toleransi=${written}`);
  return { ...key, tolerance: tolerance ?? 0 };
}

/** The flags without which `comparisonOfToken` would answer another comparison. */
export function flagsOfComparison(key: Comparison): (readonly [string, string])[] {
  const plain = comparisonOf(key.accepted);
  const flags: (readonly [string, string])[] = [];
  if (key.mode !== plain.mode) flags.push([nameOfMode(key.mode), ""]);
  if (key.case_sensitive) flags.push(["kapital", ""]);
  if (key.ignore_punctuation) flags.push(["abaikan tanda baca", ""]);
  if (key.ignore_harakat) flags.push(["abaikan harakat", ""]);
  if (key.allow_fractions) flags.push(["pecahan", ""]);
  if (key.tolerance !== 0) flags.push(["toleransi", decimalText(key.tolerance)]);
  return flags;
}
