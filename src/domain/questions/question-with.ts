// A whole question around its words and answers: the fields that nobody has said anything about are as in a new one.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";

/** Statements stand in a table below the question, which needs the width. */
export function usualLayout(type: QuestionType): QuestionInput["layout"] {
  return type === 8 || type === 9 ? 3 : 1;
}

export function questionWith(
  stem: string,
  content: QuestionContent,
  fields: Partial<Omit<QuestionInput, "stem" | "content">> = {},
): QuestionInput {
  return {
    stem,
    layout: usualLayout(content.type),
    reference_id: null,
    competence_ids: [],
    bobot: 1,
    difficulty: "",
    explanation: "",
    policy: null,
    // The order of a recording is the order of its answers.
    shuffle: content.type !== 3,
    audio: null,
    ...fields,
    content,
  };
}
