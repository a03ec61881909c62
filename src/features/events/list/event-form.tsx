// The dialog that adds or changes one event.
import { useStore } from "@nanostores/react";
import {
  eventStatuses,
  letterheads,
  maxEventCode,
  maxEventName,
  maxEventNotes,
  maxSignerLine,
  semesterCodes,
  type ExamEvent,
} from "../../../contract/exams/events.ts";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormSelect, FormText, FormTextArea } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { eventFormMessages, eventsMessages } from "../events-messages.ts";
import { createEventFormModel, type EventFormModel } from "./event-form-model.ts";
import css from "./event-form.module.css";

type EventFormProps = {
  /** Null: a new one. */
  event: ExamEvent | null;
  changed(saved: ExamEvent): void;
  onClose(): void;
};

export function EventForm({ event, changed, onClose }: EventFormProps) {
  const t = useStore(eventFormMessages);
  const model = useModel(() => createEventFormModel(event, changed));
  return (
    <FormDialog
      title={event ? t.editTitle({ name: event.nama }) : t.addTitle}
      form={model.form}
      size="m"
      onClose={onClose}
      notice={<Conflict model={model} />}
    >
      <EventFields form={model.form} />
      <SignerFields form={model.form} />
    </FormDialog>
  );
}

type Form = { form: EventFormModel["form"] };

function EventFields({ form }: Form) {
  const t = useStore(eventFormMessages);
  const eventsT = useStore(eventsMessages);
  const semesterT = useStore(semesterNames);
  return (
    <>
      <FormText form={form} name="nama" label={eventsT.name} required maxLength={maxEventName} />
      <div className={css.fields}>
        <FormText
          form={form}
          name="kode"
          label={eventsT.code}
          required
          hint={t.codeHint}
          spellCheck={false}
          maxLength={maxEventCode}
        />
        <FormSelect
          form={form}
          name="status"
          label={eventsT.status}
          hint={t.statusHint}
          options={eventStatuses.map((value) => ({ value, label: eventsT[value] }))}
        />
        <FormText
          form={form}
          name="tahun_ajaran"
          label={eventsT.year}
          required
          hint={t.yearHint}
          maxLength={9}
        />
        <FormSelect
          form={form}
          name="semester"
          label={t.semester}
          options={semesterCodes.map((value) => ({ value, label: semesterT[value] }))}
        />
        <FormText form={form} name="mulai" label={t.first} type="date" />
        <FormText form={form} name="selesai" label={t.last} type="date" />
      </div>
    </>
  );
}

function SignerFields({ form }: Form) {
  const t = useStore(eventFormMessages);
  return (
    <>
      <FormSelect
        form={form}
        name="kop"
        label={t.letterhead}
        options={letterheads.map((value) => ({ value, label: t[value] }))}
      />
      <fieldset className={css.signer}>
        <legend>{t.signer}</legend>
        <div className={css.fields}>
          <FormText form={form} name="signer_nama" label={t.signerName} maxLength={maxSignerLine} />
          <FormText form={form} name="signer_nip" label={t.signerNumber} maxLength={30} />
          <FormText
            form={form}
            name="signer_jabatan"
            label={t.signerPosition}
            maxLength={maxSignerLine}
          />
          <FormText form={form} name="signer_kota" label={t.signerCity} maxLength={maxSignerLine} />
          <FormText
            form={form}
            name="signer_tanggal"
            label={t.signerDay}
            type="date"
            hint={t.signerDayHint}
          />
        </div>
      </fieldset>
      <FormTextArea form={form} name="catatan" label={t.notes} rows={2} maxLength={maxEventNotes} />
    </>
  );
}

function Conflict({ model }: { model: EventFormModel }) {
  const t = useStore(eventFormMessages);
  const eventsT = useStore(eventsMessages);
  const labels = {
    kode: eventsT.code,
    nama: eventsT.name,
    tahun_ajaran: eventsT.year,
    semester: t.semester,
    mulai: t.first,
    selesai: t.last,
    status: eventsT.status,
    kop: t.letterhead,
    signer_nama: t.signerName,
    signer_nip: t.signerNumber,
    signer_jabatan: t.signerPosition,
    signer_kota: t.signerCity,
    signer_tanggal: t.signerDay,
    catatan: t.notes,
  };
  return <ConflictNotice model={model} labels={labels} />;
}
