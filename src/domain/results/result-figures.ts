// Figures over the results of an exam (evaluation.md 2): computed from exact totals and rounded once, half up, when they are shown. Classes
// (KKM, bars of the histogram) are decided by the figure that is shown, so that no two equal figures are in different ones.
import type { ResultFigures } from "../../contract/results/exam-results.ts";
import {
  add,
  compare,
  divide,
  fraction,
  fractionOf,
  multiply,
  subtract,
  sum,
  toDecimal,
  type Fraction,
} from "../scoring/fraction.ts";
import { reachesPassMark, shownScore } from "../scoring/shown-score.ts";

/** Equal results of equal KKM, and how many these are. */
export type EqualResults = { total: Fraction; passMark: number | null; count: number };

/** `bins[].reached`: those of them that reach their KKM. */
type ComputedFigures = Omit<ResultFigures, "counts" | "kkm" | "unmarked">;
type ScoreBin = ResultFigures["bins"][number];

const binCount = 10;
const binWidth = 100 / binCount;

export function resultFigures(results: readonly EqualResults[]): ComputedFigures {
  const bins = Array.from({ length: binCount }, (): ScoreBin => ({ count: 0, reached: 0 }));
  let [n, withKkm, reached] = [0, 0, 0];
  for (const { total, passMark, count } of results) {
    const bin = bins[binOf(shownScore(total))]!;
    n += count;
    bin.count += count;
    if (passMark === null) continue;
    withKkm += count;
    if (!reachesPassMark(total, passMark)) continue;
    reached += count;
    bin.reached += count;
  }
  return {
    n,
    ...averages(results, n),
    with_kkm: withKkm,
    reached,
    share: withKkm === 0 ? null : toDecimal(fraction(BigInt(reached * 100), BigInt(withKkm)), 0),
    bins,
  };
}

/** `shown`: "69.99". */
function binOf(shown: string): number {
  return Math.min(binCount - 1, Math.floor(Number(shown) / binWidth));
}

function averages(results: readonly EqualResults[], n: number) {
  if (n === 0) return { mean: null, median: null, sd: null };
  const whole = sum(results.map(({ total, count }) => multiply(total, fractionOf(count))));
  return {
    mean: shownScore(divide(whole, fractionOf(n))),
    median: shownScore(medianOf(results, n)),
    sd: n < 2 ? null : rootOf(varianceOf(results, whole, n)),
  };
}

/** In the middle of an even number of results is the mean of the two that are there. */
function medianOf(results: readonly EqualResults[], n: number): Fraction {
  const sorted = [...results].sort((a, b) => compare(a.total, b.total));
  const at = (place: number): Fraction => {
    let left = place;
    return sorted.find(({ count }) => (left -= count) < 0)!.total;
  };
  const upper = at(Math.floor(n / 2));
  return n % 2 === 1 ? upper : divide(add(at(n / 2 - 1), upper), fractionOf(2));
}

/** (Σx² − (Σx)² ÷ n) ÷ (n − 1), without rounding on the way. */
function varianceOf(results: readonly EqualResults[], whole: Fraction, n: number): Fraction {
  const squares = sum(
    results.map(({ total, count }) => multiply(multiply(total, total), fractionOf(count))),
  );
  const about = subtract(squares, divide(multiply(whole, whole), fractionOf(n)));
  return divide(about, fractionOf(n - 1));
}

/** The square root with two decimals, half up, from the exact value: ⌊(⌊√(4 · 100² · v)⌋ + 1) ÷ 2⌋ hundredths. */
function rootOf({ numerator, denominator }: Fraction): string {
  const twice = wholeRoot((40_000n * numerator) / denominator);
  return toDecimal(fraction((twice + 1n) / 2n, 100n), 2);
}

/** The largest whole number whose square is not above `value`, by Newton's method from above. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
