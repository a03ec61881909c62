// The letter beside a score (domain.md 5.7): between the KKM and 100 lie three bands of equal width, C, B and A; below the KKM is D. This is the
// usual division of the school books of the 2013 curriculum. The shown figure decides (evaluation.md 2.1).
export type Predicate = "A" | "B" | "C" | "D";

/** `score`: as it is shown, "92.38". Null: there is no KKM. */
export function passPredicate(score: string, passMark: number | null): Predicate | null {
  if (passMark === null) return null;
  // In hundredths, so that nothing is rounded on the way.
  const above = Math.round((Number(score) - passMark) * 100);
  const whole = Math.round((100 - passMark) * 100);
  if (above < 0) return "D";
  if (3 * above >= 2 * whole) return "A";
  return 3 * above >= whole ? "B" : "C";
}
