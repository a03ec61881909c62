// A total as it is stored, shown and compared with the KKM (domain.md 3.2a). It is rounded once, half up, from the exact
// fraction; nobody who reads 75,00 fails 75, and nothing that was rounded is rounded again.
import { compare, decimalIn, fraction, fractionOf, toDecimal, type Fraction } from "./fraction.ts";

/** With a point before the decimals; how many there are is no matter of taste but of the rule. */
const shownDecimals = 2;
const storedDecimals = 4;

/** "75.00", of 100; while marks are missing once for each bound. */
export function shownScore(total: Fraction): string {
  return toDecimal(total, shownDecimals);
}

/** Whether what is shown is at least the KKM, 0 to 100. */
export function reachesPassMark(total: Fraction, passMark: number): boolean {
  return compare(decimalIn(shownScore(total)), fractionOf(passMark)) >= 0;
}

/** For a database: the exact fraction, and beside it four decimals to sort and to sum by. */
export type StoredScore = { numerator: string; denominator: string; decimal: string };

export function storedScore(total: Fraction): StoredScore {
  return {
    numerator: String(total.numerator),
    denominator: String(total.denominator),
    decimal: toDecimal(total, storedDecimals),
  };
}

/** @throws SyntaxError for what is no whole number, RangeError for a denominator of 0 */
export function scoreStored({
  numerator,
  denominator,
}: Pick<StoredScore, "numerator" | "denominator">): Fraction {
  return fraction(BigInt(numerator), BigInt(denominator));
}
