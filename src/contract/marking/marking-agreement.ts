// How far those who mark the same answers agree (evaluation.md 1.9 and 1.10). A pair of marks is counted once both are given, as they were before
// the later of the two people could see the other's.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

export const kappaWeights = ["quadratic", "linear", "none"] as const;

const figures = {
  /** Pairs of marks. */
  n: v.number(),
  /** `exact`: how many of the `n` pairs are equal. `within`: how many differ by at most the tolerance. */
  exact: v.number(),
  within: v.number(),
  /** How much more the first gives, in percent of the question's maximum. Null without pairs. */
  mean_difference: v.nullable(v.number()),
  /** Null where all marks are on one step, or none was given by the rubric. */
  kappa: v.nullable(v.number()),
  /** Pairs of which both marks were given by the rubric. */
  kappa_n: v.number(),
};
/** Of the control answers that the person has marked, those within the tolerance of the mark that counts. */
const control = v.object({ n: v.number(), within: v.number() });
const person = v.object({ id: idSchema, nama: v.string() });

export const getAgreementInput = v.object({
  ...ofUnit,
  weights: v.optional(v.picklist(kappaWeights), "quadratic"),
});
export const markingAgreement = v.object({
  tolerance_percent: v.number(),
  pairs: v.array(v.object({ one: person, other: person, ...figures })),
  /**
   * Each person beside all others. `control` null: none was marked, or it is the caller's own, who could otherwise find out by the number which
   * answers these were. A Head Master reads all.
   */
  markers: v.array(v.object({ ...person.entries, ...figures, control: v.nullable(control) })),
});
export type MarkingAgreement = v.InferOutput<typeof markingAgreement>;

/** Refused with 44 for whoever is no corrector of the subject, but a Head Master. */
export const getMarkingAgreement = httpCall<typeof getAgreementInput, typeof markingAgreement>(
  "GET",
  `${unitPath}/agreement`,
);
