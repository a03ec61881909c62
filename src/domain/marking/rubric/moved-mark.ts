// What a mark that was given by one rubric is by another (evaluation.md 1.4). Of each criterion the share that was earned is kept: 3 of 4 points
// become 6 of 8. Foreseeing a change and storing it use this function.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import { add, divide, fractionOf, multiply, zero, type Fraction } from "../../scoring/fraction.ts";
import { ownValue } from "../../scoring/own-value.ts";
import { shareOf, shareText } from "../point-input.ts";

export type RubricCriterion = { id: string; label: string; max: number };
export type Rubric = readonly RubricCriterion[];

/**
 * - moved: by the other rubric it is this mark; `share` is 0 to 1 of the question.
 * - kept: it says nothing of a criterion that is new, so that it stays as it was given until somebody marks the answer again.
 */
export type MovedMark =
  | { is: "moved"; given: { criteria: Record<string, string> }; share: Fraction }
  | { is: "kept" };

/** Null: it was not given by criteria, so that no rubric moves it. */
export function movedMark(given: GivenMark, from: Rubric, to: Rubric): MovedMark | null {
  if (!("criteria" in given)) return null;
  const before = new Map(from.map(({ id, max }) => [id, max]));
  const criteria: Record<string, string> = {};
  let [earned, whole] = [zero, zero];
  for (const { id, max } of counted(to)) {
    const [points, most] = [ownValue(given.criteria, id), before.get(id) ?? 0];
    if (points === undefined || most <= 0) return { is: "kept" };
    const kept = multiply(divide(shareOf(points), fractionOf(most)), fractionOf(max));
    criteria[id] = shareText(kept);
    earned = add(earned, kept);
    whole = add(whole, fractionOf(max));
  }
  if (whole.numerator === 0n) return { is: "kept" };
  return { is: "moved", given: { criteria }, share: divide(earned, whole) };
}

/** Criteria without points are shown and not marked. */
const counted = (rubric: Rubric): Rubric => rubric.filter(({ max }) => max > 0);

/** It says nothing of a criterion of the rubric: it was given by an older one. */
export const lacksCriteria = (given: GivenMark, rubric: Rubric): boolean =>
  "criteria" in given &&
  counted(rubric).some(({ id }) => ownValue(given.criteria, id) === undefined);

/** Whether marks by the one count otherwise than marks by the other. Other words or another order alone move nothing. */
export function countsOtherwise(one: Rubric, other: Rubric): boolean {
  const points = (rubric: Rubric) =>
    counted(rubric)
      .map(({ id, max }) => `${id} ${max}`)
      .sort()
      .join("\n");
  return points(one) !== points(other);
}
