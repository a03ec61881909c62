// Schedules as a sheet, or as a calendar that phones and mail programs open. Loaded when it is asked for.
import { orderingModes } from "../../../contract/questions/question-types.ts";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import { participantModes } from "../../../contract/questions/question-types.ts";
import type { ResultView, TokenMode } from "../../../contract/exams/schedule-fields.ts";
import { exportSchedules, listScheduleIds } from "../../../contract/exams/schedules.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { serverNow, serverOffsetMinutes } from "../../../core/answers/server-clock.ts";
import { fileTimestamp, formatNumber, formatWallTime } from "../../../core/format.ts";
import { writeCalendar } from "../../../files/ics/write-ics.ts";
import type { BookCell } from "../../../files/sheet-book.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import { createRecordExport } from "../../../kit/sheet-export/record-export.ts";
import { scheduleFormMessages } from "../schedule-form-messages.ts";
import { schedulesMessages } from "../schedules-messages.ts";
import { loadCalendarRows } from "../schedules-model.ts";
import type { ScheduleList } from "../schedules-model.ts";
import { schedulesExportMessages } from "./schedules-export-messages.ts";

type Listed = Pick<ScheduleList, "$query">;
type Column = { header: string; width: number; cell(schedule: Schedule): BookCell };

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
export function scheduleSheet() {
  const t = schedulesExportMessages.get();
  const columns = columnsOf();
  return {
    sheetName: t.sheet,
    columns: columns.map(({ header, width }) => ({
      header,
      width,
      format: width > 10 ? ("text" as const) : ("number" as const),
    })),
    cells: (schedule: Schedule) => columns.map(({ cell }) => cell(schedule)),
  };
}

/** What is wider than ten letters is text. */
function columnsOf(): Column[] {
  const t = schedulesExportMessages.get();
  const schedulesT = schedulesMessages.get();
  const scheduleFormT = scheduleFormMessages.get();
  const said = (is: boolean) => (is ? t.yes : t.no);
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
    { header: schedulesT.event, width: 32, cell: (one) => one.event_nama ?? "" },
    { header: schedulesT.alias, width: 32, cell: (one) => one.alias },
    { header: t.day, width: 12, cell: (one) => one.tanggal },
    { header: t.start, width: 12, cell: (one) => formatWallTime(one.mulai) },
    { header: scheduleFormT.minutesField, width: 10, cell: (one) => one.lama },
    { header: scheduleFormT.minimum, width: 10, cell: (one) => one.min_test },
    { header: scheduleFormT.entry, width: 10, cell: (one) => one.masuk_sampai },
    { header: scheduleFormT.closing, width: 10, cell: (one) => one.tutup },
    { header: schedulesT.state, width: 14, cell: (one) => schedulesT[one.state] },
    { header: t.mode, width: 14, cell: (one) => participantModes[one.participant_mode] },
    { header: schedulesT.groups, width: 32, cell: groupsOf },
    { header: t.count, width: 10, cell: (one) => one.target_count },
    { header: t.sessions, width: 10, cell: (one) => one.session_count },
    {
      header: schedulesT.banks,
      width: 32,
      cell: (one) => one.banks.map(({ kode }) => kode).join(", "),
    },
    {
      header: scheduleFormT.questionOrder,
      width: 24,
      cell: (one) => orderingModes[one.order_mode],
    },
    { header: scheduleFormT.shuffleQuestions, width: 12, cell: (one) => said(one.acak_soal) },
    { header: scheduleFormT.shuffleOptions, width: 12, cell: (one) => said(one.acak_opsi) },
    { header: scheduleFormT.token, width: 24, cell: (one) => tokens[one.token_mode] },
    { header: scheduleFormT.result, width: 24, cell: (one) => results[one.view_result] },
    { header: schedulesT.author, width: 24, cell: (one) => one.author?.name ?? "" },
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
