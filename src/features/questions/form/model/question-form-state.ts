// The state of a question in the form: its value as it is typed, the question as it is stored, and whether they differ.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { Question } from "../../../../contract/questions/questions.ts";
import {
  differingFields,
  differingInNew,
  fieldNames,
  mergedValue,
  valueOf,
  type FieldName,
  type FormValue,
} from "./question-form-value.ts";

export type FormFields = { readonly [Name in FieldName]: ReadableAtom<FormValue[Name]> };

export type QuestionFormState = ReturnType<typeof createQuestionFormState>;

/** `blank`: what a new question begins with. */
export function createQuestionFormState(stored: Question | null, blank: FormValue) {
  /** The value as it is stored, or as a new question began. */
  let clean = stored ? valueOf(stored) : blank;
  const $value = atom(clean);
  const $stored = atom(stored);
  const $dirty = atom(false);

  /** The fields that differ from the stored question, or from what a new one began with. */
  function changesIn(value: FormValue): FieldName[] {
    const isNew = $stored.get() === null;
    return (isNew ? differingInNew : differingFields)(value, clean);
  }

  const isDirty = (): boolean => changesIn($value.get()).length > 0;

  return {
    $value: $value as ReadableAtom<FormValue>,
    $stored: $stored as ReadableAtom<Question | null>,
    /** May be out of date between a change and the next `measure`. */
    $dirty: $dirty as ReadableAtom<boolean>,
    /** Each field by itself: a part of the screen that shows one field is not drawn when another is typed in. */
    fields: Object.fromEntries(
      fieldNames.map((name) => [name, computed($value, (value) => value[name])]),
    ) as unknown as FormFields,
    changesIn,
    isDirty,
    change(changes: Partial<FormValue>): void {
      $value.set({ ...$value.get(), ...changes });
      $dirty.set(true);
    },
    measure: (): void => $dirty.set(isDirty()),
    /** From now on, changes are counted against this state of the question. */
    rebase(stored: Question): void {
      $stored.set(stored);
      clean = valueOf(stored);
    },
    replace: (value: FormValue): void => $value.set(sameParts($value.get(), value)),
    /** What the person has changed stays; every other field takes its value from the newer question. */
    mergedInto: (newer: Question): FormValue => mergedValue(clean, $value.get(), valueOf(newer)),
  };
}

/** Parts that are equal stay the same objects, so that no editor is set up again. */
function sameParts(shown: FormValue, value: FormValue): FormValue {
  const changed = differingFields(shown, value);
  return { ...shown, ...Object.fromEntries(changed.map((name) => [name, value[name]])) };
}
