// Notices of times during which no server was running, with the minutes that participants were given back. Each stays until staff have
// confirmed or changed the minutes.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { maxAbsenceMinutes, type ServerAbsence } from "../../../contract/exams/server-absences.ts";
import { formatNumber } from "../../../core/format.ts";
import { reportError } from "../../../core/notices.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { serverAbsencesMessages } from "./server-absences-messages.ts";
import {
  absenceLength,
  absenceTitle,
  createAbsenceConfirmModel,
} from "./server-absence-confirm-model.ts";
import type { ServerAbsencesModel } from "./server-absences-model.ts";
import css from "./server-absences-notices.module.css";

type DialogProps = { model: ServerAbsencesModel; onClose(): void };

export function ServerAbsencesDialog({ model, onClose }: DialogProps) {
  const t = useStore(serverAbsencesMessages);
  const own = useStore(model.$own);
  const others = useStore(model.$others);
  const { confirm } = useModel(() => createAbsenceConfirmModel(model));
  return (
    <Dialog title={t.dialog} closeLabel={t.close} onClose={onClose}>
      <div className={css.notices}>
        {own.length + others.length === 0 && <p>{t.none}</p>}
        {own.map((absence) => (
          <AbsenceNotice key={absence.id} absence={absence} onConfirm={confirm} />
        ))}
        {others.length > 0 && <h3>{t.others}</h3>}
        {others.map((absence) => (
          <AbsenceNotice key={absence.id} absence={absence} onConfirm={confirm} />
        ))}
      </div>
    </Dialog>
  );
}

type NoticeProps = {
  absence: ServerAbsence;
  onConfirm(absence: ServerAbsence, minutes: number): Promise<void>;
};

function AbsenceNotice({ absence, onConfirm }: NoticeProps) {
  const t = useStore(serverAbsencesMessages);
  const [isChanging, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const { minutes } = absence;
  const values = { people: formatNumber(absence.people), minutes: formatNumber(minutes) };
  const confirm = (wanted: number) => {
    setBusy(true);
    onConfirm(absence, wanted)
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  const actions = absence.may_decide && !isChanging && (
    <>
      {minutes > 0 && (
        <Button icon="check" busy={busy} onClick={() => confirm(minutes)}>
          {t.right}
        </Button>
      )}
      <Button disabled={busy} onClick={() => setChanging(true)}>
        {minutes > 0 ? t.change : t.decide}
      </Button>
    </>
  );
  return (
    <Banner tone="warn" title={absenceTitle(absence)} actions={actions}>
      <p>{t.about({ length: absenceLength(absence), exams: absence.exams.join(", ") })}</p>
      <p>
        {minutes > 0 ? t.given(values) : t.notGiven(values)}{" "}
        {absence.may_decide ? (minutes > 0 ? t.check : t.choose) : t.readOnly}
      </p>
      {isChanging && (
        <MinutesForm
          minutes={minutes}
          people={absence.people}
          busy={busy}
          onSave={confirm}
          onCancel={() => setChanging(false)}
        />
      )}
    </Banner>
  );
}

type FormProps = {
  minutes: number;
  people: number;
  busy: boolean;
  onSave(minutes: number): void;
  onCancel(): void;
};

function MinutesForm({ minutes, people, busy, onSave, onCancel }: FormProps) {
  const t = useStore(serverAbsencesMessages);
  const [typed, setTyped] = useState(String(minutes));
  const wanted = /^\s*\d{1,3}\s*$/u.test(typed) ? Number(typed) : Number.NaN;
  const isFit = wanted <= maxAbsenceMinutes;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFit && !busy) onSave(wanted);
      }}
    >
      <Field label={t.minutes} error={isFit ? "" : t.fault({ most: maxAbsenceMinutes })}>
        {(aria) => (
          <TextInput
            {...aria}
            ref={input}
            inputMode="numeric"
            value={typed}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              // The dialog stays open.
              event.preventDefault();
              onCancel();
            }}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy} disabled={!isFit}>
          {t.save({ minutes: isFit ? formatNumber(wanted) : "–", people: formatNumber(people) })}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  );
}
