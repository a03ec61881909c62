// What a wrong single choice takes off, in a bank's plan (domain.md 3.2a).
import * as v from "valibot";
import type { PolicyName } from "./question-fields.ts";
import type { QuestionType } from "./question-types.ts";

const minus = "Minus";
/** As a share of the question's weight. */
export const planMinus = v.optional(
  v.pipe(
    v.number(`${minus} harus berupa angka.`),
    v.minValue(0, `${minus} paling kecil 0.`),
    v.maxValue(1, `${minus} paling besar 1.`),
    v.check(
      (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
      `${minus} paling banyak empat angka di belakang koma.`,
    ),
  ),
  0,
);

/** Only where one choice is all or nothing. */
export function takesMinus(of: { type: QuestionType; policy: PolicyName }): boolean {
  return of.type === 1 && of.policy === "mutlak";
}
