// The dialog that adds or changes one subject.
import { useStore } from "@nanostores/react";
import { subjectScopes } from "../../contract/subjects.ts";
import type { Subject, SubjectScope } from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import { $correctors, $majors, $religions } from "./subject-lookups.ts";
import { reportError } from "../../core/notices.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Field } from "../../ui/input/field.tsx";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { CorrectorsField, MajorsField, ReligionField } from "./subject-choices.tsx";
import { createSubjectForm } from "./subject-form-model.ts";
import type { SubjectFormModel } from "./subject-form-model.ts";
import { subjectsMessages } from "./subjects-messages.ts";
import classes from "./subjects.module.css";

type SubjectFormProps = {
  /** Null: a new one. */
  subject: Subject | null;
  onSaved(saved: Subject): void;
  onClose(): void;
};

export function SubjectForm({ subject, onSaved, onClose }: SubjectFormProps) {
  const t = useStore(subjectsMessages);
  const model = useModel(() => createSubjectForm(subject, onSaved));
  const scope = useStore(model.form.$values).scope;
  return (
    <FormDialog
      title={subject ? t.editTitle({ name: subject.nama }) : t.addTitle}
      form={model.form}
      size="m"
      onClose={onClose}
      notice={<Notices model={model} subject={subject} />}
    >
      <TextFields model={model} isNew={subject === null} />
      <RadioGroup
        legend={t.kind}
        options={subjectScopes.map((value) => ({
          value,
          label: t[value],
          hint: t[`${value}Hint`],
        }))}
        value={scope}
        onChange={(value) => model.form.set("scope", value as SubjectScope)}
      />
      {scope === "agama" && <ReligionField model={model} subject={subject} />}
      {scope === "khusus" && <MajorsField model={model} subject={subject} />}
      <CorrectorsField model={model} subject={subject} />
    </FormDialog>
  );
}

function TextFields({ model, isNew }: { model: SubjectFormModel; isNew: boolean }) {
  const t = useStore(subjectsMessages);
  const { form } = model;
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  return (
    <>
      <div className={classes.form}>
        <Field label={t.code} required hint={isNew ? t.codeHint : undefined} error={errors["kode"]}>
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={values.kode}
              onInput={(event) => form.set("kode", event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t.passMark} hint={t.passMarkHint} error={errors["kkm"]}>
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              inputMode="decimal"
              maxLength={6}
              value={values.kkm}
              onInput={(event) => form.set("kkm", event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t.name} required error={errors["nama"]}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            maxLength={200}
            value={values.nama}
            onInput={(event) => form.set("nama", event.currentTarget.value)}
          />
        )}
      </Field>
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
      <LookupsNotice />
    </>
  );
}

function LookupsNotice() {
  const t = useStore(subjectsMessages);
  const states = [useStore($majors), useStore($religions), useStore($correctors)];
  if (states.every(({ status }) => status !== "failed")) return null;
  const retry = () => {
    const lookups = [$majors, $religions, $correctors];
    Promise.all(lookups.map((lookup) => lookup.refresh())).catch(reportError);
  };
  return (
    <Banner tone="warn" actions={<Button onClick={retry}>{t.retry}</Button>}>
      {t.lookupsFailed}
    </Banner>
  );
}
