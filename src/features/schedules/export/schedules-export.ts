// Schedules as a sheet, or as a calendar that phones and mail programs open. Loaded when it is asked for.
import { orderingModes, participantModes } from "../../../contract/questions/question-types.ts";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import type { ResultView, TokenMode } from "../../../contract/exams/schedule-fields.ts";
import {
  exportSchedules,
  listScheduleIds,
  type Schedule,
} from "../../../contract/exams/schedules.ts";
import { serverNow, serverOffsetMinutes } from "../../../core/answers/server-clock.ts";
import { fileTimestamp, formatNumber, formatWallTime } from "../../../core/format.ts";
import { writeCalendar } from "../../../files/ics/write-ics.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import { createRecordExport } from "../../../kit/sheet-export/record-export.ts";
import type { WrittenColumn } from "../../../sheets/sheet-columns.ts";
import type { ExportedSheet } from "../../../kit/sheet-export/written-sheet.ts";
import { scheduleFormMessages } from "../schedule-form-messages.ts";
import { schedulesMessages } from "../schedules-messages.ts";
import { loadCalendarRows, type ScheduleList } from "../schedules-model.ts";
import { schedulesExportMessages } from "./schedules-export-messages.ts";

type Listed = Pick<ScheduleList, "$query">;
type Column = WrittenColumn<Schedule>;

export function createSchedulesExport(list: Listed) {
  return createRecordExport(list, {
    noun: schedulesExportMessages.get().file,
    sheet: scheduleSheet(),
    listIds: listScheduleIds,
    exportItems: exportSchedules,
    context: ({ dari, sampai, q }) => [dari, sampai, q],
  });
}

/** In the language of whoever asks: it is not read again. */
export function scheduleSheet(): ExportedSheet<Schedule> {
  const t = schedulesExportMessages.get();
  return { sheetName: t.sheet, columns: columnsOf() };
}

function text(header: string, width: number, write: (schedule: Schedule) => string): Column {
  return { header, width, format: "text", write };
}

function number(header: string, write: (schedule: Schedule) => number | null): Column {
  return { header, width: 10, format: "number", write };
}

function columnsOf(): Column[] {
  const t = schedulesExportMessages.get();
  const schedulesT = schedulesMessages.get();
  const scheduleFormT = scheduleFormMessages.get();
  const yesNo = (is: boolean) => (is ? t.yes : t.no);
  const tokens: Record<TokenMode, string> = {
    off: scheduleFormT.tokenOff,
    global: scheduleFormT.tokenGlobal,
    schedule: scheduleFormT.tokenSchedule,
    room: scheduleFormT.tokenRoom,
  };
  const results: Record<ResultView, string> = {
    none: scheduleFormT.resultNone,
    score: scheduleFormT.resultScore,
    answers: scheduleFormT.resultAnswers,
    review: scheduleFormT.resultReview,
  };
  const groupsOf = ({ participant_mode: mode, groups }: Schedule) => {
    if (mode === "SP") return "";
    return groups.map(({ path }) => path).join("; ") || schedulesT.everybody;
  };
  return [
    text(schedulesT.event, 32, (one) => one.event_nama ?? ""),
    text(schedulesT.alias, 32, (one) => one.alias),
    text(t.day, 12, (one) => one.tanggal),
    text(t.start, 12, (one) => formatWallTime(one.mulai)),
    number(scheduleFormT.minutesField, (one) => one.lama),
    number(scheduleFormT.minimum, (one) => one.min_test),
    number(scheduleFormT.entry, (one) => one.masuk_sampai),
    number(scheduleFormT.closing, (one) => one.tutup),
    text(schedulesT.state, 14, (one) => schedulesT[one.state]),
    text(t.mode, 14, (one) => participantModes[one.participant_mode]),
    text(schedulesT.groups, 32, groupsOf),
    number(t.count, (one) => one.target_count),
    number(t.sessions, (one) => one.session_count),
    text(schedulesT.banks, 32, (one) => one.banks.map(({ kode }) => kode).join(", ")),
    text(scheduleFormT.questionOrder, 24, (one) => orderingModes[one.order_mode]),
    text(scheduleFormT.shuffleQuestions, 12, (one) => yesNo(one.acak_soal)),
    text(scheduleFormT.shuffleOptions, 12, (one) => yesNo(one.acak_opsi)),
    text(scheduleFormT.opensItself, 12, (one) => yesNo(one.sesi_auto)),
    text(scheduleFormT.token, 24, (one) => tokens[one.token_mode]),
    text(scheduleFormT.result, 24, (one) => results[one.view_result]),
    text(schedulesT.author, 24, (one) => one.author?.name ?? ""),
  ];
}

/** All that the list's filters find, a session each. */
export async function saveScheduleCalendar(
  { $query }: Listed,
  save: (text: string, name: string, mediaType: string) => void = downloadFile,
): Promise<void> {
  const query = $query.get();
  const { entries } = await loadCalendarRows(query);
  const t = schedulesExportMessages.get();
  const { title } = schedulesMessages.get();
  const name = sheetFileName(t.file, query.q, fileTimestamp(serverNow()), "ics");
  save(writeCalendar(title, entries.map(icsEntry), serverNow()), name, "text/calendar");
}

const minuteMs = 60_000;

function icsEntry({
  id,
  sesi,
  alias,
  event_nama,
  tanggal,
  mulai,
  lama,
  participants,
}: CalendarEntry) {
  const t = schedulesMessages.get();
  const begin = Date.parse(`${tanggal}T${mulai}:00Z`) - serverOffsetMinutes() * minuteMs;
  const text = [event_nama, t.participantCount({ count: formatNumber(participants) })];
  return {
    uid: `${id}-${sesi ?? 0}@exo`,
    begin: new Date(begin),
    end: new Date(begin + lama * minuteMs),
    title: sesi === null ? alias : `${alias} · ${t.sessionOf({ number: sesi })}`,
    text: text.filter((line) => line !== null).join("\n"),
  };
}
