// The text of a question version as participants saw it: the present one, or one that was kept when it was changed.
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import {
  getQuestion,
  listQuestionVersions,
  type Question,
  type QuestionVersion,
} from "../../../contract/questions/questions.ts";
import { isWithheld } from "../../../core/answers/is-withheld.ts";
import { call } from "../../../core/api.ts";

export type ItemText =
  | { is: "known"; question: Question | QuestionVersion; isPresent: boolean }
  /** Deleted, or not for this person: whoever marks the subject need not be able to read its banks. */
  | { is: "away" };

/** @throws ServerError when the server could not be asked */
export async function readItemText(
  { question_id: id, version }: AnalysedQuestion,
  signal: AbortSignal,
): Promise<ItemText> {
  try {
    const { question } = await call(getQuestion, { id }, { signal });
    if (question.version === version) return { is: "known", question, isPresent: true };
    const { items } = await call(listQuestionVersions, { id }, { signal });
    const kept = items.find((each) => each.version === version);
    return kept ? { is: "known", question: kept, isPresent: false } : { is: "away" };
  } catch (error) {
    if (isWithheld(error)) return { is: "away" };
    throw error;
  }
}
