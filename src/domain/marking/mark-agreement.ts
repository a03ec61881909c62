// How far two people agree who marked the same answers without seeing each other's marks (evaluation.md 1.10).
import {
  add,
  compare,
  divide,
  fractionOf,
  multiply,
  one as whole,
  subtract,
  sum,
  zero,
  type Fraction,
} from "../scoring/fraction.ts";
import type { kappaWeights } from "../../contract/marking/marking-agreement.ts";

/** What two people gave to the same answer, as a share of the question's maximum or in points of its rubric. */
export type MarkPair = { one: Fraction; other: Fraction };
export type KappaWeights = (typeof kappaWeights)[number];

export type Agreement = {
  n: number;
  /** Pairs that are equal, and pairs that are at most the tolerance apart. */
  exact: number;
  within: number;
  /** How much more the one gives than the other, on average; null without pairs. */
  meanDifference: Fraction | null;
};

export function agreementOf(pairs: readonly MarkPair[], tolerance: Fraction): Agreement {
  const differences = pairs.map(({ one, other }) => subtract(one, other));
  const n = pairs.length;
  return {
    n,
    exact: differences.filter((difference) => compare(difference, zero) === 0).length,
    within: differences.filter((difference) => compare(sizeOf(difference), tolerance) <= 0).length,
    meanDifference: n === 0 ? null : divide(sum(differences), fractionOf(n)),
  };
}

const sizeOf = (value: Fraction): Fraction =>
  compare(value, zero) < 0 ? subtract(zero, value) : value;

/**
 * How much two marks disagree. Cohen (1968), "Weighted kappa: Nominal scale agreement with provision for scaled disagreement or partial
 * credit", Psychological Bulletin 70, 213–220. Steps of a rubric are so far apart as their points are; a finer grid of equal steps changes
 * none of the three kappas.
 */
const disagreements: Record<KappaWeights, (difference: Fraction) => Fraction> = {
  quadratic: (difference) => multiply(difference, difference),
  linear: sizeOf,
  /** Cohen (1960), "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20, 37–46. */
  none: (difference) => (compare(difference, zero) === 0 ? zero : whole),
};

/**
 * Cohen's kappa: 1 less the observed disagreement divided by the one that chance would bring, given how often each person uses each step.
 * Null where chance would bring none, because both use one and the same step, and without pairs.
 */
export function kappaOf(pairs: readonly MarkPair[], weights: KappaWeights): Fraction | null {
  const weigh = disagreements[weights];
  const ones = countsOf(pairs.map(({ one }) => one));
  const others = countsOf(pairs.map(({ other }) => other));
  let byChance = zero;
  for (const a of ones) {
    for (const b of others) {
      const times = fractionOf(a.count * b.count);
      byChance = add(byChance, multiply(times, weigh(subtract(a.step, b.step))));
    }
  }
  if (compare(byChance, zero) === 0) return null;
  const observed = sum(pairs.map(({ one, other }) => weigh(subtract(one, other))));
  return subtract(whole, divide(multiply(fractionOf(pairs.length), observed), byChance));
}

function countsOf(steps: readonly Fraction[]): { step: Fraction; count: number }[] {
  const counts = new Map<string, { step: Fraction; count: number }>();
  for (const step of steps) {
    const key = `${step.numerator}/${step.denominator}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { step, count: 1 });
  }
  return [...counts.values()];
}
