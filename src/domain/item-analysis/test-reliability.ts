// How reliable the totals of a test are (evaluation.md 3). Nothing is claimed where participants had different papers.
import { noFigure, roundedFigure, type ItemFigure } from "./item-figure.ts";

/** A test of k questions that n participants sat alike: sums of squares about the mean, in any one unit. */
export type TestSpread = { n: number; items: readonly number[]; totals: number };

/**
 * Cronbach's alpha: k ÷ (k − 1) · (1 − Σs² ÷ s²_T) with sample variances. No unit, at most 1; a negative one is shown. Undefined: k < 2, n < 2, all
 * totals are equal.
 *
 * Source: Cronbach, "Coefficient alpha and the internal structure of tests", Psychometrika 16 (1951); Moodle's coefficient of internal consistency
 * is 100 × this.
 */
export function cronbachAlpha({ n, items, totals }: TestSpread): ItemFigure {
  const k = items.length;
  if (k < 2) return noFigure("few-questions");
  if (n < 2) return noFigure("few-participants");
  if (totals === 0) return noFigure("equal-totals");
  const sum = items.reduce((all, each) => all + each, 0);
  return roundedFigure((k / (k - 1)) * (1 - sum / totals));
}

/**
 * KR-20: alpha of questions that earn either 0 or one and the same maximum. The same number, which is only given under this name for them.
 *
 * Source: Kuder & Richardson, "The theory of the estimation of test reliability", Psychometrika 2 (1937), formula 20.
 */
export function kuderRichardson20(alpha: ItemFigure, isDichotomous: boolean): ItemFigure {
  return alpha.value === null || isDichotomous ? alpha : noFigure("not-dichotomous");
}

/**
 * SEM, the standard error of measurement of one total: s_T · √(1 − alpha), in points. Undefined where alpha is.
 *
 * Source: Lord & Novick, Statistical Theories of Mental Test Scores (1968); Moodle's "Standard error".
 */
export function standardError(alpha: ItemFigure, { n, totals }: TestSpread, perPoint: number) {
  if (alpha.value === null) return alpha;
  const deviation = Math.sqrt(totals / (n - 1)) / perPoint;
  return roundedFigure(deviation * Math.sqrt(Math.max(0, 1 - alpha.value)));
}

/**
 * Alpha of the other questions, without this one. Undefined: fewer than two others, or all their totals are equal.
 *
 * Source: Cronbach (1951).
 *
 * @param rests the sum of squares of the totals without the question
 */
export function alphaWithout(test: TestSpread, at: number, rests: number): ItemFigure {
  const items = test.items.filter((_each, place) => place !== at);
  const alpha = cronbachAlpha({ n: test.n, items, totals: rests });
  return alpha.why === "equal-totals" ? noFigure("equal-rest") : alpha;
}

/**
 * Spearman–Brown: the reliability of a test that is `length` times as long, of questions like these: L·r ÷ (1 + (L − 1)·r). No unit. Undefined:
 * alpha is, `length` is not above 0, or so long a test of so negative a reliability cannot be (the divisor is not above 0).
 *
 * Source: Spearman (1910) and Brown (1910), British Journal of Psychology 3.
 */
export function spearmanBrown(alpha: ItemFigure, length: number): ItemFigure {
  if (alpha.value === null) return alpha;
  const divisor = 1 + (length - 1) * alpha.value;
  if (!(length > 0) || divisor <= 0) return noFigure("no-length");
  return roundedFigure((length * alpha.value) / divisor);
}
