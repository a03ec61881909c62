// How the totals of all participants are distributed: mean, median, standard deviation, skewness and kurtosis.
import { exactFigure, noFigure, roundedFigure, type ItemFigure } from "./item-figure.ts";
import { fraction } from "../scoring/fraction.ts";

export type ScoreMoments = {
  n: number;
  mean: ItemFigure;
  median: ItemFigure;
  sd: ItemFigure;
  skewness: ItemFigure;
  kurtosis: ItemFigure;
};

/** Σ of the powers of what values deviate from their mean. */
type Powers = { n: number; two: number; three: number; four: number };

/**
 * - mean and median in points; undefined for n = 0.
 * - sd: √k₂, the sample standard deviation (n − 1), in points; undefined for n < 2.
 * - skewness: k₃ ÷ k₂^(3/2), no unit; undefined for n < 3 or equal totals.
 * - kurtosis: k₄ ÷ k₂², the excess over a normal distribution, no unit; undefined for n < 4 or equal totals.
 *
 * Source: the k-statistics of Fisher (1929), as in Moodle, Quiz statistics calculations, "Test statistics".
 *
 * @param sorted totals in units, in ascending order
 */
export function scoreMoments(sorted: Float64Array, perPoint: number, slack: number): ScoreMoments {
  const n = sorted.length;
  const none = noFigure("no-participants");
  if (n === 0) return { n, mean: none, median: none, sd: none, skewness: none, kurtosis: none };
  const powers = powersOf(sorted, slack);
  const middle = [sorted[Math.floor((n - 1) / 2)]!, sorted[Math.floor(n / 2)]!];
  return {
    n,
    mean: inPoints(sorted, perPoint),
    median: inPoints(middle, perPoint),
    sd: n < 2 ? noFigure("few-participants") : roundedFigure(deviationOf(powers) / perPoint),
    skewness: skewness(powers),
    kurtosis: kurtosis(powers),
  };
}

/** The mean of whole numbers of units, exactly. */
function inPoints(units: ArrayLike<number>, perPoint: number): ItemFigure {
  const sum = Array.from(units, BigInt).reduce((all, each) => all + each, 0n);
  const [above, below] = perPoint < 1 ? [BigInt(1 / perPoint), 1n] : [1n, BigInt(perPoint)];
  return exactFigure(fraction(sum * above, BigInt(units.length) * below));
}

/** Measured from the least, so that large totals lose nothing. @param sorted in ascending order, at least one */
export function powersOf(sorted: Float64Array, slack: number): Powers {
  const n = sorted.length;
  const least = sorted[0]!;
  if (sorted[n - 1]! - least <= slack) return { n, two: 0, three: 0, four: 0 };
  const mean = sorted.reduce((all, value) => all + (value - least), 0) / n;
  let [two, three, four] = [0, 0, 0];
  for (const value of sorted) {
    const deviation = value - least - mean;
    const squared = deviation * deviation;
    two += squared;
    three += squared * deviation;
    four += squared * squared;
  }
  return { n, two, three, four };
}

export const deviationOf = ({ n, two }: Powers): number => Math.sqrt(two / (n - 1));

function skewness(powers: Powers): ItemFigure {
  const { n, two, three } = powers;
  if (n < 3) return noFigure("few-participants");
  if (two === 0) return noFigure("equal-totals");
  const third = (n * three) / (n - 1) / (n - 2);
  return roundedFigure(third / deviationOf(powers) ** 3);
}

function kurtosis({ n, two, four }: Powers): ItemFigure {
  if (n < 4) return noFigure("few-participants");
  if (two === 0) return noFigure("equal-totals");
  const fourth =
    (n * ((n + 1) * four - (3 * (n - 1) * two * two) / n)) / (n - 1) / (n - 2) / (n - 3);
  return roundedFigure(fourth / (two / (n - 1)) ** 2);
}
