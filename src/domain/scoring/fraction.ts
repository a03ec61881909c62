// Exact numbers for marks: a third stays a third until it is shown. Nothing else in the console needs them.
// Kept in lowest terms, the sign in the numerator.

export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

/** @throws RangeError when `denominator` is 0 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError("A fraction of nothing");
  if (denominator === 1n) return { numerator, denominator };
  if (numerator === 0n) return zero;
  if (numerator === denominator) return one;
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestDivisor(numerator, denominator);
  return {
    numerator: (sign * numerator) / divisor,
    denominator: (sign * denominator) / divisor,
  };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (small > safe) [large, small] = [small, large % small];
  if (small === 0n) return large;
  // Nearly all of them are small, and plain numbers are many times quicker.
  let [rest, divisor] = [Number(large % small), Number(small)];
  while (rest !== 0) [rest, divisor] = [divisor % rest, rest];
  return BigInt(divisor);
}

const safe = BigInt(Number.MAX_SAFE_INTEGER);

/** The number as it is written: 0.1 is a tenth. @throws RangeError when it is not finite */
export function fractionOf(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a mark`);
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const known = readBefore.get(value);
  if (known) return known;
  const read = decimalIn(String(value));
  if (readBefore.size >= maxKept) readBefore.clear();
  readBefore.set(value, read);
  return read;
}

/** Weights and shares are a few numbers, which a large school's results ask for a million times. */
const readBefore = new Map<number, Fraction>();
const maxKept = 1000;

/** "-12.5", "1e-7": digits with a point. @throws SyntaxError for anything else */
export function decimalIn(text: string): Fraction {
  const [digits = "0", exponent = "0"] = text.split("e");
  const [whole = "0", decimals = ""] = digits.split(".");
  const power = Number(exponent) - decimals.length;
  const scale = 10n ** BigInt(Math.abs(power));
  const units = BigInt(whole + decimals);
  return power < 0 ? fraction(units, scale) : { numerator: units * scale, denominator: 1n };
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === 1n && b.denominator === 1n) {
    return { numerator: a.numerator + b.numerator, denominator: 1n };
  }
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  if (a === one) return b;
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws RangeError when `b` is 0 */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Below 0, 0 or above 0, as `sort` wants it. */
export function compare(a: Fraction, b: Fraction): number {
  if (a === b) return 0;
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function atLeast(least: Fraction, value: Fraction): Fraction {
  return compare(value, least) < 0 ? least : value;
}

export function atMost(most: Fraction, value: Fraction): Fraction {
  return compare(value, most) > 0 ? most : value;
}

/** Put in lowest terms but once, at the end. */
export function sum(values: readonly Fraction[]): Fraction {
  let [above, below] = [0n, 1n];
  for (const { numerator, denominator } of values) {
    if (below % denominator === 0n) above += numerator * (below / denominator);
    else [above, below] = [above * denominator + numerator * below, below * denominator];
  }
  return fraction(above, below);
}

/** Rounded half up (away from 0), with exactly `digits` decimals: "66.6667". */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const size = numerator < 0n ? -numerator : numerator;
  const units = (size * scale * 2n + denominator) / (denominator * 2n);
  const text = units.toString().padStart(digits + 1, "0");
  const at = text.length - digits;
  const shown = digits === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`;
  return numerator < 0n && units > 0n ? `-${shown}` : shown;
}

/** For a figure on screen or a sheet's cell, rounded half up. */
export function toNumber(value: Fraction, digits: number): number {
  return Number(toDecimal(value, digits));
}
