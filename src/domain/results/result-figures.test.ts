import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  add,
  compare,
  decimalIn,
  fraction,
  fractionOf,
  multiply,
  subtract,
  zero,
  type Fraction,
} from "../scoring/fraction.ts";
import { shownScore } from "../scoring/shown-score.ts";
import { passVerdict } from "./pass-verdict.ts";
import { resultFigures, type EqualResults } from "./result-figures.ts";

const test = suite("figures over the results of an exam");

const one = (total: Fraction, passMark: number | null = null): EqualResults => ({
  total,
  passMark,
  count: 1,
});
const of = (...totals: number[]) => totals.map((total) => one(fractionOf(total), 75));

test("mean, median, deviation and share of a small class, by hand", () => {
  const { bins, ...figures } = resultFigures(of(60, 70, 80, 90));
  assert.equal(figures, {
    n: 4,
    mean: "75.00",
    median: "75.00",
    // √(500 ÷ 3)
    sd: "12.91",
    with_kkm: 4,
    reached: 2,
    share: "50",
  });
  assert.equal(
    bins.map(({ count, reached }) => `${count}/${reached}`).join(" "),
    "0/0 0/0 0/0 0/0 0/0 0/0 1/0 1/0 1/1 1/1",
  );
});

test("nobody, and one alone, have no figure that would be a guess", () => {
  const { bins, ...nobody } = resultFigures([]);
  const none = { mean: null, median: null, sd: null, share: null };
  assert.equal(nobody, { n: 0, with_kkm: 0, reached: 0, ...none });
  assert.is(bins.length, 10);
  const { mean, median, sd } = resultFigures(of(62.5));
  assert.equal([mean, median, sd], ["62.50", "62.50", null]);
});

test("what is shown decides: 74.995 is 75.00, reaches 75, and 69.995 is in the bar from 70", () => {
  const { bins, reached } = resultFigures(of(74.995, 74.994, 69.995, 69.994, 100, 0));
  assert.is(reached, 2);
  assert.equal(
    bins.map(({ count }) => count),
    [1, 0, 0, 0, 0, 0, 1, 3, 0, 1],
  );
});

test("whoever has no KKM counts in the mean and not in the share", () => {
  const figures = resultFigures([one(fractionOf(50)), one(fractionOf(90), 80)]);
  assert.equal([figures.n, figures.with_kkm, figures.share, figures.mean], [2, 1, "100", "70.00"]);
});

const totals = fc.array(
  fc
    .tuple(fc.bigInt({ min: 1n, max: 4000n }), fc.bigInt({ min: 0n, max: 4000n }))
    .map(([parts, earned]) => fraction((earned % (parts + 1n)) * 100n, parts)),
  { minLength: 2, maxLength: 40 },
);

/** Whether the shown figure is the value rounded half up: at most half a hundredth above it, less than that below. */
function isRounded(shown: string | null, value: Fraction): boolean {
  const distance = subtract(decimalIn(shown!), value);
  const half = fraction(1n, 200n);
  return compare(distance, half) <= 0 && compare(distance, subtract(zero, half)) > 0;
}

test("they are those of the definitions, whatever the fractions, and equal results may be counted together", () => {
  fc.assert(
    fc.property(totals, (values) => {
      const figures = resultFigures(values.map((value) => one(value)));
      const n = fractionOf(values.length);
      const whole = values.reduce(add, zero);
      const mean = multiply(whole, fraction(1n, n.numerator));
      assert.ok(isRounded(figures.mean, mean));
      const sorted = [...values].sort(compare);
      const [below, above] = [(values.length - 1) >> 1, values.length >> 1];
      const middle = multiply(add(sorted[below]!, sorted[above]!), fraction(1n, 2n));
      assert.is(figures.median, shownScore(middle));
      const away = values.map((value) => subtract(value, mean));
      const squares = away.map((each) => multiply(each, each)).reduce(add, zero);
      const variance = multiply(squares, fraction(1n, n.numerator - 1n));
      // s − ½ hundredth ≤ √v < s + ½ hundredth, squared.
      const [low, high] = [-0.005, 0.005].map((half) =>
        add(decimalIn(figures.sd!), fractionOf(half)),
      ) as [Fraction, Fraction];
      assert.ok(low.numerator <= 0n || compare(multiply(low, low), variance) <= 0);
      assert.ok(compare(variance, multiply(high, high)) < 0);
      const grouped = new Map<string, EqualResults>();
      for (const value of values) {
        const key = `${value.numerator}/${value.denominator}`;
        const count = (grouped.get(key)?.count ?? 0) + 1;
        grouped.set(key, { total: value, passMark: null, count });
      }
      assert.equal(resultFigures([...grouped.values()]), figures);
      assert.is(
        figures.bins.reduce((all, { count }) => all + count, 0),
        values.length,
      );
    }),
    { numRuns: 300, seed: 33 },
  );
});

test("a KKM is reached, missed or open while marks are missing", () => {
  const range = (least: number, most: number) => ({
    least: fractionOf(least),
    most: fractionOf(most),
  });
  assert.is(passVerdict(range(74.995, 80), 75), "reached");
  assert.is(passVerdict(range(70, 74.994), 75), "missed");
  assert.is(passVerdict(range(70, 74.995), 75), "open");
  assert.is(passVerdict(range(10, 20), null), null);
});

test.run();
