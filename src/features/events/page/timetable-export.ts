// The timetable of an event as a sheet or as a calendar; a chunk of its own, loaded when it is asked for.
import type { EventOverview, EventSchedule, EventSession } from "../../../contract/exams/events.ts";
import { serverNow, serverOffsetMinutes } from "../../../core/answers/server-clock.ts";
import { fileTimestamp, formatWallTime, formatWallWeekday } from "../../../core/format.ts";
import { addMinutes, instantOf } from "../../../domain/exams/school-time.ts";
import { writeCalendar } from "../../../files/ics/write-ics.ts";
import type { BookCell } from "../../../files/sheet-book.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { eventPageMessages } from "./event-page-messages.ts";
import { calendarDays } from "./event-rows.ts";

type Saving = {
  createWorker?(): WorkerLike;
  save?(bytes: BlobPart, name: string, mediaType: string): void;
};

export async function exportTimetable(
  overview: EventOverview,
  format: "xlsx" | "ics",
  { createWorker = startExportWorker, save = downloadFile }: Saving = {},
): Promise<void> {
  const t = eventPageMessages.get();
  const { kode, nama } = overview.event;
  const name = sheetFileName(t.exportFile, kode, fileTimestamp(serverNow()), format);
  if (format === "ics") {
    save(writeCalendar(nama, entriesOf(overview), serverNow()), name, "text/calendar");
    return;
  }
  const sheet = {
    name: t.schedules,
    columns: [12, 22, 9, 9, 40, 8, 10, 10].map((width, at) => ({ width, text: at < 5 })),
    rows: [header(), ...rowsOf(overview)],
    frozenRows: 1,
  };
  await saveBook({ sheets: [sheet] }, "xlsx", name, { createWorker, save });
}

function header(): BookCell[] {
  const t = eventPageMessages.get();
  return [
    t.exportDay,
    t.exportWeekday,
    t.exportBegin,
    t.exportEnd,
    t.exportSchedule,
    t.inSession,
    t.exportPeople,
    t.exportSeats,
  ];
}

function rowsOf({ schedules }: EventOverview): BookCell[][] {
  return lines(schedules).map(({ schedule, session }) => [
    session.tanggal,
    formatWallWeekday(session.tanggal),
    formatWallTime(session.mulai),
    formatWallTime(addMinutes(session, schedule.lama, "UTC").mulai),
    schedule.alias,
    session.sesi,
    session.members,
    session.capacity,
  ]);
}

function entriesOf({ schedules, event }: EventOverview) {
  const t = eventPageMessages.get();
  return lines(schedules).map(({ schedule, session }) => {
    const begin = instantOf(session, "UTC") - serverOffsetMinutes() * 60_000;
    const { sesi, members } = session;
    const called = sesi === null ? "" : ` · ${t.session({ n: sesi })}`;
    return {
      uid: `${schedule.id}-${sesi ?? 0}@exo`,
      begin: new Date(begin),
      end: new Date(begin + schedule.lama * 60_000),
      title: `${schedule.alias}${called}`,
      text: `${event.nama}\n${t.participants({ n: members })}`,
    };
  });
}

/** In the order of the calendar. */
function lines(
  schedules: readonly EventSchedule[],
): { schedule: EventSchedule; session: EventSession }[] {
  return calendarDays(schedules).flatMap(({ rows }) =>
    rows.flatMap(({ schedule, sessions }) => sessions.map((session) => ({ schedule, session }))),
  );
}
