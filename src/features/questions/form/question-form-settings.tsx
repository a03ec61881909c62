// How a question is shown and counted: type, layout, sound, reference, competences, weight, policy.
import { useStore } from "@nanostores/react";
import { difficulties } from "../../../contract/questions/question-fields.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { policyLabels, referenceTypeNames } from "../../../kit/label-messages.ts";
import { minusOf, policyNameOf } from "../../../domain/scoring/question-policy.ts";
import type { EditorTools } from "../../../question-types/frame/question-type-props.ts";
import { LazyPolicyNote } from "../../../question-types/frame/lazy-policy-note.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { MultiChoice } from "../../../ui/choice/multi-choice.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { LayoutField } from "./question-form-layout.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import { meaningfulPolicies, shuffleMeaning } from "./model/question-settings-choices.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import type { FormChoices } from "./model/question-form-page-model.ts";
import { TypeField } from "./question-form-type.tsx";
import css from "./question-form.module.css";

const loadAudio = lazy(() => import("./question-form-audio.tsx"), "QuestionAudio");

export type SettingsProps = { form: QuestionFields; choices: FormChoices; tools: EditorTools };
type FieldProps = Omit<SettingsProps, "tools">;
type Props = SettingsProps & { asksType?: boolean };

export function QuestionFormSettings({ form, choices, tools, asksType = false }: Props) {
  const t = useStore(questionFormMessages);
  return (
    <Sheet className={css.sheet} aria-label={t.settings}>
      <TypeField form={form} choices={choices} asks={asksType} />
      <div className={css.pair}>
        <WeightField form={form} />
        <DifficultyField form={form} />
      </div>
      <LazyComponent load={loadAudio} props={{ form, choices, tools }} />
      <ReferenceField form={form} choices={choices} />
      <CompetencesField form={form} choices={choices} />
      <PolicyField form={form} choices={choices} />
      <ShuffleField form={form} />
      <LayoutField form={form} />
    </Sheet>
  );
}

function WeightField({ form }: { form: QuestionFields }) {
  const t = useStore(questionFormMessages);
  const value = useStore(form.fields.bobot);
  const error = useStore(form.$errors)["bobot"];
  return (
    <Field label={t.bobot} meaning={t.bobotMeaning} required error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="off"
          inputMode="decimal"
          maxLength={7}
          value={value}
          onInput={(event) => form.set("bobot", event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function DifficultyField({ form }: { form: QuestionFields }) {
  const t = useStore(questionFormMessages);
  const value = useStore(form.fields.difficulty);
  const choose = (name: string) =>
    form.set("difficulty", difficulties.find((each) => each === name) ?? "");
  const options = difficulties.flatMap((name) =>
    name === "" ? [] : [{ value: name, label: t[name] }],
  );
  return (
    <Field label={t.difficulty}>
      {(aria) => (
        <Select
          {...aria}
          options={options}
          placeholder={t.noDifficulty}
          value={value}
          onChange={choose}
        />
      )}
    </Field>
  );
}

function ReferenceField({ form, choices: { references } }: FieldProps) {
  const t = useStore(questionFormMessages);
  const value = useStore(form.fields.reference_id);
  const error = useStore(form.$errors)["reference_id"];
  const options = references.map(({ id, kode, judul, type }) => ({
    value: id,
    label: `${kode} — ${judul} (${referenceTypeNames.get()[type]})`,
  }));
  const isGone = value !== null && !references.some(({ id }) => id === value);
  if (isGone) options.push({ value, label: t.goneReference });
  return (
    <Field label={t.reference} meaning={t.referenceMeaning} error={error}>
      {(aria) => (
        <Select
          {...aria}
          options={options}
          placeholder={t.noReference}
          value={value ?? ""}
          onChange={(id) => form.set("reference_id", id === "" ? null : id)}
        />
      )}
    </Field>
  );
}

function CompetencesField({ form, choices: { competences } }: FieldProps) {
  const t = useStore(questionFormMessages);
  const values = useStore(form.fields.competence_ids);
  const error = useStore(form.$errors)["competence_ids"];
  const known = new Set(competences.map(({ id }) => id));
  const options = [
    ...competences.map(({ id, kode, uraian }) => ({ value: id, label: `${kode} — ${uraian}` })),
    ...values.filter((id) => !known.has(id)).map((id) => ({ value: id, label: t.goneCompetence })),
  ];
  return (
    <MultiChoice
      legend={t.competences}
      meaning={t.competencesMeaning}
      options={options}
      values={values}
      onChange={(ids) => form.set("competence_ids", [...ids])}
      error={error}
      searchLabel={t.searchCompetences}
      clearLabel={t.clearSearch}
      emptyText={options.length === 0 ? t.noCompetences : t.nothingFound}
    />
  );
}

function PolicyField({ form, choices: { bank } }: FieldProps) {
  const t = useStore(questionFormMessages);
  const content = useStore(form.fields.content);
  const value = useStore(form.fields.policy);
  const error = useStore(form.$errors)["policy"];
  const ofBank = policyNameOf({ policy: null, content }, bank.plan);
  const names = meaningfulPolicies(content.type, value);
  if (names.length === 0) return null;
  const options = names.map((name) => ({ value: name, label: policyLabels.get()[name] }));
  const note = (
    <LazyPolicyNote
      uses={[{ type: content.type, content, policy: value ?? ofBank, minus: minusOf(bank.plan) }]}
    />
  );
  return (
    <Field label={t.policy} hint={note} error={error}>
      {(aria) => (
        <Select
          {...aria}
          options={options}
          placeholder={t.ofBank({ policy: policyLabels.get()[ofBank] })}
          value={value ?? ""}
          onChange={(chosen) => form.set("policy", names.find((name) => name === chosen) ?? null)}
        />
      )}
    </Field>
  );
}

function ShuffleField({ form }: { form: QuestionFields }) {
  const t = useStore(questionFormMessages);
  const isOn = useStore(form.fields.shuffle);
  const meaning = shuffleMeaning(useStore(form.fields.content));
  if (meaning === "none") return null;
  return (
    <Checkbox
      label={t.shuffle}
      hint={meaning === "fixed" ? t.shuffleHint : undefined}
      checked={isOn}
      onChange={(checked) => form.set("shuffle", checked)}
    />
  );
}
