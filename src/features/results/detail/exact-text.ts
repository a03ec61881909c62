// Exact fractions as they are read: "5/6" as a whole number and a fraction below 1, and as decimals.
import { shownDecimal } from "../../../core/decimal-text.ts";
import { toDecimal } from "../../../domain/scoring/fraction.ts";
import { scoreStored } from "../../../domain/scoring/shown-score.ts";

export type MixedNumber = { sign: "" | "−"; whole: string; above: string; below: string };

/** `above` and `below` are empty for a whole number, `whole` for less than 1. */
export function mixedNumber(exact: string): MixedNumber {
  const { numerator, denominator } = scoreStored(exact);
  const sign = numerator < 0n ? "−" : "";
  const size = numerator < 0n ? -numerator : numerator;
  const [whole, rest] = [size / denominator, size % denominator];
  if (rest === 0n) return { sign, whole: String(whole), above: "", below: "" };
  const shown = whole === 0n ? "" : String(whole);
  return { sign, whole: shown, above: String(rest), below: String(denominator) };
}

/** "10 5/6", for those who only hear it, and for where no fraction can be drawn. */
export function exactText(exact: string): string {
  const { sign, whole, above, below } = mixedNumber(exact);
  const part = above === "" ? "" : `${above}/${below}`;
  return sign + [whole, part].filter(Boolean).join(" ");
}

const shownDigits = 4;
const scale = 10n ** BigInt(shownDigits);

/** "2,5", or the first digits of what does not end there, "0,8333…": cut off and not rounded, because a rounded figure could seem to round on. */
export function decimalText(exact: string): string {
  const { numerator, denominator } = scoreStored(exact);
  const cut = (numerator * scale) / denominator;
  const isWhole = cut * denominator === numerator * scale;
  const sign = numerator < 0n && cut === 0n ? "-" : "";
  const text = toDecimal({ numerator: cut, denominator: scale }, shownDigits);
  return shownDecimal(sign + (isWhole ? text.replace(/\.?0+$/u, "") : `${text}…`));
}
