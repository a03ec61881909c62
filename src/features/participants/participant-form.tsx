// The dialog that changes one participant, or adds one after the other.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { useStore } from "@nanostores/react";
import type { Participant, ParticipantInput } from "../../contract/participants.ts";
import { formatNumber } from "../../core/format.ts";
import { optionChoices } from "../../kit/choices.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import {
  FormCheckbox,
  FormCombobox,
  FormPassword,
  FormSelect,
  FormText,
  FormWholeNumber,
} from "../../kit/form/form-fields.tsx";
import { formMessages } from "../../kit/kit-messages.ts";
import { LookupsNotice } from "../../kit/form/lookups-notice.tsx";
import css from "../../kit/record/record.module.css";
import { useModel } from "../../kit/use-model.ts";
import { createParticipantFormModel, type ParticipantFormModel } from "./participant-form-model.ts";
import { $groups, $majors, $religions, groupChoices } from "./participant-lookups.ts";
import { newSlips, type SavedParticipant } from "./participant-slip.ts";
import { participantsMessages, type ParticipantTexts } from "./participants-messages.ts";

const lookups = [$majors, $religions, $groups];

type ParticipantFormProps = {
  /** Null: a new one. */
  participant: Participant | null;
  /** What was saved meanwhile, with the passwords that nobody has seen yet. */
  onClose(saved: readonly SavedParticipant[]): void;
};

export function ParticipantForm({ participant, onClose }: ParticipantFormProps) {
  const t = useStore(participantsMessages);
  const { close: closeLabel } = useStore(formMessages);
  const model = useModel(() => createParticipantFormModel(participant));
  const saved = useStore(model.$saved);
  const isRound = participant === null;
  return (
    <FormDialog
      title={participant ? t.editTitle({ name: namedParticipant(participant) }) : t.addTitle}
      form={model.form}
      size="l"
      onClose={() => onClose(model.$saved.get())}
      {...(isRound && { onAnother: model.startAnother })}
      {...(saved.length > 0 && { cancelLabel: closeLabel })}
      footerStart={isRound && <RoundState saved={saved} />}
      notice={<ConflictNotice model={model} labels={fieldLabels(t)} />}
    >
      <LookupsNotice lookups={lookups}>{t.lookupsFailed}</LookupsNotice>
      <div className={css.form}>
        <IdentityFields form={model.form} participant={participant} />
        <PlaceFields form={model.form} participant={participant} />
      </div>
    </FormDialog>
  );
}

/** Stands from the beginning, so that it is heard when it changes. */
function RoundState({ saved }: { saved: readonly SavedParticipant[] }) {
  const t = useStore(participantsMessages);
  return (
    <span role="status">
      {saved.length > 0 && t.addedSoFar({ count: formatNumber(saved.length) })}
      {newSlips(saved).length > 0 && ` ${t.passwordsLater}`}
    </span>
  );
}

type FieldsProps = { form: ParticipantFormModel["form"]; participant: Participant | null };

function IdentityFields({ form, participant }: FieldsProps) {
  const t = useStore(participantsMessages);
  return (
    <>
      <FormText
        form={form}
        name="no_ujian"
        label={t.number}
        meaning={t.numberMeaning}
        required
        maxLength={50}
      />
      <FormText form={form} name="nama" label={t.name} required maxLength={200} />
      <FormPassword
        form={form}
        name="password"
        label={t.password}
        hint={participant ? t.passwordKept : t.passwordNew}
      />
    </>
  );
}

function PlaceFields({ form, participant }: FieldsProps) {
  const t = useStore(participantsMessages);
  const majors = optionChoices(useStore($majors));
  const religions = optionChoices(useStore($religions));
  const groups = groupChoices(useStore($groups));
  return (
    <>
      <FormSelect
        form={form}
        name="jurusan_id"
        label={t.major}
        required
        placeholder={t.choose}
        options={majors}
        presentLabel={participant?.jurusan_nama}
      />
      <FormSelect
        form={form}
        name="agama_id"
        label={t.religion}
        required
        placeholder={t.choose}
        options={religions}
        presentLabel={participant?.agama_nama}
      />
      <FormCombobox
        form={form}
        name="group_id"
        label={t.group}
        isNullable
        options={groups}
        presentLabel={participant?.group_path}
        placeholder={t.noGroup}
        emptyText={t.noSuchGroup}
      />
      <FormWholeNumber
        form={form}
        name="sesi"
        label={t.session}
        meaning={t.sessionMeaning}
        required
      />
      <FormText form={form} name="nisn" label={t.nisn} meaning={t.nisnMeaning} maxLength={10} />
      <div className={css.wide}>
        <FormCheckbox form={form} name="antiblock" label={t.antiblockLabel} />
      </div>
    </>
  );
}

function fieldLabels(t: ParticipantTexts): Record<keyof ParticipantInput, string> {
  return {
    no_ujian: t.number,
    nama: t.name,
    nisn: t.nisn,
    sesi: t.session,
    jurusan_id: t.major,
    agama_id: t.religion,
    group_id: t.group,
    antiblock: t.antiblock,
    password: t.password,
  };
}
