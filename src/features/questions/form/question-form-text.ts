// How the fields of a question read where they are compared: names, and values in words.
import { plainTextOf } from "../../../domain/text/html-text.ts";
import type { QuestionFormTexts } from "./question-form-messages.ts";
import type { FormChoices } from "./model/question-form-page-model.ts";
import type { FieldName, FormValue } from "./model/question-form-value.ts";
import { policyLabels, typeNames } from "../../../kit/label-messages.ts";

export function fieldLabel(name: FieldName, t: QuestionFormTexts): string {
  const labels: Record<FieldName, string> = {
    stem: t.stem,
    content: t.answers,
    explanation: t.explanation,
    layout: t.layout,
    reference_id: t.reference,
    competence_ids: t.competences,
    bobot: t.bobot,
    difficulty: t.difficulty,
    policy: t.policy,
    shuffle: t.shuffle,
    audio: t.audio,
  };
  return labels[name];
}

export type FieldTexts = { t: QuestionFormTexts; choices: FormChoices; yes: string; no: string };

export function fieldText(
  name: FieldName,
  value: FormValue,
  { t, choices, yes, no }: FieldTexts,
): string {
  const texts: Record<FieldName, () => string> = {
    stem: () => plainTextOf(value.stem),
    explanation: () => plainTextOf(value.explanation),
    content: () => typeNames.get()[value.content.type],
    layout: () => t[`layout${value.layout}`],
    reference_id: () => referenceText(value.reference_id, choices, t),
    competence_ids: () => competencesText(value.competence_ids, choices, t),
    bobot: () => value.bobot,
    difficulty: () => t[value.difficulty || "noDifficulty"],
    policy: () => (value.policy ? policyLabels.get()[value.policy] : ""),
    shuffle: () => (value.shuffle ? yes : no),
    audio: () => (value.audio ? `${t.audio} · ${t.maxPlay}: ${value.audio.max_play}` : ""),
  };
  return texts[name]();
}

function referenceText(id: string | null, { references }: FormChoices, t: QuestionFormTexts) {
  if (id === null) return t.noReference;
  return references.find((each) => each.id === id)?.kode ?? t.goneReference;
}

function competencesText(ids: readonly string[], choices: FormChoices, t: QuestionFormTexts) {
  const names = ids.map(
    (id) => choices.competences.find((each) => each.id === id)?.kode ?? t.goneCompetence,
  );
  return names.join(", ");
}
