// What the formulas over the marks come to, for programs that show a sheet and do not calculate it.
import { groupSize, type GroupRule } from "../../domain/item-analysis/score-places.ts";

/** A mark of each participant; null: does not count. */
export type MarkColumn = readonly (number | null)[];

/** Of one question, over those who have a mark: `variance` and so on are of the sample, null with fewer than two. */
export type ColumnValues = {
  sum: number;
  variance: number | null;
  covariance: number | null;
  totalVariance: number | null;
};

/** Of one participant: how many others have a higher and a lower total, and which part of the participant counts in each group (0 to 1). */
export type PlaceValues = { above: number; below: number; upper: number; lower: number };

export function columnValues(marks: MarkColumn, totals: readonly number[]): ColumnValues {
  const pairs = marks.flatMap((mark, at) => (mark === null ? [] : [[mark, totals[at]!] as const]));
  const own = pairs.map(([mark]) => mark);
  const their = pairs.map(([, total]) => total);
  return {
    sum: sumOf(own),
    variance: covarianceOf(own, own),
    covariance: covarianceOf(own, their),
    totalVariance: covarianceOf(their, their),
  };
}

/** Of the sample; null with fewer than two. */
export function covarianceOf(a: readonly number[], b: readonly number[]): number | null {
  const n = a.length;
  if (n < 2) return null;
  const [meanA, meanB] = [sumOf(a) / n, sumOf(b) / n];
  return a.reduce((all, value, at) => all + (value - meanA) * (b[at]! - meanB), 0) / (n - 1);
}

const sumOf = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** In the order of `totals`. Equal totals share the places of a group (evaluation.md 3). */
export function placeValues(totals: readonly number[], rule: GroupRule): PlaceValues[] {
  const size = groupSize(totals.length, rule);
  const counts = new Map<number, number>();
  for (const total of totals) counts.set(total, (counts.get(total) ?? 0) + 1);
  const places = new Map<number, PlaceValues>();
  let below = 0;
  for (const total of [...counts.keys()].sort((a, b) => a - b)) {
    const equal = counts.get(total)!;
    const above = totals.length - below - equal;
    const part = (before: number) => Math.max(0, Math.min(1, (size - before) / equal));
    places.set(total, { above, below, upper: part(above), lower: part(below) });
    below += equal;
  }
  return totals.map((total) => places.get(total)!);
}
