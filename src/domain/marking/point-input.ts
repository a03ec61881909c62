// Points as markers type and read them: 0 to 1, 0 to 100, or 0 to the question's maximum. They become an exact share of the
// question: "1/3" stays a third. Numbers are written as in Indonesia, with a comma or a point before the decimals.
import {
  compare,
  decimalIn,
  divide,
  fraction,
  fractionOf,
  multiply,
  toDecimal,
  toNumber,
  zero,
  type Fraction,
} from "../scoring/fraction.ts";
import { numberAsTyped } from "../text/typed-number.ts";

/** "share": 0 to 1. "percent": 0 to 100. "points": 0 to the maximum of the question or the criterion. */
export const pointScales = ["points", "percent", "share"] as const;
export type PointScale = (typeof pointScales)[number];

/** The largest number that can be typed. */
export function scaleTop(scale: PointScale, max: number): Fraction {
  return scale === "share"
    ? fractionOf(1)
    : scale === "percent"
      ? fractionOf(100)
      : fractionOf(max);
}

// A 0 before another digit is refused: "00" or "05" is more likely a slip of "100" or "0,5" than meant.
const whole = "(?:0|[1-9]\\d{0,5})";
const typed = new RegExp(`^(?<whole>${whole})(?:[.,](?<decimals>\\d{0,4}))?$`, "u");
const divided = new RegExp(`^(?<above>${whole})\\s*/\\s*(?<below>${whole})$`, "u");

/**
 * The points as they were typed, exactly; null for what is no number of 0 or more. Forms, paper, pages without a network and the cells of sheets
 * read points by this function.
 */
export function pointsIn(text: string): Fraction | null {
  const trimmed = text.trim();
  const decimal = typed.exec(trimmed)?.groups;
  if (decimal) return decimalIn(`${decimal.whole}.${decimal.decimals || "0"}`);
  const parts = divided.exec(trimmed)?.groups;
  if (!parts || Number(parts.below) === 0) return null;
  return fraction(BigInt(parts.above!), BigInt(parts.below!));
}

/** 0 to 1 of the question; null for what is no number, or is above the top of the scale. */
export function shareIn(text: string, scale: PointScale, max: number): Fraction | null {
  const points = pointsIn(text);
  const top = scaleTop(scale, max);
  if (points === null || compare(top, zero) === 0) return null;
  return compare(points, top) > 0 ? null : divide(points, top);
}

/**
 * Why `shareIn` reads no points in a text that is not empty. "zero": a 0 stands before another digit, which is more likely a slip than meant. "range": everything
 * else. Null: it reads some.
 */
export function pointFault(text: string, scale: PointScale, max: number): PointFault | null {
  if (text.trim() === "" || shareIn(text, scale, max) !== null) return null;
  return zeroBefore.test(text.trim()) ? "zero" : "range";
}
export type PointFault = "zero" | "range";

const zeroBefore = /^0\d/u;

const steps: Record<PointScale, number> = { points: 1, percent: 5, share: 0.1 };

/** What is typed after so many steps of the scale up, or down, within its bounds. */
export function steppedPoints(text: string, by: number, scale: PointScale, max: number): string {
  const now = Number(text.replace(",", ".")) || 0;
  const top = toNumber(scaleTop(scale, max), 2);
  const next = Math.min(top, Math.max(0, now + by * steps[scale]));
  return numberAsTyped(Math.round(next * 100) / 100);
}

/** As it is shown on the scale: at most two decimals, with a comma, none that are 0. */
export function shownPoints(share: Fraction, scale: PointScale, max: number): string {
  const [whole, decimals = ""] = toDecimal(multiply(share, scaleTop(scale, max)), 2).split(".");
  const kept = decimals.replace(/0+$/u, "");
  return kept === "" ? whole! : `${whole},${kept}`;
}

/** As a person types it so that it means exactly that share: a decimal, or else a fraction. */
export function typedPoints(share: Fraction, scale: PointScale, max: number): string {
  const points = multiply(share, scaleTop(scale, max));
  const isDecimal = compare(decimalIn(toDecimal(points, 2)), points) === 0;
  return isDecimal ? shownPoints(share, scale, max) : shareText(points);
}

/** "1/3", "1", as shares travel and are stored. */
export function shareText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** @throws SyntaxError for what is no fraction, RangeError for a denominator of 0 */
export function shareOf(text: string): Fraction {
  const [above = "0", below = "1"] = text.split("/");
  return fraction(BigInt(above), BigInt(below));
}
