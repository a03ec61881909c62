// The "r tabel" of Indonesian textbooks: the least correlation that differs from 0 at a level. Own code, because the weighed libraries are large or
// cannot do it (see README.md), and because for whole degrees of freedom the distribution is a finite sum.

export const usualLevel = 0.05;
/** Newton's method needs eight at most. */
const mostSteps = 40;

/**
 * The critical value of Pearson's r, two-sided, with n − 2 degrees of freedom: t ÷ √(n − 2 + t²) for the critical t of Student's distribution. No
 * unit, 0 to 1. Null for n < 3. Computed to 1e-12.
 *
 * Source: Fisher & Yates, Statistical Tables (1963), table VII; the distribution of t by Abramowitz & Stegun, Handbook of Mathematical Functions
 * (1964), 26.7.3 and 26.7.4.
 */
export function criticalCorrelation(n: number, level: number = usualLevel): number | null {
  if (n < 3) return null;
  const freedom = n - 2;
  // The density rises towards the ends with one degree of freedom alone.
  if (freedom === 1) return Math.sin(((1 - level) * Math.PI) / 2);
  // Otherwise it falls: each tangent meets the level before the curve does, so that r grows until it is exact.
  const height = densityAtZero(freedom);
  let r = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const missing = 1 - level - centralProbability(r, freedom);
    const next = r + missing / (2 * height * (1 - r * r) ** (freedom / 2 - 1));
    if (next <= r) break;
    r = next;
  }
  return r;
}

/** Of the distribution of r: Γ((ν + 1)/2) ÷ (√π · Γ(ν/2)). */
function densityAtZero(freedom: number): number {
  const isOdd = freedom % 2 === 1;
  let height = isOdd ? 1 / Math.PI : 1 / 2;
  for (let each = isOdd ? 1 : 2; each < freedom; each += 2) height *= (each + 1) / each;
  return height;
}

/**
 * P(|R| ≤ r) of a correlation of unrelated normal variables with `freedom` degrees of freedom. With r = sin θ it is A(t | ν) of Student's
 * distribution, where t = √ν · tan θ.
 */
function centralProbability(r: number, freedom: number): number {
  const squared = (1 - r) * (1 + r);
  const isOdd = freedom % 2 === 1;
  // Even: sin θ (1 + 1/2 cos² θ + 1·3/(2·4) cos⁴ θ + …); odd: sin θ (cos θ + 2/3 cos³ θ + …), after which θ is added.
  const first = isOdd ? 1 : 0;
  let term = isOdd ? Math.sqrt(squared) : 1;
  let sum = 0;
  for (let power = first; power <= freedom - 2; power += 2) {
    sum += term;
    term *= (squared * (power + 1)) / (power + 2);
    if (term < sum * Number.EPSILON * 1e-3) break;
  }
  return isOdd ? (2 / Math.PI) * (Math.asin(r) + r * sum) : r * sum;
}
