// How many have which total, in ten bars of equal width from 0 to the highest possible. Bars are decided by the total as it is shown (evaluation.md 2.1).
import { roundedFigure, toDouble } from "../item-figure.ts";
import type { MarkTable } from "../mark-table.ts";

/** Points. `reached`: those of `count` who have the pass mark or more; 0 without one. */
export type ScoreBar = { from: number; to: number; count: number; reached: number };

const barCount = 10;

/**
 * A total on a boundary is in the bar above, the highest in the last; totals below 0 are in the first. Empty while nothing can be earned.
 *
 * @param passMark in points; null: there is none
 */
export function scoreHistogram(table: MarkTable, passMark: number | null): ScoreBar[] {
  const most = highestTotal(table);
  if (most <= 0) return [];
  const bars = Array.from({ length: barCount }, (_none, at): ScoreBar => ({
    from: (most * at) / barCount,
    to: (most * (at + 1)) / barCount,
    count: 0,
    reached: 0,
  }));
  for (const row of table.places.rows) {
    const total = Number(roundedFigure(table.totals[row]! / table.perPoint).shown);
    const bar = bars[Math.max(0, bars.filter(({ from }) => total >= from).length - 1)]!;
    bar.count += 1;
    if (passMark !== null && total >= passMark) bar.reached += 1;
  }
  return bars;
}

/** What a participant can earn at most, in points; of different papers the highest. */
function highestTotal({ columns, places: { rows } }: MarkTable): number {
  const possible = columns.map(({ maxima, column: { responses } }) =>
    maxima.map((maximum, at) => (responses[at]!.treatment === "dihapus" ? 0 : toDouble(maximum))),
  );
  let most = 0;
  for (const row of rows) {
    const own = columns.reduce((sum, { column: { numbers } }, at) => {
      const number = numbers[row]!;
      return number > 0 ? sum + possible[at]![number - 1]! : sum;
    }, 0);
    most = Math.max(most, own);
  }
  // Thirds that add up to a whole one.
  return Number(most.toFixed(6));
}
