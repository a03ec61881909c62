// A figure of item analysis: its value as a double, the figure that is shown, and why there is none. Classes and words are decided by the shown
// figure (evaluation.md 2.1), so that no two equal figures are classed differently. Never NaN, and never 0 for what is not defined.
import { toDecimal, type Fraction } from "../scoring/fraction.ts";

/** Why a figure is not defined, or not claimed. */
export type UndefinedReason =
  /** Nobody with a final mark was shown the question. */
  | "no-participants"
  /** Fewer participants than the figure needs. */
  | "few-participants"
  /** The question gives no points. */
  | "no-maximum"
  /** Everybody earned the same of the question; of the test; of its other questions. */
  | "equal-marks"
  | "equal-totals"
  | "equal-rest"
  /** Treated as right for everybody ("semua benar"), or removed ("dihapus"). */
  | "given"
  | "removed"
  /** Upper and lower group have nobody. */
  | "no-group"
  /** The effective weight of a question whose marks fall as totals rise. */
  | "negative-covariance"
  | "few-questions"
  /** Participants were shown different questions, or the same ones with different maxima or treatments: nothing is claimed for the whole. */
  | "different-papers"
  /** The marks are not all 0 or one and the same maximum. */
  | "not-dichotomous"
  /** Chosen by nobody, or by everybody. */
  | "no-contrast"
  | "not-single-choice"
  | "no-wrong-option"
  /** A length for which the Spearman–Brown formula has no meaning. */
  | "no-length";

/** `shown`: with a point and two decimals, "-0.12", unless the figure says otherwise. */
export type DefinedFigure = { value: number; shown: string; why: null };
export type ItemFigure = DefinedFigure | { value: null; shown: null; why: UndefinedReason };

const usualDigits = 2;
/** Of the last shown decimal: so near to a half a double is that half. Correlations are computed to 1e-12 or better. */
const halfSlack = 1e-8;

export function noFigure(why: UndefinedReason): ItemFigure {
  return { value: null, shown: null, why };
}

/** A figure that is known exactly: rounded half up (away from 0) from the fraction. */
export function exactFigure(fraction: Fraction, digits = usualDigits): DefinedFigure {
  return { value: toDouble(fraction), shown: toDecimal(fraction, digits), why: null };
}

/** A figure that is a root or a quotient of roots: rounded half up from the double. */
export function roundedFigure(value: number, digits = usualDigits): DefinedFigure {
  const scale = 10 ** digits;
  const units = Math.floor(Math.abs(value) * scale + 0.5 + halfSlack);
  const text = (units / scale).toFixed(digits);
  return { value, shown: value < 0 && units > 0 ? `-${text}` : text, why: null };
}

/** A figure with more decimals, to be compared with another that shows the same two. */
export const finerFigure = (figure: ItemFigure, digits = 4): ItemFigure =>
  figure.value === null ? figure : roundedFigure(figure.value, digits);

/** The nearest double, also where numerator and denominator are too large for one. */
export function toDouble({ numerator, denominator }: Fraction): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (Number.isFinite(above) && Number.isFinite(below)) return above / below;
  const excess = BigInt(Math.max(bitsOf(numerator), bitsOf(denominator)) - 1000);
  const small = denominator >> excess;
  return small === 0n ? Infinity : Number(numerator >> excess) / Number(small);
}

const bitsOf = (value: bigint): number => value.toString(2).length;
