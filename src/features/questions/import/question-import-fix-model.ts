// One question of an import while it is mended: what is typed and what is wrong with it. It has the fields of the form on
// which questions are written, but nothing is saved: the import takes it back.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { escapeHtml } from "../../../domain/text/html-text.ts";
import { blankQuestion } from "../../../domain/questions/blank-question.ts";
import { picturesSettled } from "../../../kit/rich-text/media/pictures-under-way.ts";
import { optionCounts } from "../form/model/question-form-new-value.ts";
import type { OptionCount } from "../form/model/question-form-new-value.ts";
import { makePartId } from "../form/model/question-form-part-id.ts";
import { faultsOf } from "../form/model/question-form-checks.ts";
import type { Faults, Plan } from "../form/model/question-form-checks.ts";
import { laterCall, settledMs } from "../form/model/question-form-later.ts";
import type { FormFields, QuestionFields } from "../form/model/question-form-model.ts";
import {
  differingFields,
  fieldNames,
  inputOf,
  isSame,
  valueOf,
} from "../form/model/question-form-value.ts";
import type { FieldName, FormValue } from "../form/model/question-form-value.ts";

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
export function createMendingModel(question: QuestionInput, plan: Plan): QuestionMending {
  return new QuestionMending(question, plan);
}

export type { QuestionMending };
class QuestionMending implements QuestionFields {
  readonly $value: ReadableAtom<FormValue>;
  readonly fields: FormFields;
  readonly $stored = atom(null);
  readonly $errors: ReadableAtom<Faults>;
  readonly $warnings: ReadableAtom<readonly string[]>;
  /** A picture could not be sent. */
  readonly $lostPicture: ReadableAtom<boolean>;
  readonly #value;
  readonly #errors = atom<Faults>({});
  readonly #warnings = atom<readonly string[]>([]);
  readonly #lostPicture = atom(false);
  readonly #clean: FormValue;
  readonly #plan: Plan;
  readonly #settled = laterCall(() => this.#look(), settledMs);

  constructor(question: QuestionInput, plan: Plan) {
    this.#plan = plan;
    this.#clean = valueOf(question);
    this.$value = this.#value = atom(this.#clean);
    this.$errors = this.#errors;
    this.$warnings = this.#warnings;
    this.$lostPicture = this.#lostPicture;
    this.fields = Object.fromEntries(
      fieldNames.map((name) => [name, computed(this.#value, (value) => value[name])]),
    ) as unknown as FormFields;
    this.#look();
  }

  readonly set = <Name extends FieldName>(name: Name, value: FormValue[Name]): void =>
    this.change({ [name]: value });

  readonly change = (changes: Partial<FormValue>): void => {
    this.#value.set({ ...this.#value.get(), ...changes });
    this.#settled.call();
  };

  readonly isDirty = (): boolean => differingFields(this.#value.get(), this.#clean).length > 0;

  /** The question, or null while something is wrong with it. */
  readonly finish = async (): Promise<QuestionInput | null> => {
    const hasPictures = await picturesSettled();
    this.#lostPicture.set(!hasPictures);
    this.#look();
    const isSound = Object.keys(this.#errors.get()).length === 0;
    return isSound && hasPictures ? inputOf(this.#value.get()) : null;
  };

  readonly exit = (): void => this.#settled.cancel();

  #look(): void {
    const { errors, warnings } = faultsOf(this.#value.get(), this.#plan);
    if (!isSame(errors, this.#errors.get())) this.#errors.set(errors);
    if (!isSame(warnings, this.#warnings.get())) this.#warnings.set(warnings);
  }
}
