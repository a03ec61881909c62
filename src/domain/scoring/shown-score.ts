// A total as it is stored, shown and compared with the KKM (domain.md 3.2a). It is rounded once, half up, from the exact
// fraction; nobody who reads 75,00 fails 75, and nothing that was rounded is rounded again.
import {
  compare,
  decimalIn,
  fraction,
  fractionOf,
  multiply,
  toDecimal,
  type Fraction,
} from "./fraction.ts";

/** With a point before the decimals; how many there are is no matter of taste but of the rule. */
const shownDecimals = 2;
const storedDecimals = 4;

/** "75.00", of 100; while marks are missing once for each bound. */
export function shownScore(total: Fraction): string {
  return toDecimal(total, shownDecimals);
}

/** What is earned of one question, as a total is shown: "75.00", of 100. */
export function shareOfHundred(share: Fraction): string {
  return shownScore(multiply(share, fractionOf(100)));
}

/** Whether what is shown is at least the KKM, 0 to 100. */
export function reachesPassMark(total: Fraction, passMark: number): boolean {
  return compare(decimalIn(shownScore(total)), fractionOf(passMark)) >= 0;
}

/** For a database: "225/3", the exact fraction, and beside it four decimals to sort and to sum by. */
export type StoredScore = { exact: string; decimal: string };

export function storedScore(total: Fraction): StoredScore {
  return {
    exact: `${total.numerator}/${total.denominator}`,
    decimal: toDecimal(total, storedDecimals),
  };
}

/** @throws SyntaxError for what is no fraction of whole numbers, RangeError for a denominator of 0 */
export function scoreStored(exact: string): Fraction {
  const [numerator = "", denominator = ""] = exact.split("/");
  if (numerator === "" || denominator === "") throw new SyntaxError(`No fraction: ${exact}`);
  return fraction(BigInt(numerator), BigInt(denominator));
}
