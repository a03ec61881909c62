// What the form of a question holds: the question as it is typed, numbers as text. And how two of them differ.
import * as v from "valibot";
import type { Question } from "../../../../contract/questions/questions.ts";
import {
  audio,
  questionFields,
  type QuestionInput,
} from "../../../../contract/questions/question-fields.ts";
import { numberAsTyped, typedNumber } from "../../../../domain/text/typed-number.ts";

export const formValue = v.object({
  ...questionFields,
  bobot: v.string(),
  audio: v.nullable(v.object({ ...audio.entries, max_play: v.string() })),
});
export type FormValue = v.InferOutput<typeof formValue>;
export type FormAudio = NonNullable<FormValue["audio"]>;
export type FieldName = keyof FormValue;
export const fieldNames = Object.keys(formValue.entries) as FieldName[];

/** Of a stored question too, whose further fields are left out. */
export function valueOf(question: QuestionInput | Question): FormValue {
  const { stem, layout, reference_id, competence_ids, bobot, difficulty } = question;
  const { explanation, policy, shuffle, audio: sound, content } = question;
  return {
    stem,
    layout,
    reference_id,
    competence_ids,
    bobot: numberAsTyped(bobot),
    difficulty,
    explanation,
    policy,
    shuffle,
    audio: sound && { ...sound, max_play: numberAsTyped(sound.max_play) },
    content,
  };
}

/** NaN for what is no number: the contract's schema says so in words. */
export function inputOf(value: FormValue): QuestionInput {
  return {
    ...value,
    bobot: typedNumber(value.bobot) ?? Number.NaN,
    audio: value.audio && { ...value.audio, max_play: typedNumber(value.audio.max_play) ?? 0 },
  };
}

export function differingFields(one: FormValue, other: FormValue): FieldName[] {
  return fieldNames.filter((name) => !isSame(comparable(one, name), comparable(other, name)));
}

/** The same of a question that is not stored: ids of its parts are made anew with every beginning, and say nothing. */
export function differingInNew(one: FormValue, other: FormValue): FieldName[] {
  return differingFields(withoutIds(one), withoutIds(other));
}

function withoutIds(value: FormValue): FormValue {
  const text = JSON.stringify(value.content);
  const ids = new Set([...text.matchAll(/"id":("[\w-]+")/gu)].map(([, id = ""]) => id));
  const named = [...ids].reduce((made, id, at) => made.replaceAll(id, `"#${at}"`), text);
  return { ...value, content: JSON.parse(named) as FormValue["content"] };
}

/** In which order competences were ticked means nothing. */
function comparable(value: FormValue, name: FieldName): unknown {
  return name === "competence_ids" ? [...value.competence_ids].sort() : value[name];
}

/** By what is in them; the order of a record's names means nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/** `mine` where it was changed since `base`, `theirs` elsewhere: nobody's change is reverted unseen. */
export function mergedValue(base: FormValue, mine: FormValue, theirs: FormValue): FormValue {
  const changed = differingFields(base, mine);
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}
