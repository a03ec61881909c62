// The options of a question whose answer is a choice among them, for the analysis of distractors.
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { ItemQuestion } from "./item-responses.ts";

/** Without `id`. `content`: as it was shown. `counted`: the one whose key counts. Other types have no options. */
export function questionOptions(
  content: QuestionContent,
  counted: QuestionContent,
): Omit<ItemQuestion, "id"> {
  const keys = new Set(keyIds(counted));
  const ids = optionIds(content);
  return {
    options: ids.map((id) => ({ id, isRight: keys.has(id) })),
    isSingleChoice: ids.length > 0 && isSingle(content),
  };
}

/** Places among the options of what was chosen, in their order. */
export function chosenPlaces(content: QuestionContent, answer: QuestionAnswer | null): number[] {
  if (answer === null) return [];
  const chosen = new Set(chosenIds(answer));
  return optionIds(content).flatMap((id, at) => (chosen.has(id) ? [at] : []));
}

function optionIds(content: QuestionContent): string[] {
  if (content.type === 1 || content.type === 3 || content.type === 4) {
    return content.payload.options.map(({ id }) => id);
  }
  if (content.type !== 15) return [];
  const { payload } = content;
  return (payload.mode === "options" ? payload.options : payload.zones).map(({ id }) => id);
}

function keyIds({ type, key }: QuestionContent): readonly string[] {
  if (type === 1 || type === 3) return key.id === null ? [] : [key.id];
  return type === 4 || type === 15 ? key.ids : [];
}

function isSingle(content: QuestionContent): boolean {
  if (content.type === 1 || content.type === 3) return true;
  if (content.type !== 15) return false;
  const { payload } = content;
  return payload.mode === "options" ? !payload.multiple : payload.max_choices === 1;
}

function chosenIds(answer: QuestionAnswer): readonly string[] {
  if (answer.type === 1 || answer.type === 3) return answer.id === null ? [] : [answer.id];
  return answer.type === 4 || answer.type === 15 ? answer.ids : [];
}
