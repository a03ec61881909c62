// A share of points as whole percent.
import { divide, toNumber } from "../../../../domain/scoring/fraction.ts";
import { scoreStored } from "../../../../domain/scoring/shown-score.ts";

/** Rounded half up, from exact fractions; deductions do not make less than nothing of it. @param worth above 0 */
export function percentOf(points: string, worth: string): number {
  const share = divide(scoreStored(points), scoreStored(worth));
  return Math.max(0, toNumber({ ...share, numerator: share.numerator * 100n }, 0));
}
