// The question versions of all parts of an answer: a later part may know versions that nobody in the earlier ones was shown.
import type { AnalysedQuestion } from "../../contract/analysis/item-analysis.ts";

/** By number, deleted questions last, then by version. What the later answer says of a version counts. */
export function joinedQuestions(
  known: readonly AnalysedQuestion[],
  added: readonly AnalysedQuestion[],
): AnalysedQuestion[] {
  const byId = new Map([...known, ...added].map((question) => [question.id, question]));
  const numberOf = ({ number }: AnalysedQuestion) => number ?? Number.MAX_SAFE_INTEGER;
  return [...byId.values()].sort((a, b) => numberOf(a) - numberOf(b) || a.version - b.version);
}
