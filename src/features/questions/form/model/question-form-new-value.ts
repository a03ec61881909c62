// What a new question begins as: its type's empty parts, and what it takes over from the one before. Fetched only where a
// new question is begun.
import type { QuestionBank } from "../../../../contract/questions/banks.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { blankQuestion, usualOptions } from "../../../../domain/questions/blank-question.ts";
import { makePartId } from "./question-form-part-id.ts";
import { valueOf, type FormValue } from "./question-form-value.ts";

/** What the next new question takes over from the one before. */
export type Carried = Pick<FormValue, "competence_ids" | "reference_id" | "difficulty"> & {
  bankId: string;
};

export type OptionCount = Pick<QuestionBank, "default_option_count">;

export function optionCounts({ default_option_count }: OptionCount) {
  return { ...usualOptions, options: default_option_count };
}

export function beginningValue(
  bank: QuestionBank,
  type: QuestionType,
  carried: Carried | null,
): FormValue {
  const { default_competence_id: competence } = bank;
  const blank = valueOf(blankQuestion(type, makePartId, optionCounts(bank)));
  if (carried?.bankId !== bank.id) {
    return { ...blank, competence_ids: competence === null ? [] : [competence] };
  }
  const { competence_ids, reference_id, difficulty } = carried;
  return { ...blank, competence_ids, reference_id, difficulty };
}
