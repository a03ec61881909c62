// The key of a typed answer as every reader makes it from what its format says.
import { maxAnswerText, type Comparison } from "../contract/questions/question-content.ts";
import { blankComparison } from "../domain/questions/blank-question.ts";

export const largestTolerance = 1_000_000_000;

/** Each text once, with the best of its shares; what is not said is as in a new question. */
export function comparisonWith(
  accepted: Comparison["accepted"],
  about: Partial<Omit<Comparison, "accepted">> = {},
): Comparison {
  const best = new Map<string, number>();
  for (const { text, share } of accepted) {
    const own = text.slice(0, maxAnswerText);
    best.set(own, Math.max(share, best.get(own) ?? 0));
  }
  const tolerance = Math.min(largestTolerance, Math.max(0, about.tolerance ?? 0));
  return {
    ...blankComparison,
    ...about,
    accepted: [...best].map(([text, share]) => ({ text, share })),
    tolerance,
  };
}
