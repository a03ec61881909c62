// One question of an import while it is mended: what is typed and what is wrong with it. It has the fields of the form on
// which questions are written, but nothing is saved: the import takes it back.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { escapeHtml } from "../../../domain/text/html-text.ts";
import { blankQuestion } from "../../../domain/questions/blank-question.ts";
import { picturesSettled } from "../../../kit/rich-text/media/pictures-under-way.ts";
import { optionCounts, type OptionCount } from "../form/model/question-form-new-value.ts";
import { makePartId } from "../form/model/question-form-part-id.ts";
import { faultsOf, type Faults, type Plan } from "../form/model/question-form-checks.ts";
import { laterCall, settledMs } from "../form/model/question-form-later.ts";
import type { FormFields } from "../form/model/question-form-state.ts";
import {
  differingFields,
  fieldNames,
  inputOf,
  isSame,
  valueOf,
  type FieldName,
  type FormValue,
} from "../form/model/question-form-value.ts";

/** What nothing came out of begins as a blank question under its words. */
export function questionToMend(
  question: QuestionInput | null,
  excerpt: string,
  bank: OptionCount,
): QuestionInput {
  if (question) return question;
  const stem = excerpt === "" ? "" : `<p>${escapeHtml(excerpt)}</p>`;
  return { ...blankQuestion(1, makePartId, optionCounts(bank)), stem };
}

/** @param plan the bank's, as when a question is written */
export function createMendingModel(question: QuestionInput, plan: Plan) {
  const clean = valueOf(question);
  const $value = atom<FormValue>(clean);
  const $errors = atom<Faults>({});
  const $warnings = atom<readonly string[]>([]);
  const $lostPicture = atom(false);
  const settled = laterCall(check, settledMs);

  function check(): void {
    const { errors, warnings } = faultsOf($value.get(), plan);
    if (!isSame(errors, $errors.get())) $errors.set(errors);
    if (!isSame(warnings, $warnings.get())) $warnings.set(warnings);
  }

  function change(changes: Partial<FormValue>): void {
    $value.set({ ...$value.get(), ...changes });
    settled.call();
  }

  check();
  return {
    $value: $value as ReadableAtom<FormValue>,
    $stored: atom(null),
    $errors: $errors as ReadableAtom<Faults>,
    $warnings: $warnings as ReadableAtom<readonly string[]>,
    /** A picture could not be sent. */
    $lostPicture: $lostPicture as ReadableAtom<boolean>,
    fields: Object.fromEntries(
      fieldNames.map((name) => [name, computed($value, (value) => value[name])]),
    ) as unknown as FormFields,
    set: <Name extends FieldName>(name: Name, value: FormValue[Name]): void =>
      change({ [name]: value }),
    change,
    isDirty: (): boolean => differingFields($value.get(), clean).length > 0,
    /** The question, or null while something is wrong with it. */
    async finish(): Promise<QuestionInput | null> {
      const hasPictures = await picturesSettled();
      $lostPicture.set(!hasPictures);
      check();
      const isSound = Object.keys($errors.get()).length === 0;
      return isSound && hasPictures ? inputOf($value.get()) : null;
    },
    exit: (): void => settled.cancel(),
  };
}
