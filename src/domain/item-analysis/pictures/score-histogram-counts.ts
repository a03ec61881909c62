// What a histogram of totals counts, and whether its totals are those of results.
import type { ScoreBar } from "./score-histogram.ts";

/** The KKM is a limit of results, which are of 100 points. */
const wholePoints = 100;

export const isOfResults = (bars: readonly ScoreBar[]): boolean => bars.at(-1)?.to === wholePoints;

/** `n`: everybody. `reached`: those who have the pass mark or more. */
export function histogramCounts(bars: readonly ScoreBar[]): { n: number; reached: number } {
  const sum = (countOf: (bar: ScoreBar) => number) =>
    bars.reduce((all, bar) => all + countOf(bar), 0);
  return { n: sum(({ count }) => count), reached: sum(({ reached }) => reached) };
}
