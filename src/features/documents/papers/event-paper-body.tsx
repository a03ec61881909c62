// The printing of an event's papers: which one and of whom in a panel, and its sheets beside it. Fetched with the event.
import { $signing } from "../../../core/institution/school.ts";
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatNumber } from "../../../core/format.ts";
import { PrintedSheets } from "../../../kit/print/sheets/printed-sheets.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { usePrintedBanks } from "./banks/use-printed-banks.tsx";
import { createEventBanksModel } from "./banks/event-banks-model.ts";
import { filterOf, isBankKind, paperOf } from "./event-paper-choices.ts";
import type { EventPaperModel } from "./event-paper-model.ts";
import { EventPaperPanel } from "./event-paper-panel.tsx";
import type { OpenedPapers } from "./event-papers-lookups.ts";
import { eventPapersMessages, paperKindMessages } from "./event-papers-messages.ts";
import { PaperBody } from "./paper-body.tsx";
import { partsOf } from "./paper-sheets.tsx";
import { isInWord, PaperWordButton } from "./word/paper-word-button.tsx";

type PrintableProps = { model: EventPaperModel; opened: OpenedPapers };

export function EventPaperPrintable({ model, opened }: PrintableProps) {
  const t = useStore(eventPapersMessages);
  const paperKindT = useStore(paperKindMessages);
  const kind = useStore(model.$kind);
  const chosen = useStore(model.choices.$values);
  const school = useStore($signing);
  const banks = useModel(() => createEventBanksModel(model, opened));
  // What the sheets say follows from the language as well.
  const request = useMemo(
    () => ({ opened, chosen, filter: filterOf(kind, chosen), t, school }),
    [kind, opened, chosen, t, school],
  );
  const parts = useMemo(() => (isBankKind(kind) ? null : partsOf[kind](request)), [kind, request]);
  const printedBanks = usePrintedBanks(banks, kind, request);
  const paper = paperOf(kind, chosen);
  const printed = parts
    ? {
        drawn: parts,
        count: parts.length === 0 ? null : t.sheets({ n: formatNumber(parts.length) }),
        actions: parts.length > 0 && isInWord(kind) && <PaperWordButton kind={kind} of={request} />,
        children: <PrintedSheets paper={paper} font={chosen.font} parts={parts} />,
      }
    : printedBanks;
  return (
    <PaperBody
      title={t.titleOf({ paper: paperKindT[kind], name: opened.event.nama })}
      event={opened.event}
      size={chosen.size}
      paper={paper}
      panel={<EventPaperPanel model={model} opened={opened} />}
      {...printed}
    />
  );
}
