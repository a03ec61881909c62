// Whether a rubric says what an answer earns.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";

/** Criteria without points are shown and not marked. */
export const hasCountedRubric = (content: QuestionContent): boolean =>
  (content.type === 2 || content.type === 9) && content.key.rubric.some(({ max }) => max > 0);
