// Points as they stand in the cells of a file: 0 to 1 or 0 to 100, with a comma or a point before the decimals, as a fraction or in
// percent. A program for sheets writes a third as 0,333333333333333, which is read as a third.
import {
  compare,
  decimalIn,
  divide,
  fraction,
  fractionOf,
  multiply,
  one,
  subtract,
  toDecimal,
  zero,
  type Fraction,
} from "../../scoring/fraction.ts";
import { pointsIn, scaleTop, shareText, type PointScale } from "../point-input.ts";

const inPercent = /^(?<number>.+?)\s*%$/u;
const longDecimal = /^(?<whole>0|[1-9]\d{0,5})[.,](?<decimals>\d{5,17})$/u;

/** The share from 0 to 1 that a cell gives; null for what is no number, or is above the top of the scale. */
export function shareInCell(text: string, scale: PointScale, max: number): Fraction | null {
  const percent = inPercent.exec(text.trim())?.groups?.["number"];
  const points = numberIn(percent ?? text);
  const top = scaleTop(percent === undefined ? scale : "percent", max);
  if (points === null || compare(top, zero) === 0 || compare(points, top) > 0) return null;
  return divide(points, top);
}

function numberIn(text: string): Fraction | null {
  const parts = longDecimal.exec(text.trim())?.groups;
  return parts ? simplestNear(decimalIn(`${parts["whole"]}.${parts["decimals"]}`)) : pointsIn(text);
}

const mostBelow = 999n;
/** Two fractions with denominators up to 999 are never this near to each other. */
const near = fraction(1n, 10n ** 9n);

/** The fraction with a small denominator that a decimal stands for, by its continued fraction; null: there is none. */
function simplestNear(value: Fraction): Fraction | null {
  let [above, below] = [value.numerator, value.denominator];
  let [last, now] = [
    { numerator: 0n, denominator: 1n },
    { numerator: 1n, denominator: 0n },
  ];
  while (below !== 0n) {
    const whole = above / below;
    [last, now] = [
      now,
      {
        numerator: whole * now.numerator + last.numerator,
        denominator: whole * now.denominator + last.denominator,
      },
    ];
    if (now.denominator > mostBelow) return null;
    if (compare(distance(value, now), near) <= 0) return now;
    [above, below] = [below, above % below];
  }
  return now;
}

function distance(a: Fraction, b: Fraction): Fraction {
  const { numerator, denominator } = subtract(a, b);
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

/** What is written into a cell for the share: a number that is read back as exactly that share, or a fraction as text. */
export function cellOfShare(share: Fraction, scale: PointScale, max: number): number | string {
  const points = multiply(share, scaleTop(scale, max));
  const number = Number(toDecimal(points, 12));
  const back = shareInCell(String(number).replace(".", ","), scale, max);
  return back !== null && compare(back, share) === 0 ? number : shareText(points);
}

/** The scales of whole answers, statements and cells. Criteria have points of their own. */
export const sheetScales = ["percent", "share"] as const;
export type SheetScale = (typeof sheetScales)[number];

/** Null: the numbers fit both scales, and a person has to say which is meant. */
export function scaleOfValues(
  declared: SheetScale | null,
  texts: readonly string[],
): SheetScale | null {
  const points = texts
    .filter((text) => !inPercent.test(text.trim()))
    .flatMap((text) => numberIn(text) ?? [])
    .filter((value) => compare(value, zero) > 0 && compare(value, hundred) <= 0);
  const above = points.filter((value) => compare(value, one) > 0).length;
  if (points.length === 0) return declared ?? "share";
  if (declared === "percent") return above === 0 ? null : "percent";
  if (declared === "share") return above === points.length ? null : "share";
  if (above === 0) return "share";
  return above === points.length ? "percent" : null;
}

const hundred = fractionOf(100);
