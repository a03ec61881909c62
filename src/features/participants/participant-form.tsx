// The dialog that adds or changes one participant.
import { useStore } from "@nanostores/react";
import type { Participant, ParticipantInput } from "../../contract/participants.ts";
import { $groups, $majors, $religions } from "./participant-options.ts";
import { reportError } from "../../core/notices.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { PasswordInput } from "../../ui/input/password-input.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { useModel } from "../../kit/use-model.ts";
import { createParticipantForm } from "./participant-form-model.ts";
import type { ParticipantFormModel, SavedParticipant } from "./participant-form-model.ts";
import { groupChoices, optionChoices, withPresent } from "./participant-options.ts";
import { participantsMessages } from "./participants-messages.ts";
import type { ParticipantTexts } from "./participants-messages.ts";
import classes from "../../kit/record/record.module.css";

type ParticipantFormProps = {
  /** Null: a new one. */
  participant: Participant | null;
  onSaved(saved: SavedParticipant): void;
  onClose(): void;
};

export function ParticipantForm({ participant, onSaved, onClose }: ParticipantFormProps) {
  const t = useStore(participantsMessages);
  const model = useModel(() => createParticipantForm(participant, onSaved));
  return (
    <FormDialog
      title={participant ? t.editTitle({ name: participant.nama }) : t.addTitle}
      form={model.form}
      size="l"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={fieldLabels(t)} />}
    >
      <LookupsNotice />
      <div className={classes.form}>
        <IdentityFields model={model} isNew={participant === null} />
        <PlaceFields model={model} participant={participant} />
      </div>
    </FormDialog>
  );
}

/** What the fields have in common: value, fault, change. */
function useField<Name extends keyof ParticipantInput>(model: ParticipantFormModel, name: Name) {
  const value = useStore(model.form.$values)[name];
  const error = useStore(model.form.$errors)[name];
  return {
    value,
    set: (next: ParticipantInput[Name]) => model.form.set(name, next),
    shown: error === undefined ? {} : { error },
  };
}

function IdentityFields({ model, isNew }: { model: ParticipantFormModel; isNew: boolean }) {
  const t = useStore(participantsMessages);
  const number = useField(model, "no_ujian");
  const name = useField(model, "nama");
  const password = useField(model, "password");
  return (
    <>
      <Field label={t.number} required {...number.shown}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            maxLength={50}
            value={number.value}
            onInput={(event) => number.set(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t.name} required {...name.shown}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            maxLength={200}
            value={name.value}
            onInput={(event) => name.set(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t.password} hint={isNew ? t.passwordNew : t.passwordKept} {...password.shown}>
        {(aria) => (
          <PasswordInput
            {...aria}
            autoComplete="new-password"
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            value={password.value}
            onInput={(event) => password.set(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

type PlaceFieldsProps = { model: ParticipantFormModel; participant: Participant | null };

function PlaceFields({ model, participant }: PlaceFieldsProps) {
  const t = useStore(participantsMessages);
  const session = useField(model, "sesi");
  const group = useField(model, "group_id");
  const antiblock = useField(model, "antiblock");
  const groups = groupChoices(useStore($groups));
  const groupLabel = participant?.group_path ?? "…";
  return (
    <>
      <ChoiceField model={model} name="jurusan_id" present={participant?.jurusan_nama ?? "…"} />
      <ChoiceField model={model} name="agama_id" present={participant?.agama_nama ?? "…"} />
      <Field label={t.group} {...group.shown}>
        {(aria) => (
          <Combobox
            {...aria}
            options={withPresent(groups, group.value ?? "", groupLabel)}
            value={group.value ?? ""}
            placeholder={t.noGroup}
            emptyText={t.noSuchGroup}
            onChange={(id) => group.set(id === "" ? null : id)}
          />
        )}
      </Field>
      <Field label={t.session} required {...session.shown}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="numeric"
            maxLength={2}
            value={Number.isNaN(session.value) ? "" : String(session.value)}
            onInput={(event) => session.set(wholeNumberIn(event.currentTarget.value))}
          />
        )}
      </Field>
      <div className={classes.wide}>
        <Checkbox label={t.antiblockLabel} checked={antiblock.value} onChange={antiblock.set} />
      </div>
    </>
  );
}

const choiceFields = {
  jurusan_id: { $lookup: $majors, label: "major" },
  agama_id: { $lookup: $religions, label: "religion" },
} as const;

type ChoiceFieldProps = {
  model: ParticipantFormModel;
  name: keyof typeof choiceFields;
  /** What is chosen now is called, until the choices have arrived. */
  present: string;
};

function ChoiceField({ model, name, present }: ChoiceFieldProps) {
  const t = useStore(participantsMessages);
  const field = useField(model, name);
  const { $lookup, label } = choiceFields[name];
  const choices = optionChoices(useStore($lookup));
  return (
    <Field label={t[label]} required {...field.shown}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={t.choose}
          options={withPresent(choices, field.value, present)}
          value={field.value}
          onChange={field.set}
        />
      )}
    </Field>
  );
}

function LookupsNotice() {
  const t = useStore(participantsMessages);
  const lookups = [$majors, $religions, $groups];
  const states = [useStore($majors), useStore($religions), useStore($groups)];
  if (states.every(({ status }) => status !== "failed")) return null;
  const retry = () => {
    Promise.all(lookups.map((lookup) => lookup.refresh())).catch(reportError);
  };
  return (
    <Banner tone="warn" actions={<Button onClick={retry}>{t.retry}</Button>}>
      {t.lookupsFailed}
    </Banner>
  );
}

function fieldLabels(t: ParticipantTexts): Record<keyof ParticipantInput, string> {
  return {
    no_ujian: t.number,
    nama: t.name,
    sesi: t.session,
    jurusan_id: t.major,
    agama_id: t.religion,
    group_id: t.group,
    antiblock: t.antiblock,
    password: t.password,
  };
}

/** The digits of it; NaN for none, of which the schema says that it must be a number. */
function wholeNumberIn(text: string): number {
  const digits = text.replace(/\D/gu, "");
  return digits === "" ? Number.NaN : Number(digits);
}
