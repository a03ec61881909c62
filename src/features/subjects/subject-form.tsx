// The dialog that adds or changes one subject.
import { useStore } from "@nanostores/react";
import {
  maxSubjectCode,
  maxSubjectName,
  subjectScopes,
  type Subject,
} from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { FormRadios, FormText } from "../../kit/form/form-fields.tsx";
import { LookupsNotice } from "../../kit/form/lookups-notice.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { CorrectorsField, MajorsField, ReligionField } from "./subject-choices.tsx";
import { createSubjectFormModel, type SubjectFormModel } from "./subject-form-model.ts";
import { $correctors, $majors, $religions } from "./subject-lookups.ts";
import { subjectsMessages } from "./subjects-messages.ts";
import css from "./subjects-screen.module.css";

const lookups = [$majors, $religions, $correctors];

type SubjectFormProps = {
  /** Null: a new one. */
  subject: Subject | null;
  changed(saved: Subject): void;
  onClose(): void;
};

export function SubjectForm({ subject, changed, onClose }: SubjectFormProps) {
  const t = useStore(subjectsMessages);
  const model = useModel(() => createSubjectFormModel(subject, changed));
  const scope = useStore(model.form.$values).scope;
  return (
    <FormDialog
      title={subject ? t.editTitle({ name: subject.nama }) : t.addTitle}
      form={model.form}
      size="m"
      onClose={onClose}
      notice={<Notices model={model} subject={subject} />}
    >
      <TextFields form={model.form} isNew={subject === null} />
      <FormRadios
        form={model.form}
        name="scope"
        label={t.kind}
        options={subjectScopes.map((value) => ({
          value,
          label: t[value],
          hint: t[`${value}Hint`],
        }))}
      />
      {scope === "agama" && <ReligionField model={model} subject={subject} />}
      {scope === "khusus" && <MajorsField model={model} subject={subject} />}
      <CorrectorsField model={model} subject={subject} />
    </FormDialog>
  );
}

function TextFields({ form, isNew }: { form: SubjectFormModel["form"]; isNew: boolean }) {
  const t = useStore(subjectsMessages);
  return (
    <>
      <div className={css.form}>
        <FormText
          form={form}
          name="kode"
          label={t.code}
          required
          hint={isNew ? t.codeHint : undefined}
          spellCheck={false}
          maxLength={maxSubjectCode}
        />
        <FormText
          form={form}
          name="kkm"
          label={t.passMark}
          hint={t.passMarkHint}
          inputMode="decimal"
          maxLength={6}
        />
      </div>
      <FormText form={form} name="nama" label={t.name} required maxLength={maxSubjectName} />
    </>
  );
}

type NoticesProps = { model: SubjectFormModel; subject: Subject | null };

function Notices({ model, subject }: NoticesProps) {
  const t = useStore(subjectsMessages);
  const chosen = useStore(model.form.$values).corrector_ids;
  const essays = subject?.essay_count ?? 0;
  const labels = {
    kode: t.code,
    nama: t.name,
    scope: t.kind,
    agama_id: t.religion,
    jurusan_ids: t.majors,
    corrector_ids: t.correctors,
    kkm: t.passMark,
  };
  return (
    <>
      <ConflictNotice model={model} labels={labels} />
      {essays > 0 && chosen.length === 0 && (
        <Banner tone="warn" title={t.essayWarning({ n: formatNumber(essays) })}>
          {t.essayWarningBody}
        </Banner>
      )}
      <LookupsNotice lookups={lookups}>{t.lookupsFailed}</LookupsNotice>
    </>
  );
}
