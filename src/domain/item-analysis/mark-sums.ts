// Sums of squares and products of one question's marks with the totals and with the rest (total without the question), in two passes: first the means,
// then what deviates from them, corrected by the sum of the deviations (Chan, Golub & LeVeque, "Algorithms for computing the sample variance",
// The American Statistician 37, 1983). In units of mark-table.ts.
import type { MarkTable, TableColumn } from "./mark-table.ts";
import type { ScorePlaces } from "./score-places.ts";

export type MarkSums = {
  n: number;
  /** Σ(x − x̄)² of marks, rest and totals; exactly 0 where all are equal. */
  marks: number;
  rest: number;
  totals: number;
  /** Σ(x − x̄)(y − ȳ) of marks with rest, and the largest that it could be: with both in ascending order. */
  product: number;
  largest: number;
  /** By response: how much the rests of those who gave it deviate from the mean rest, together. */
  restBy: Float64Array;
};

/** `squares`: Σ(x − x̄)², 0 where no two values differ by more than `slack`; `excess`: by how much the values are above `mean` on average. */
type Spread = { mean: number; excess: number; squares: number };

/** One place for the rests of all questions in turn: arrays for each would take longer to free than to fill. */
export function createMarkSummer({ totals, slack, places }: MarkTable) {
  const room = new Float64Array(places.rows.length);
  const known = new Map<ScorePlaces, number>();

  /** Nearly always the same participants have all questions. */
  function totalSquares(own: ScorePlaces): number {
    const found = known.get(own);
    if (found !== undefined) return found;
    const values = room.subarray(0, own.rows.length);
    for (let at = 0; at < values.length; at += 1) values[at] = totals[own.rows[at]!]!;
    const { squares } = spreadOf(values, slack);
    known.set(own, squares);
    return squares;
  }

  return (column: TableColumn): MarkSums => {
    const { units, counts, places: own } = column;
    const n = own.rows.length;
    const whole = totalSquares(own);
    const rests = room.subarray(0, n);
    fillRests(column, totals, rests);
    const rest = spreadOf(rests, slack);
    const restBy = new Float64Array(units.length);
    addByResponse(column, rests, rest.mean, restBy);
    const marks = markSpread(column, slack);
    let product = 0;
    for (let response = 0; response < units.length; response += 1) {
      restBy[response] = restBy[response]! - counts[response]! * rest.excess;
      product += (units[response]! - marks.mean) * restBy[response]!;
    }
    const largest = largestProduct(column, marks.mean, rests.sort(), rest);
    return {
      n,
      marks: marks.squares,
      rest: rest.squares,
      totals: whole,
      product,
      largest,
      restBy,
    };
  };
}

function fillRests(
  { column: { numbers }, units, places: { rows } }: TableColumn,
  totals: Float64Array,
  rests: Float64Array,
): void {
  for (let at = 0; at < rests.length; at += 1) {
    const row = rows[at]!;
    rests[at] = totals[row]! - units[numbers[row]! - 1]!;
  }
}

function addByResponse(
  { column: { numbers }, places: { rows } }: TableColumn,
  rests: Float64Array,
  mean: number,
  restBy: Float64Array,
): void {
  for (let at = 0; at < rests.length; at += 1) {
    const response = numbers[rows[at]!]! - 1;
    restBy[response] = restBy[response]! + (rests[at]! - mean);
  }
}

function spreadOf(values: Float64Array, slack: number): Spread {
  const n = values.length;
  if (n === 0) return { mean: 0, excess: 0, squares: 0 };
  let [sum, low, high] = [0, values[0]!, values[0]!];
  for (let at = 0; at < n; at += 1) {
    const value = values[at]!;
    sum += value;
    if (value < low) low = value;
    else if (value > high) high = value;
  }
  const mean = sum / n;
  let [deviations, squares] = [0, 0];
  for (let at = 0; at < n; at += 1) {
    const deviation = values[at]! - mean;
    deviations += deviation;
    squares += deviation * deviation;
  }
  const excess = deviations / n;
  return { mean, excess, squares: high - low <= slack ? 0 : squares - deviations * excess };
}

/** Of the marks, which are few distinct ones. Measured from the least, so that large marks lose nothing. */
function markSpread(
  { units, counts }: TableColumn,
  slack: number,
): { mean: number; squares: number } {
  const used = [...units.keys()].filter((at) => counts[at]! > 0);
  if (used.length === 0) return { mean: 0, squares: 0 };
  const values = used.map((at) => units[at]!);
  const least = values.reduce((all, each) => Math.min(all, each));
  const highest = values.reduce((all, each) => Math.max(all, each));
  const n = used.reduce((all, at) => all + counts[at]!, 0);
  const above = used.reduce((all, at) => all + (units[at]! - least) * counts[at]!, 0) / n;
  const squares = used.reduce(
    (all, at) => all + (units[at]! - least - above) ** 2 * counts[at]!,
    0,
  );
  return { mean: least + above, squares: highest - least <= slack ? 0 : squares };
}

/** @param sorted rests in ascending order */
function largestProduct(
  { units, counts }: TableColumn,
  mean: number,
  sorted: Float64Array,
  { mean: meanRest, excess }: Spread,
): number {
  const ascending = [...units.keys()].sort((a, b) => units[a]! - units[b]!);
  let [place, product] = [0, 0];
  for (const at of ascending) {
    let deviations = 0;
    for (const end = place + counts[at]!; place < end; place += 1) {
      deviations += sorted[place]! - meanRest;
    }
    product += (units[at]! - mean) * (deviations - counts[at]! * excess);
  }
  return product;
}
