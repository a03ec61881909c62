// The proctors of a room: those who are chosen, and the picker that searches accounts by name and e-mail and takes an outside name.
import { useStore } from "@nanostores/react";
import { maxProctors, type RoomProctor } from "../../../../contract/exams/rooms.ts";
import { reportError } from "../../../../core/notices.ts";
import { Combobox } from "../../../../ui/choice/combobox.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Tag } from "../../../../ui/feedback/tag.tsx";
import { Button, IconButton } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { TextInput } from "../../../../ui/input/text-input.tsx";
import { ProctorDutyField } from "./proctor-duty-field.tsx";
import css from "./room-proctors-field.module.css";
import type { ProctorsChoice } from "./proctors-choice-state.ts";
import { roomFormMessages } from "../dialogs/room-form-messages.ts";

type ChoiceProps = { model: ProctorsChoice };
type FieldProps = ChoiceProps & { error: string | undefined };

export function RoomProctorsField({ model, error }: FieldProps) {
  const t = useStore(roomFormMessages);
  const chosen = useStore(model.$chosen);
  return (
    <fieldset className={css.proctors}>
      <legend>{t.proctors}</legend>
      {chosen.length > 0 && (
        <ul className={css.chosen}>
          {chosen.map((proctor, at) => (
            <ChosenProctor
              key={`${proctor.user_id ?? proctor.nama} ${at}`}
              model={model}
              proctor={proctor}
              at={at}
            />
          ))}
        </ul>
      )}
      <ProctorPicker model={model} error={error} />
    </fieldset>
  );
}

const outside = "outside ";

function ProctorPicker({ model, error }: FieldProps) {
  const t = useStore(roomFormMessages);
  const accounts = useStore(model.$accounts);
  const offered = useStore(model.$offered);
  const isFull = useStore(model.$chosen).length >= maxProctors;
  if (accounts.status === "failed") {
    return (
      <Banner
        tone="bad"
        title={t.accountsFailed}
        actions={
          <Button onClick={() => void model.$accounts.refresh().catch(reportError)}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  return (
    <Field
      label={t.addProctor}
      hint={isFull ? t.proctorsFull({ n: maxProctors }) : t.proctorHint}
      {...(error !== undefined && { error })}
    >
      {(aria) => (
        <Combobox
          {...aria}
          options={offered.map(({ id, name, email }) => ({
            value: id,
            label: name,
            detail: email,
          }))}
          value=""
          placeholder={accounts.status === "loading" ? t.loadingAccounts : t.proctorPlaceholder}
          emptyText={t.noSuchAccount}
          disabled={isFull || accounts.status === "loading"}
          ofText={(text) => ({
            value: `${outside}${text}`,
            label: t.asOutside({ name: text }),
            detail: t.outsideDetail,
          })}
          onChange={(value) => {
            if (value.startsWith(outside)) model.addOutside(value.slice(outside.length));
            else if (value !== "") model.addAccount(value);
          }}
        />
      )}
    </Field>
  );
}

type ChosenProps = ChoiceProps & { proctor: RoomProctor; at: number };

function ChosenProctor({ model, proctor, at }: ChosenProps) {
  const t = useStore(roomFormMessages);
  const { nama, nip, user_id: user, email, accounts } = proctor;
  const chosen = useStore(model.$chosen);
  const proposed = accounts.filter(({ id }) => chosen.every((one) => one.user_id !== id));
  return (
    <li className={css.proctor}>
      <span className={css.name}>
        <b>{nama}</b>
        {user === null ? <Tag>{t.outsideName}</Tag> : <small>{email}</small>}
      </span>
      <TextInput
        aria-label={t.nip({ name: nama })}
        placeholder={t.nipShort}
        autoComplete="off"
        maxLength={30}
        value={nip}
        onInput={(event) => model.setNip(at, event.currentTarget.value)}
      />
      <IconButton
        icon="x"
        label={t.removeProctor({ name: nama })}
        onClick={() => model.remove(at)}
      />
      <ProctorDutyField
        proctor={proctor}
        times={model.times}
        onChange={(duty) => model.setDuty(at, duty)}
      />
      {proposed.length > 0 && (
        <div className={css.proposal} role="status">
          <span>{t.hasAccount}</span>
          {proposed.map((account) => (
            <Button key={account.id} size="s" onClick={() => model.takeAccount(at, account)}>
              {t.takeAccount({ email: account.email })}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
