// Attendance lists of an event (print.event.absensi): which ones in a panel, and the sheets beside it.
import { useStore } from "@nanostores/react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { formatNumber } from "../../../core/format.ts";
import { destinationOf, href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/back-link.tsx";
import { OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LoadedPlugin } from "../../../question-types/frame/load-plugin.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { createAttendanceModel } from "./attendance-model.ts";
import type { AttendanceModel } from "./attendance-model.ts";
import { AttendancePanel } from "./attendance-panel.tsx";
import { attendanceMessages, eventPapersMessages } from "./event-papers-messages.ts";
import css from "./paper-sheets.module.css";

export default function AttendanceScreen() {
  const t = useStore(attendanceMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const model = useModel(() =>
    createAttendanceModel(destinationOf(location.href)?.params["id"] ?? ""),
  );
  return (
    <OpenedPrint
      model={model}
      title={t.plainTitle}
      texts={eventPapersT}
      back={<BackLink to={href("event")}>{eventPapersT.toEvents}</BackLink>}
    >
      {(opened) => <Printable model={model} opened={opened} />}
    </OpenedPrint>
  );
}

const loadSheets = async () => (await import("./attendance-sheets.tsx")).AttendanceSheets;

function Printable({ model, opened }: { model: AttendanceModel; opened: EventPapers }) {
  const t = useStore(attendanceMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const choices = useStore(model.choices.$values);
  const lists = useStore(model.$lists);
  const sheets = t.sheets({ n: formatNumber(lists.length) });
  return (
    <PrintScreen
      title={t.title({ name: opened.event.nama })}
      paper={papers[choices.size]}
      drawn={choices}
      nothing={
        lists.length > 0 ? null : (
          <EmptyState icon="printer" title={eventPapersT.nobodyTitle}>
            {eventPapersT.nobodyText}
          </EmptyState>
        )
      }
      back={
        <BackLink to={href("event", {}, { id: opened.event.id })}>{eventPapersT.back}</BackLink>
      }
      chosen={`${sheets} · ${choices.size.toUpperCase()}`}
      actions={<span className={css.count}>{sheets}</span>}
      panel={<AttendancePanel model={model} opened={opened} />}
    >
      <LoadedPlugin load={loadSheets} props={{ model, opened }} />
    </PrintScreen>
  );
}
