// What each question of a sitting earns of the 100 points of its result.
import { divide, fractionOf, multiply, zero, type Fraction } from "../scoring/fraction.ts";
import type { Range } from "../scoring/score-question.ts";
import type { SittingScore, TypeScore } from "../scoring/score-sitting.ts";

export type QuestionPoints = {
  /** Whether it is in the sum of its type: surveys and removed questions are not. */
  counts: boolean;
  /** What it earns at most, of 100; zero where it does not count. */
  worth: Fraction;
  /** Below zero where a deduction takes off more than is earned. */
  points: Range;
};

/** In the order of the questions. */
export function questionPoints({ types, questions }: SittingScore): QuestionPoints[] {
  const byType = new Map(types.map((type) => [type.type, type]));
  return questions.map(({ type, weight: bobot, isSurvey, outcome, earned }) => {
    const own = byType.get(type)!;
    const unit = bobotUnit(own);
    const counts = !isSurvey && outcome !== "removed";
    const worth = counts ? multiply(fractionOf(bobot), unit) : zero;
    return { counts, worth, points: timesRange(earned, worth) };
  });
}

/** What one point of bobot of a type is worth, of 100. A type without any left has no question that counts. */
export const bobotUnit = ({ bobot, weight }: Pick<TypeScore, "bobot" | "weight">): Fraction =>
  bobot.numerator === 0n ? zero : divide(fractionOf(weight), bobot);

const timesRange = ({ least, most }: Range, factor: Fraction): Range => ({
  least: multiply(least, factor),
  most: multiply(most, factor),
});
