// Exact marks as whole numbers of one unit, in doubles: sums of whole numbers are exact, so that equal totals are equal, in whatever order they were
// added. A third is one unit where the unit is a third of a point.
import type { Fraction } from "../scoring/fraction.ts";

/** Doubles hold every whole number below. */
const largest = 2n ** 53n;
/** Bits of a total where no common unit is fine enough: rounded once, from the exact sum. */
const roundedBits = 50;

export type MarkUnits = {
  /** Units of one point. */
  perPoint: number;
  /** A mark in units. */
  unitsOf: (mark: Fraction) => number;
  /** Null: sums of units are sums of marks. Otherwise marks are to be added as multiples of the common denominator, and their sum is rounded. */
  exactly: { multiple: (mark: Fraction) => bigint; rounded: (multiple: bigint) => number } | null;
  /** Differences up to this are none: 0 where units are exact. */
  slack: number;
};

/** @param columns the marks of each question, of which a participant has at most one */
export function markUnits(columns: readonly (readonly Fraction[])[]): MarkUnits {
  const marks = columns.flat();
  const common = marks.reduce((all, { denominator }) => leastMultiple(all, denominator), 1n);
  const multiple = ({ numerator, denominator }: Fraction) => numerator * (common / denominator);
  const most = columns
    .map((own) => own.reduce((all, mark) => largerOf(all, sizeOf(multiple(mark))), 0n))
    .reduce((all, one) => all + one, 0n);
  if (most < largest && common < largest) {
    return {
      perPoint: Number(common),
      unitsOf: (mark) => Number(multiple(mark)),
      exactly: null,
      slack: 0,
    };
  }
  // The largest total has `roundedBits` bits.
  const shift = roundedBits - (bits(most) - bits(common));
  const [up, down] = shift >= 0 ? [2n ** BigInt(shift), 1n] : [1n, 2n ** BigInt(-shift)];
  const rounded = (value: bigint) =>
    Number((2n * value * up + common * down) / (2n * common * down));
  return {
    perPoint: 2 ** shift,
    unitsOf: (mark) => rounded(multiple(mark)),
    exactly: { multiple, rounded },
    slack: 4,
  };
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

const bits = (value: bigint): number => value.toString(2).length;

const largerOf = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function leastMultiple(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return (a / large) * b;
}
