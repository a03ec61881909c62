// What the form holds under another type, with the bank's own numbers of options; numbers stay as they were typed.
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { changedType } from "../../../../domain/questions/changed-type.ts";
import { optionCounts, type OptionCount } from "./question-form-new-value.ts";
import { makePartId } from "./question-form-part-id.ts";
import { inputOf, type FormValue } from "./question-form-value.ts";

export function valueUnderType(
  value: FormValue,
  type: QuestionType,
  bank: OptionCount,
): { value: FormValue; isLossy: boolean } {
  const { question, isLossy } = changedType(inputOf(value), type, makePartId, optionCounts(bank));
  const { layout, shuffle, policy, content } = question;
  return { value: { ...value, layout, shuffle, policy, content }, isLossy };
}
