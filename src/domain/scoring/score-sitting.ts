// What a whole sitting earns: each type's score from the shares of its questions, then their sum (domain.md 3.2, 1 to 3).
// With all weights of questions 1, the policy mutlak and enough questions it is the earlier generation's formula:
// (right ÷ count) × the type's weight, summed over the types.
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { add, atLeast, divide, fractionOf, multiply, sum, zero } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { netShare } from "./score-question.ts";
import type { QuestionScore, Verdict } from "./score-question.ts";

export type ScoredQuestion = {
  type: QuestionType;
  /** bobot, above 0. */
  weight: number;
  /** A survey: summed up, but worth nothing. */
  isSurvey: boolean;
  score: QuestionScore;
};

export type TypeScore = {
  type: QuestionType;
  counts: Record<Verdict, number>;
  /** Of the type's weight. */
  earned: Fraction;
};

export type SittingScore = {
  types: TypeScore[];
  total: Fraction;
  /** Questions that somebody must still mark: the total is "sementara" until there are none. */
  pending: number;
};

/**
 * `questions`: those that this participant was shown. `weights`: what each type is worth; one that is missing is worth 0.
 * A type with a weight and no question loses its share; that the plan can be met is the bank's matter.
 */
export function scoreSitting(
  questions: readonly ScoredQuestion[],
  weights: Readonly<Partial<Record<QuestionType, number>>>,
): SittingScore {
  const byType = new Map<QuestionType, ScoredQuestion[]>();
  for (const question of questions) {
    byType.set(question.type, [...(byType.get(question.type) ?? []), question]);
  }
  const types = [...byType].map(([type, own]) => scoreType(type, own, weights[type] ?? 0));
  types.sort((a, b) => a.type - b.type);
  return {
    types,
    total: sum(types.map(({ earned }) => earned)),
    pending: types.reduce((count, { counts }) => count + counts.menunggu, 0),
  };
}

function scoreType(
  type: QuestionType,
  questions: readonly ScoredQuestion[],
  weight: number,
): TypeScore {
  const counts: TypeScore["counts"] = { kosong: 0, benar: 0, sebagian: 0, salah: 0, menunggu: 0 };
  let earned = zero;
  let whole = zero;
  for (const { score, weight: own, isSurvey } of questions) {
    if (isSurvey) continue;
    counts[score.verdict] += 1;
    earned = add(earned, multiply(netShare(score), fractionOf(own)));
    whole = add(whole, fractionOf(own));
  }
  const share = whole.numerator === 0n ? zero : divide(atLeast(zero, earned), whole);
  return { type, counts, earned: multiply(share, fractionOf(weight)) };
}
