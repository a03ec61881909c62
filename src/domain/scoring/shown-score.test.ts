import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compare, decimalIn, fraction, fractionOf } from "./fraction.ts";
import { reachesPassMark, scoreStored, shownScore, storedScore } from "./shown-score.ts";

const test = suite("a total as it is shown");

test("finding 10: who reads 75.00 has reached 75, and nothing is rounded twice", () => {
  const nearly = decimalIn("74.99534");
  assert.is(shownScore(nearly), "75.00");
  assert.ok(reachesPassMark(nearly, 75));
  const twice = decimalIn("64.334975");
  assert.is(shownScore(twice), "64.33", "by way of 64.3350 it would be 64.34");
  assert.is(storedScore(twice).decimal, "64.3350");
  assert.not(reachesPassMark(twice, 64.34));
  assert.not(reachesPassMark(decimalIn("74.994999"), 75));
  assert.ok(reachesPassMark(decimalIn("74.995"), 75), "half goes up");
  assert.is(shownScore(fraction(200n, 3n)), "66.67");
  assert.ok(reachesPassMark(fraction(200n, 3n), 66.67));
});

test("what is shown decides, whatever lies behind it, and what is stored is the same again", () => {
  const total = fc
    .tuple(fc.bigInt({ min: 0n, max: 100_000_000n }), fc.bigInt({ min: 1n, max: 1_000_000n }))
    .map(([size, parts]) => fraction(size, parts));
  const passMark = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(total, passMark, (score, kkm) => {
      const shown = shownScore(score);
      assert.is(reachesPassMark(score, kkm), Number(shown) >= kkm);
      assert.ok(reachesPassMark(score, Number(shown)));
      // Within half a hundredth, and never below it.
      const above = compare(decimalIn(shown), score);
      const off = Math.abs(Number(shown) - Number(score.numerator) / Number(score.denominator));
      assert.ok(off <= 0.005_000_1 && (above >= 0 || off < 0.005_000_1));
      assert.equal(scoreStored(storedScore(score).exact), score);
    }),
    { numRuns: 500, seed: 13 },
  );
  assert.equal(scoreStored("3/6"), fractionOf(0.5));
  for (const broken of ["", "3", "/6", "3/", "a/6"]) assert.throws(() => scoreStored(broken));
});

test.run();
