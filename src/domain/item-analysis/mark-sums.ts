// Sums of squares and products of one question's marks with the totals and with the rest (total without the question), in two passes: first the means,
// then what deviates from them, corrected by the sum of the deviations (Chan, Golub & LeVeque, "Algorithms for computing the sample variance",
// The American Statistician 37, 1983). In units of mark-table.ts.
import type { MarkTable, TableColumn } from "./mark-table.ts";

export type MarkSums = {
  n: number;
  /** Σ(x − x̄)² of marks, rest and totals; exactly 0 where all are equal. */
  marks: number;
  rest: number;
  totals: number;
  /** Σ(x − x̄)(y − ȳ) of marks with rest. */
  product: number;
  /** By response: how much the rests of those who gave it deviate from the mean rest, together. */
  restBy: Float64Array;
  /** By participant of the column, in ascending order. */
  sortedRests: Float64Array;
};

export function markSums(
  { column: { numbers }, units, places: { rows }, counts }: TableColumn,
  { totals, slack }: Pick<MarkTable, "totals" | "slack">,
): MarkSums {
  const n = rows.length;
  const [marks, rests] = [new Float64Array(n), new Float64Array(n)];
  const own = new Float64Array(n);
  const restBy = new Float64Array(units.length);
  for (let at = 0; at < n; at += 1) {
    const row = rows[at]!;
    const mark = units[numbers[row]! - 1]!;
    marks[at] = mark;
    own[at] = totals[row]!;
    rests[at] = totals[row]! - mark;
  }
  const rest = spreadOf(rests, slack);
  for (let at = 0; at < n; at += 1) {
    const response = numbers[rows[at]!]! - 1;
    restBy[response] = restBy[response]! + (rests[at]! - rest.mean);
  }
  const mark = spreadOf(marks, slack);
  let product = 0;
  for (let response = 0; response < units.length; response += 1) {
    restBy[response] = restBy[response]! - counts[response]! * rest.excess;
    product += (units[response]! - mark.mean) * restBy[response]!;
  }
  const whole = spreadOf(own, slack);
  return {
    n,
    marks: mark.squares,
    rest: rest.squares,
    totals: whole.squares,
    product,
    restBy,
    sortedRests: rests.sort(),
  };
}

/** `squares`: Σ(x − x̄)², 0 where no two values differ by more than `slack`; `excess`: by how much the values are above `mean` on average. */
type Spread = { mean: number; excess: number; squares: number };

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
