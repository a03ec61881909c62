// Which sheet of the minutes is corrected, what of it was, and the way to correct it: part of the panel beside the sheets.
import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { formatDateTime } from "../../../../core/format.ts";
import {
  ChoiceGroup,
  ChoiceHint,
  ChoiceStack,
} from "../../../../kit/print/choices/choice-controls.tsx";
import { LazyDialog } from "../../../../kit/lazy/lazy-dialog.tsx";
import { Select } from "../../../../ui/choice/select.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { filterOf } from "../event-paper-choices.ts";
import type { EventPaperModel } from "../event-paper-model.ts";
import { eventPapersMessages } from "../event-papers-messages.ts";
import type { OpenedPapers } from "../event-papers-lookups.ts";
import { listLabel } from "../sheets/attendance-sheets.tsx";
import type { MinutesSheet } from "../sheets/minutes-rows.ts";
import { requestedMinutes } from "../sheets/minutes-sheets.tsx";
import { minutesMessages } from "./minutes-messages.ts";

const loadDialog = lazy(() => import("./minutes-dialog.tsx"), "MinutesDialog");

type MinutesPanelProps = { model: EventPaperModel; opened: OpenedPapers };

export function MinutesPanel({ model, opened }: MinutesPanelProps) {
  const t = useStore(minutesMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const chosen = useStore(model.choices.$values);
  const sheets = useMemo(
    () => requestedMinutes({ opened, filter: filterOf("berita-acara", chosen) }),
    [opened, chosen],
  );
  const [key, setKey] = useState("");
  const [isOpen, setOpen] = useState(false);
  const sheet = sheets.find((one) => one.key === key) ?? sheets[0];
  if (!sheet) return null;
  const labelOf = (one: MinutesSheet) =>
    [listLabel(one, eventPapersT), one.corrected.length > 0 && t.mark].filter(Boolean).join(" · ");
  return (
    <ChoiceGroup title={t.group}>
      <ChoiceStack>
        <Field label={t.sheet}>
          {(aria) => (
            <Select
              {...aria}
              value={sheet.key}
              options={sheets.map((one) => ({ value: one.key, label: labelOf(one) }))}
              onChange={setKey}
            />
          )}
        </Field>
      </ChoiceStack>
      <ChoiceHint>
        <Written sheet={sheet} />
      </ChoiceHint>
      <div>
        <Button icon="pencil" onClick={() => setOpen(true)}>
          {t.edit}
        </Button>
      </div>
      {isOpen && (
        <LazyDialog
          load={loadDialog}
          props={{
            event: opened.event.id,
            sheet,
            changed: model.minutesWritten,
            onClose: () => setOpen(false),
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </ChoiceGroup>
  );
}

function Written({ sheet: { corrected, recorded, saved } }: { sheet: MinutesSheet }) {
  const t = useStore(minutesMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const names = {
    hadir: eventPapersT.cameTotal,
    tidak_hadir: eventPapersT.awayTotal,
    nomor_tidak_hadir: eventPapersT.awayNumbers,
  };
  const what = corrected.map((name) => {
    const value = { hadir: recorded?.came, tidak_hadir: recorded?.away, nomor_tidak_hadir: null };
    const told = value[name] ?? null;
    return told === null ? names[name] : `${names[name]} (${t.server({ value: told })})`;
  });
  const by = saved && { name: saved.updated_by ?? "–", time: formatDateTime(saved.updated_at) };
  return (
    <>
      {what.length > 0
        ? t.corrected({ what: what.join(", ") })
        : recorded
          ? t.byServer
          : t.noServer}
      {by && ` ${t.writtenBy(by)}`}
    </>
  );
}
