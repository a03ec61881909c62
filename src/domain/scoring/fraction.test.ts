import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  add,
  compare,
  divide,
  fraction,
  fractionOf,
  multiply,
  toDecimal,
  toNumber,
} from "./fraction.ts";

const test = suite("fractions");

test("a number is what is written, not what a computer keeps of it", () => {
  assert.equal(fractionOf(0.1), fraction(1n, 10n));
  assert.equal(fractionOf(-2.5), fraction(-5n, 2n));
  assert.equal(fractionOf(1e-7), fraction(1n, 10_000_000n));
  assert.equal(fractionOf(1e21), fraction(10n ** 21n, 1n));
  assert.equal(add(fractionOf(0.1), fractionOf(0.2)), fractionOf(0.3));
  assert.throws(() => fractionOf(Number.NaN), RangeError);
});

test("three thirds are one, and rounding is half up", () => {
  const third = fraction(1n, 3n);
  assert.equal(add(add(third, third), third), fractionOf(1));
  assert.is(toDecimal(third, 4), "0.3333");
  assert.is(toDecimal(fraction(2n, 3n), 4), "0.6667");
  assert.is(toDecimal(fractionOf(1.005), 2), "1.01");
  assert.is(toDecimal(fractionOf(-0.125), 2), "-0.13");
  assert.is(toDecimal(fractionOf(-0.001), 2), "0.00");
  assert.is(toDecimal(fractionOf(12), 0), "12");
  assert.is(toNumber(fractionOf(66.66665), 4), 66.6667);
});

test("adding and multiplying keep their laws, and what is divided comes back", () => {
  const any = fc
    .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 999n }))
    .map(([numerator, denominator]) => fraction(numerator, denominator));
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      assert.equal(add(a, b), add(b, a));
      assert.equal(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      if (b.numerator !== 0n) assert.equal(multiply(divide(a, b), b), a);
      assert.is(Math.sign(compare(a, b)), -Math.sign(compare(b, a)) + 0);
    }),
  );
  assert.throws(() => divide(fractionOf(1), fractionOf(0)), RangeError);
});

test.run();
