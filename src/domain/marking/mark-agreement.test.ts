import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fraction, fractionOf, multiply, toNumber, zero } from "../scoring/fraction.ts";
import { agreementOf, kappaOf, type KappaWeights, type MarkPair } from "./mark-agreement.ts";

const test = suite("agreement of two markers");

/** `table`: how often the first marker gave the step of the row where the second gave the step of the column. */
const pairsOf = (table: readonly (readonly number[])[]): MarkPair[] =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) =>
      Array.from({ length: count }, () => ({ one: fractionOf(one), other: fractionOf(other) })),
    ),
  );
const listed = (ones: readonly number[], others: readonly number[]): MarkPair[] =>
  ones.map((value, at) => ({ one: fractionOf(value), other: fractionOf(others[at]!) }));
const kappa = (pairs: readonly MarkPair[], weights: KappaWeights, digits = 4) => {
  const found = kappaOf(pairs, weights);
  return found && toNumber(found, digits);
};
const steps = (...counts: number[]) =>
  counts.flatMap((count, step) => Array.from({ length: count }, () => step));

test("kappa without weights is as published", () => {
  // Cohen (1960), table 1, as in the documentation of cohen.kappa in the R package psych: 0.492 (n = 200).
  assert.is(
    kappa(
      pairsOf([
        [88, 10, 2],
        [14, 40, 6],
        [18, 10, 12],
      ]),
      "none",
      3,
    ),
    0.492,
  );
  // Documentation of cohen_kappa_score in scikit-learn: 0.6875.
  assert.is(kappa(listed([0, 2, 0, 1, 2], [0, 2, 0, 1, 0]), "none"), 0.6875);
  // Artstein and Poesio (2008), "Inter-coder agreement for computational linguistics", figure 4, as in the tests of scikit-learn (test_cohen_kappa): 0.348.
  assert.is(
    kappa(
      pairsOf([
        [20, 20],
        [10, 50],
      ]),
      "none",
      3,
    ),
    0.348,
  );
});

test("kappa with weights is as published", () => {
  // Tests of scikit-learn (test_cohen_kappa): 0.9315 without weights, 0.9412 linear, 0.9541 quadratic.
  const pairs = listed(steps(46, 44, 10), steps(50, 40, 10));
  assert.equal(
    (["none", "linear", "quadratic"] as const).map((weights) => kappa(pairs, weights)),
    [0.9315, 0.9412, 0.9541],
  );
  // Printout of SAS, as in the tests of statsmodels (test_inter_rater, table10): 0.4842 without weights, 0.4701 linear.
  const sas = pairsOf([
    [0, 4, 1],
    [0, 8, 0],
    [0, 1, 5],
  ]);
  assert.equal([kappa(sas, "none"), kappa(sas, "linear")], [0.4842, 0.4701]);
  // Agresti (1990), "Categorical Data Analysis", data of Hout et al. (1987), as in the R package vcd (SexualFun): 0.1293 and 0.2374.
  const agresti = pairsOf([
    [7, 7, 2, 3],
    [2, 8, 3, 7],
    [1, 5, 4, 9],
    [2, 8, 9, 14],
  ]);
  assert.equal([kappa(agresti, "none"), kappa(agresti, "linear")], [0.1293, 0.2374]);
});

test("there is no kappa where only one step is used, and none without pairs", () => {
  for (const weights of ["quadratic", "linear", "none"] as const) {
    assert.is(kappaOf([], weights), null);
    assert.is(kappaOf(pairsOf([[0], [0, 9]]), weights), null);
    assert.is(kappa(pairsOf([[0, 5]]), weights), 0, "each uses one step, but not the same");
  }
});

test("counts, shares within the tolerance and the mean difference", () => {
  const tenths = (...pairs: [number, number][]) =>
    pairs.map(([a, b]) => ({ one: fraction(BigInt(a), 10n), other: fraction(BigInt(b), 10n) }));
  const found = agreementOf(tenths([5, 5], [6, 5], [2, 5], [9, 8]), fraction(1n, 10n));
  assert.equal([found.n, found.exact, found.within], [4, 1, 3]);
  assert.equal(found.meanDifference, fraction(-1n, 40n));
  assert.equal(agreementOf([], zero), { n: 0, exact: 0, within: 0, meanDifference: null });
});

const anyPairs = fc
  .array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 40 })
  .map((pairs) =>
    listed(
      pairs.map(([one]) => one),
      pairs.map(([, other]) => other),
    ),
  );
const anyWeights = fc.constantFrom<KappaWeights>("quadratic", "linear", "none");

test("kappa is at most 1, the same for both people, and 1 exactly where they agree", () => {
  fc.assert(
    fc.property(anyPairs, anyWeights, (pairs, weights) => {
      const found = kappaOf(pairs, weights);
      const turned = pairs.map(({ one, other }) => ({ one: other, other: one }));
      assert.equal(kappaOf(turned, weights), found);
      if (found === null) return;
      const agrees = agreementOf(pairs, zero).exact === pairs.length;
      assert.is(found.numerator === found.denominator, agrees);
      assert.ok(found.numerator <= found.denominator);
    }),
  );
});

test("a finer scale of equal steps changes no kappa", () => {
  fc.assert(
    fc.property(anyPairs, anyWeights, fc.integer({ min: 1, max: 9 }), (pairs, weights, scale) => {
      const by = fraction(BigInt(scale), 4n);
      const scaled = pairs.map(({ one, other }) => ({
        one: multiply(one, by),
        other: multiply(other, by),
      }));
      assert.equal(kappaOf(scaled, weights), kappaOf(pairs, weights));
    }),
  );
});

test("quadratic kappa is the coefficient of concordance", () => {
  // Fleiss and Cohen (1973), Educational and Psychological Measurement 33, 613–619; Lin (1989), Biometrics 45, 255–268:
  // 2·s12 ÷ (s1² + s2² + (m1 − m2)²), with variances that are divided by n.
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const found = kappaOf(pairs, "quadratic");
      const [a, b] = [
        pairs.map(({ one }) => toNumber(one, 0)),
        pairs.map(({ other }) => toNumber(other, 0)),
      ];
      const mean = (values: number[]) => values.reduce((x, y) => x + y, 0) / values.length;
      const [ma, mb] = [mean(a), mean(b)];
      const below =
        mean(a.map((x) => (x - ma) ** 2)) + mean(b.map((x) => (x - mb) ** 2)) + (ma - mb) ** 2;
      if (found === null) {
        assert.is(below, 0);
        return;
      }
      const expected = (2 * mean(a.map((x, at) => (x - ma) * (b[at]! - mb)))) / below;
      assert.ok(Math.abs(toNumber(found, 12) - expected) < 1e-9);
    }),
  );
});

test.run();
