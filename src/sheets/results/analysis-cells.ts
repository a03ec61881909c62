// Cells of a sheet of results: exact fractions as numbers with two decimals, and formulas that round as the screen does.
import { toDecimal, type Fraction } from "../../domain/scoring/fraction.ts";
import type { BookCell, FormulaCell } from "../../files/sheet-book.ts";

const twoDecimals = "0.00";

/** A number of a question is a number, so that no program marks it as text. */
export const numbered = (text: string): BookCell => (/^\d{1,4}$/u.test(text) ? Number(text) : text);

export const numberOf = (value: Fraction | null): number =>
  value === null ? 0 : Number(value.numerator) / Number(value.denominator);
export const decimal = (value: Fraction): number => Number(toDecimal(value, 2));
export const points = (value: Fraction): BookCell => ({
  value: numberOf(value),
  format: twoDecimals,
  text: toDecimal(value, 2).replace(".", ","),
});
export const rounded = (inside: string): string => `ROUND(ROUND(${inside},9),2)`;
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
export const formula = (inside: string, value: number): FormulaCell => ({
  formula: inside,
  value,
  format: twoDecimals,
});
