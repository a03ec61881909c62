// The dialog that adds or changes one competence.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useId, useMemo } from "react";
import { cognitiveLevels, competenceKinds, type Competence } from "../../contract/competences.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { FormSelect, FormText, FormTextArea } from "../../kit/form/form-fields.tsx";
import { LookupsNotice } from "../../kit/form/lookups-notice.tsx";
import { useModel } from "../../kit/use-model.ts";
import {
  createCompetenceFormModel,
  type CompetenceFormModel,
  type CompetenceStart,
} from "./competence-form-model.ts";
import { ParentField, SubjectField } from "./competence-place.tsx";
import { $subjects } from "./competence-lookups.ts";
import { competencesMessages, kindMessages, type CompetenceTexts } from "./competences-messages.ts";
import css from "./competences-screen.module.css";

type CompetenceFormProps = {
  start: CompetenceStart;
  /** Proposals: those in use. */
  $phases: ReadableAtom<readonly string[]>;
  changed(saved: Competence): void;
  onClose(): void;
};

export function CompetenceForm({ start, $phases, changed, onClose }: CompetenceFormProps) {
  const t = useStore(competencesMessages);
  const model = useModel(() => createCompetenceFormModel(start, changed));
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
      <TextFields form={model.form} />
      <div className={css.form}>
        <KindFields form={model.form} $phases={$phases} />
      </div>
    </FormDialog>
  );
}

function titleOf(start: CompetenceStart, t: CompetenceTexts): string {
  if (start.is === "change") return t.editTitle({ label: start.competence.kode });
  return start.is === "child" ? t.addChildTitle({ parent: start.parent.kode }) : t.addTitle;
}

type FieldsProps = { form: CompetenceFormModel["form"] };

function TextFields({ form }: FieldsProps) {
  const t = useStore(competencesMessages);
  return (
    <>
      <FormText form={form} name="kode" label={t.code} required spellCheck={false} maxLength={50} />
      <FormTextArea
        form={form}
        name="uraian"
        label={t.description}
        required
        rows={3}
        maxLength={1000}
      />
    </>
  );
}

function KindFields({ form, $phases }: FieldsProps & Pick<CompetenceFormProps, "$phases">) {
  const t = useStore(competencesMessages);
  const listId = useId();
  const phases = useStore($phases);
  return (
    <>
      <FormSelect
        form={form}
        name="jenis"
        label={t.kind}
        required
        options={competenceKinds.map((value) => ({
          value,
          label: `${value} · ${kindMessages.get()[value]}`,
        }))}
      />
      <FormSelect
        form={form}
        name="level_kognitif"
        label={t.level}
        meaning={t.levelMeaning}
        placeholder={t.noLevel}
        options={cognitiveLevels.map((value) => ({ value, label: value }))}
      />
      <FormText
        form={form}
        name="fase"
        label={t.phase}
        hint={t.phaseHint}
        list={listId}
        maxLength={30}
      />
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
  const lookups = useMemo(() => [$subjects, model.$parents], [model.$parents]);
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
      <LookupsNotice lookups={lookups}>{t.choicesFailed}</LookupsNotice>
    </>
  );
}
