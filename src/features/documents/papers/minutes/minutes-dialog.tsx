// The dialog that corrects one sheet of minutes before it is printed.
import { useStore } from "@nanostores/react";
import { Fragment } from "react";
import {
  maxMinutesNotes,
  minutesProctors,
  type Minutes,
} from "../../../../contract/exams/minutes.ts";
import { formatNumber } from "../../../../core/format.ts";
import { ConflictNotice } from "../../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormText, FormTextArea } from "../../../../kit/form/form-fields.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { TextInput } from "../../../../ui/input/text-input.tsx";
import { eventPapersMessages } from "../event-papers-messages.ts";
import { listLabel } from "../sheets/attendance-sheets.tsx";
import { correctable, type Correctable, type MinutesSheet } from "../sheets/minutes-rows.ts";
import {
  correctionsOf,
  createMinutesFormModel,
  type MinutesFormModel,
} from "./minutes-form-model.ts";
import { minutesMessages } from "./minutes-messages.ts";

type MinutesDialogProps = {
  event: string;
  sheet: MinutesSheet;
  changed(saved: Minutes): void;
  onClose(): void;
};

export function MinutesDialog({ event, sheet, changed, onClose }: MinutesDialogProps) {
  const t = useStore(minutesMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const model = useModel(() => createMinutesFormModel(event, sheet, changed));
  const labels = {
    hadir: eventPapersT.cameTotal,
    tidak_hadir: eventPapersT.awayTotal,
    nomor_tidak_hadir: eventPapersT.awayNumbers,
    catatan: eventPapersT.notes,
    pengawas: t.proctors,
  };
  return (
    <FormDialog
      title={t.title({ sheet: listLabel(sheet, eventPapersT) })}
      form={model.form}
      size="m"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={labels} />}
    >
      <Numbers model={model} sheet={sheet} labels={labels} />
      <FormTextArea
        form={model.form}
        name="catatan"
        label={labels.catatan}
        rows={4}
        maxLength={maxMinutesNotes}
      />
      <Proctors model={model} />
    </FormDialog>
  );
}

type NumbersProps = {
  model: MinutesFormModel;
  sheet: MinutesSheet;
  labels: Record<Correctable, string>;
};

function Numbers({ model, sheet, labels }: NumbersProps) {
  const t = useStore(minutesMessages);
  const { form, usual } = model;
  const values = useStore(form.$values);
  const corrections = correctionsOf(values, usual);
  const isCorrected = (name: Correctable) => corrections[name] !== null;
  const hintOf = (name: Correctable) => {
    const told = sheet.recorded ? t.server({ value: usual[name] || "0" }) : t.noServer;
    return isCorrected(name) ? `${told} · ${t.mark}` : told;
  };
  const sum = Number(values.hadir) + Number(values.tidak_hadir);
  const isWhole = values.hadir.trim() !== "" && values.tidak_hadir.trim() !== "";
  const expected = sheet.rows.length;
  return (
    <>
      {(["hadir", "tidak_hadir"] as const).map((name) => (
        <FormText
          key={name}
          form={form}
          name={name}
          label={labels[name]}
          hint={hintOf(name)}
          inputMode="numeric"
          maxLength={5}
        />
      ))}
      {isWhole && sum !== expected && !Number.isNaN(sum) && (
        <Banner tone="warn">
          {t.sum({ sum: formatNumber(sum), expected: formatNumber(expected) })}
        </Banner>
      )}
      <FormTextArea
        form={form}
        name="nomor_tidak_hadir"
        label={labels.nomor_tidak_hadir}
        hint={`${t.numbersHint}${isCorrected("nomor_tidak_hadir") ? ` · ${t.mark}` : ""}`}
        rows={3}
      />
      <div>
        <Button
          icon="undo-2"
          disabled={!correctable.some(isCorrected)}
          onClick={model.toServerNumbers}
        >
          {t.toServer}
        </Button>
      </div>
    </>
  );
}

function Proctors({ model: { form, setProctor } }: { model: MinutesFormModel }) {
  const t = useStore(eventPapersMessages);
  const { pengawas } = useStore(form.$values);
  const error = useStore(form.$errors)["pengawas"];
  return (
    <>
      {pengawas.slice(0, minutesProctors).map(({ nama, nip }, at) => {
        const name = t.proctor({ n: at + 1 });
        return (
          <Fragment key={at}>
            <Field label={name} {...(error && at === 0 ? { error } : {})}>
              {(aria) => (
                <TextInput
                  {...aria}
                  autoComplete="off"
                  maxLength={100}
                  value={nama}
                  onInput={(event) => setProctor(at, { nama: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label={`${t.nipHead} ${name}`}>
              {(aria) => (
                <TextInput
                  {...aria}
                  autoComplete="off"
                  maxLength={30}
                  value={nip}
                  onInput={(event) => setProctor(at, { nip: event.currentTarget.value })}
                />
              )}
            </Field>
          </Fragment>
        );
      })}
    </>
  );
}
