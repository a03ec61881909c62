// What is read out of an answer to statements that are agreed with or not.
import type { AnswerOf } from "../../contract/questions/question-answer.ts";

type Values = AnswerOf<9>["values"];

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}

/** With one statement's stance or argument changed; what was not touched stays missing. */
export function withStance(
  answer: AnswerOf<9> | null,
  id: string,
  changes: Partial<Values[string]>,
): AnswerOf<9> {
  const values = answer?.values ?? {};
  const before = values[id] ?? { value: null, argument: "" };
  return { type: 9, values: { ...values, [id]: { ...before, ...changes } } };
}

export function isUntouched(answer: AnswerOf<9> | null): boolean {
  return Object.values(answer?.values ?? {}).every(
    ({ value, argument }) => value === null && argument === "",
  );
}
