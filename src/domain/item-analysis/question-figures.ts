// The figures of one question (evaluation.md 3), each by a function with its definition, unit and source. They take sums of mark-sums.ts, in units.
import { divide, fractionOf, subtract, type Fraction } from "../scoring/fraction.ts";
import { groupAbsence, groupFacility, weightedSum, type EdgeGroups } from "./group-counts.ts";
import { exactFigure, noFigure, roundedFigure, type ItemFigure } from "./item-figure.ts";
import type { MarkSums } from "./mark-sums.ts";
import type { TableColumn } from "./mark-table.ts";

/** Why a question of which nobody counts has no figures. */
export function absenceOf({ given, removed }: Pick<TableColumn, "given" | "removed">): ItemFigure {
  if (given > 0) return noFigure("given");
  return noFigure(removed > 0 ? "removed" : "no-participants");
}

/**
 * p, tingkat kesukaran: mean mark ÷ maximum, no unit, 1 where everybody earns everything; below 0 where more is taken off than earned. Where the
 * maximum is not the same for everybody, the sum of the marks ÷ the sum of the maxima. Undefined: maximum 0, nobody counts.
 *
 * Source: Allen & Yen, Introduction to Measurement Theory (1979); Moodle, Quiz statistics calculations, "Facility index".
 */
export function facility(column: TableColumn): ItemFigure {
  if (column.places.rows.length === 0) return absenceOf(column);
  const most = weightedSum(column.counts, column.maxima);
  if (most.numerator === 0n) return noFigure("no-maximum");
  return exactFigure(divide(weightedSum(column.counts, column.marks), most));
}

/** Mean of the marks, in points. Undefined: nobody counts. */
export function meanMark(column: TableColumn): ItemFigure {
  const n = column.places.rows.length;
  if (n === 0) return absenceOf(column);
  return exactFigure(divide(weightedSum(column.counts, column.marks), fractionOf(n)));
}

/**
 * SD: the sample standard deviation of the marks, √(Σ(x − x̄)² ÷ (n − 1)), in points. 0 where all are equal. Undefined: n < 2.
 *
 * Source: Moodle, Quiz statistics calculations, "Standard deviation" of a question.
 */
export function markDeviation({ n, marks }: MarkSums, perPoint: number): ItemFigure {
  if (n < 2) return noFigure("few-participants");
  return roundedFigure(Math.sqrt(marks / (n - 1)) / perPoint);
}

/**
 * Pearson's correlation of the marks with the totals, the question's own mark included; point-biserial for 0/1. No unit, −1 to 1.
 * Undefined: n < 2, or all marks or all totals are equal.
 *
 * Source: Pearson (1895); as "validitas butir" Arikunto, Dasar-Dasar Evaluasi Pendidikan.
 */
export function itemTotalCorrelation({ n, marks, totals, product }: MarkSums): ItemFigure {
  return correlation({ n, product: marks + product, one: marks, other: totals }, "equal-totals");
}

/**
 * Pearson's correlation of the marks with the totals of all other questions ("corrected"). No unit, −1 to 1. Undefined: n < 2, or all marks or
 * all rests are equal.
 *
 * Source: Henrysson, "Correction of item–total correlations in item analysis", Psychometrika 28 (1963); Moodle's discrimination index is 100 × this.
 */
export function itemRestCorrelation({ n, marks, rest, product }: MarkSums): ItemFigure {
  return correlation({ n, product, one: marks, other: rest }, "equal-rest");
}

type Products = { n: number; product: number; one: number; other: number };

function correlation(
  { n, product, one, other }: Products,
  flat: "equal-totals" | "equal-rest",
): ItemFigure {
  if (n < 2) return noFigure("few-participants");
  if (one === 0) return noFigure("equal-marks");
  if (other === 0) return noFigure(flat);
  return roundedFigure(bounded(product / Math.sqrt(one * other)));
}

/** Rounding must not make a correlation larger than 1. */
export const bounded = (r: number): number => Math.min(1, Math.max(-1, r));

/**
 * D, daya pembeda: (sum of the upper group − sum of the lower group) ÷ (g × maximum), g participants in each; no unit, −1 to 1. Equal totals at a
 * boundary share the places that are left. Where maxima differ, each group's sum is divided by the sum of its maxima. Undefined: g = 0, maximum 0,
 * all totals equal: both groups would be the same participants.
 *
 * Source: Kelley (1939); Ebel & Frisbie, Essentials of Educational Measurement (1991); Arikunto, Dasar-Dasar Evaluasi Pendidikan.
 */
export function upperLowerDifference(column: TableColumn, groups: EdgeGroups): ItemFigure {
  if (column.places.rows.length === 0) return absenceOf(column);
  if (!groups) return groupAbsence(column);
  const [upper, lower] = [groupFacility(groups.upper, column), groupFacility(groups.lower, column)];
  if (!upper || !lower) return noFigure("no-maximum");
  return exactFigure(subtract(upper, lower));
}

/**
 * Moodle's discrimination index: 100 × the correlation of the marks with the rest, in percent, −100 to 100. Undefined: n < 2, or a variance is 0.
 *
 * Source: Moodle, Quiz statistics calculations, "Discrimination index".
 */
export function discriminationIndex(sums: MarkSums): ItemFigure {
  const r = itemRestCorrelation(sums);
  return r.value === null ? r : roundedFigure(100 * r.value);
}

/**
 * Moodle's discriminative efficiency: 100 × the covariance of marks and rest ÷ the largest that these marks and these rests could have, which
 * they have when both are sorted. In percent, at most 100. Undefined: n < 2, or a variance is 0.
 *
 * Source: Moodle, Quiz statistics calculations, "Discriminative efficiency".
 */
export function discriminativeEfficiency({
  n,
  marks,
  rest,
  product,
  largest,
}: MarkSums): ItemFigure {
  if (n < 2) return noFigure("few-participants");
  if (marks === 0) return noFigure("equal-marks");
  if (rest === 0) return noFigure("equal-rest");
  return roundedFigure(Math.min(100, (100 * product) / largest));
}

/**
 * Intended weight: 100 × the question's maximum ÷ the sum of all maxima, in percent. Undefined: that sum is 0, nobody counts, or participants had
 * different papers.
 *
 * Source: Moodle, Quiz statistics calculations, "Intended question weight".
 */
export function intendedWeight(maximum: Fraction, whole: Fraction): ItemFigure {
  if (whole.numerator === 0n) return noFigure("no-maximum");
  return exactFigure(divide({ ...maximum, numerator: maximum.numerator * 100n }, whole));
}

/**
 * Effective weight: 100 × √cov(x, T) ÷ Σ √cov(x, T) over all questions, in percent: how much of what separates participants comes from this
 * question. A negative covariance makes it undefined and counts 0 in the sum. 0 where all earn the same of the question. Undefined also: n < 2, all
 * totals are equal, or participants had different papers.
 *
 * Source: Moodle, Quiz statistics calculations, "Effective question weight".
 *
 * @param covariance of the question with the total, and `roots` the sum of the roots of those that are not negative, in the same units
 */
export function effectiveWeight(n: number, covariance: number, roots: number): ItemFigure {
  if (n < 2) return noFigure("few-participants");
  if (roots === 0) return noFigure("equal-totals");
  if (covariance < 0) return noFigure("negative-covariance");
  return roundedFigure((100 * Math.sqrt(covariance)) / roots);
}

/** Σ(x − x̄)(T − T̄) of marks with totals; what is only rounding of 0 is 0. */
export function productWithTotal({ marks, totals, product }: MarkSums): number {
  const whole = marks + product;
  return Math.abs(whole) <= 1e-12 * Math.sqrt(marks) * Math.sqrt(totals) ? 0 : whole;
}
