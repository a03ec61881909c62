// The rules by which the answers to one question of an exam are marked: who gets a second mark, and how far two marks may be apart
// (evaluation.md 1.8). Correctors of the subject and a Head Master read and change them.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { version } from "../calls/fields.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

function wholeUpTo(most: number) {
  const text = `Isi bilangan bulat dari 0 sampai ${most}.`;
  return v.pipe(v.number(text), v.integer(text), v.minValue(0, text), v.maxValue(most, text));
}

export const maxNearPoints = 50;
const maxControlPercent = 50;
export const rulesInput = v.object({
  /** Of what is marked so far, to within rounding. Equal answers are one, and are drawn together. Raising it only adds. */
  second_percent: wholeUpTo(100),
  /** Answers of sittings whose total is so near to the KKM get a second mark as well; null: none. */
  near_kkm_points: v.nullable(wholeUpTo(maxNearPoints)),
  /** Of the question's maximum. */
  tolerance_percent: wholeUpTo(100),
  /**
   * Control answers: this percentage of what a marker gets are answers that others have marked with agreement. They look like any other
   * answer, and marks given to them change no result.
   */
  control_percent: wholeUpTo(maxControlPercent),
});
export type RulesInput = v.InferOutput<typeof rulesInput>;

export const markingRules = v.object({
  /** Of the unit, as in its list. */
  id: v.string(),
  ...ofUnit,
  version: v.number(),
  ...rulesInput.entries,
  /** Of the bank, or else of its subject. */
  kkm: v.nullable(v.number()),
});
export type MarkingRules = v.InferOutput<typeof markingRules>;

export const getMarkingRulesInput = v.object(ofUnit);
export const getMarkingRules = httpCall<typeof getMarkingRulesInput, typeof markingRules>(
  "GET",
  `${unitPath}/rules`,
);

/** What they mean is said by domain/marking/marking-outcome.ts. */
export const markingStates = ["left", "second", "disputed", "settled"] as const;
const state = v.picklist(markingStates);
export const rulesPreview = v.object({
  /** Answers of finished sittings. */
  total: v.number(),
  /** Answers whose state changes. */
  changes: v.array(v.object({ from: state, to: state, count: v.number() })),
  /** Answers that wait for a second person afterwards. */
  second: v.number(),
  /** Participants whose result is final and would wait for people again. */
  reopened: v.number(),
});
export type RulesPreview = v.InferOutput<typeof rulesPreview>;

export const previewRulesInput = v.object({ ...ofUnit, ...rulesInput.entries });
/** What saving the rules would change now. Changes nothing. */
export const previewMarkingRules = httpCall<typeof previewRulesInput, typeof rulesPreview>(
  "POST",
  `${unitPath}/rules/preview`,
);

export const updateRulesInput = v.object({ ...ofUnit, version, ...rulesInput.entries });
/**
 * No mark is cleared. States and results are computed anew in the same transaction. A second mark that was asked for because of a total, or that
 * was given, stays wanted. Refused with 49 and the newer rules when `version` is not the stored one.
 */
export const updateMarkingRules = httpCall<typeof updateRulesInput, typeof markingRules>(
  "PATCH",
  `${unitPath}/rules`,
);
