// The dialog that adds or changes one competence.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import {
  cognitiveLevels,
  competenceKindNames,
  competenceKinds,
} from "../../contract/competences.ts";
import type { CognitiveLevel, Competence, CompetenceKind } from "../../contract/competences.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Field } from "../../ui/input/field.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { TextArea } from "../../ui/input/text-area.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { createCompetenceForm } from "./competence-form-model.ts";
import type { CompetenceFormModel, CompetenceStart } from "./competence-form-model.ts";
import { ChoicesNotice, ParentField, SubjectField } from "./competence-place.tsx";
import { competencesMessages } from "./competences-messages.ts";
import type { CompetenceTexts } from "./competences-messages.ts";
import classes from "./competences.module.css";

type CompetenceFormProps = {
  start: CompetenceStart;
  /** Proposals: those in use. */
  phases: readonly string[];
  onSaved(saved: Competence): void;
  onClose(): void;
};

export function CompetenceForm({ start, phases, onSaved, onClose }: CompetenceFormProps) {
  const t = useStore(competencesMessages);
  const model = useModel(() => createCompetenceForm(start, onSaved));
  return (
    <FormDialog
      title={titleOf(start, t)}
      form={model.form}
      size="m"
      onClose={onClose}
      notice={<Notices model={model} />}
    >
      <SubjectField model={model} start={start} />
      <ParentField model={model} start={start} />
      <TextFields model={model} />
      <div className={classes.form}>
        <KindFields model={model} phases={phases} />
      </div>
    </FormDialog>
  );
}

function titleOf(start: CompetenceStart, t: CompetenceTexts): string {
  if (start.is === "change") return t.editTitle({ label: start.competence.kode });
  return start.is === "child" ? t.addChildTitle({ parent: start.parent.kode }) : t.addTitle;
}

function TextFields({ model: { form } }: { model: CompetenceFormModel }) {
  const t = useStore(competencesMessages);
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  return (
    <>
      <Field label={t.code} required error={errors["kode"]}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            spellCheck={false}
            maxLength={50}
            value={values.kode}
            onInput={(event) => form.set("kode", event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t.description} required error={errors["uraian"]}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            maxLength={1000}
            value={values.uraian}
            onInput={(event) => form.set("uraian", event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

type KindFieldsProps = { model: CompetenceFormModel; phases: readonly string[] };

function KindFields({ model: { form }, phases }: KindFieldsProps) {
  const t = useStore(competencesMessages);
  const listId = useId();
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  return (
    <>
      <Field label={t.kind} required error={errors["jenis"]}>
        {(aria) => (
          <Select
            {...aria}
            options={competenceKinds.map((value) => ({
              value,
              label: `${value} · ${competenceKindNames[value]}`,
            }))}
            value={values.jenis}
            onChange={(value) => form.set("jenis", value as CompetenceKind)}
          />
        )}
      </Field>
      <Field label={t.level} error={errors["level_kognitif"]}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t.noLevel}
            options={cognitiveLevels.map((value) => ({ value, label: value }))}
            value={values.level_kognitif}
            onChange={(value) => form.set("level_kognitif", value as "" | CognitiveLevel)}
          />
        )}
      </Field>
      <Field label={t.phase} hint={t.phaseHint} error={errors["fase"]}>
        {(aria) => (
          <TextInput
            {...aria}
            list={listId}
            autoComplete="off"
            maxLength={30}
            value={values.fase}
            onInput={(event) => form.set("fase", event.currentTarget.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {phases.map((phase) => (
          <option key={phase} value={phase}>
            {phase}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Notices({ model }: { model: CompetenceFormModel }) {
  const t = useStore(competencesMessages);
  const labels = {
    subject_id: t.subject,
    parent_id: t.parent,
    kode: t.code,
    uraian: t.description,
    fase: t.phase,
    jenis: t.kind,
    level_kognitif: t.level,
  };
  return (
    <>
      <ConflictNotice model={model} labels={labels} />
      <ChoicesNotice model={model} />
    </>
  );
}
