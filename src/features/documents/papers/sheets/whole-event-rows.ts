// Rows of those papers that tell of a whole event: timetable, proctors, attendance in numbers, lists for marks. Pure.
import type {
  EventPapers,
  PaperPerson,
  PaperSchedule,
  PaperSession,
} from "../../../../contract/exams/event-papers.ts";
import { compareNaturally, compareText } from "../../../../domain/exams/number-order.ts";
import type { AttendanceSheet } from "./attendance-rows.ts";

type Papers = Pick<EventPapers, "schedules" | "people">;

export type TimetableRow = { schedule: PaperSchedule; session: PaperSession; people: number };
export type TimetableDay = { tanggal: string; rows: readonly TimetableRow[] };

/** By the calendar. `people`: how many are in the session. */
export function timetableDays({ schedules, people }: Papers): TimetableDay[] {
  const counts = new Map<string, number>();
  for (const { exams } of people) {
    for (const [index, sesi] of exams) {
      const key = `${index} ${sesi}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const rows = schedules
    .flatMap((schedule, index) =>
      schedule.sessions.map((session) => ({
        schedule,
        session,
        people: counts.get(`${index} ${session.sesi}`) ?? 0,
      })),
    )
    .sort((one, other) => compareText(startOf(one.session), startOf(other.session)));
  return byDay(rows, ({ session }) => session.tanggal);
}

const startOf = ({ tanggal, mulai }: PaperSession) => `${tanggal} ${mulai}`;

export type ProctorRow = {
  key: string;
  /** Empty, as the number: nobody is named, and a line is left to write on. */
  nama: string;
  nip: string;
  room: string;
  sesi: number;
  /** When the room's first exam of that session begins. */
  mulai: string;
};
export type ProctorDay = { tanggal: string; rows: readonly ProctorRow[] };

/** By day, start and room: each proctor once for each session that they watch over. */
export function proctorDays(sheets: readonly AttendanceSheet[]): ProctorDay[] {
  const duties = new Map<string, AttendanceSheet>();
  for (const sheet of sheets) {
    const { session, room } = sheet;
    if (!room) continue;
    const key = `${session.tanggal} ${session.sesi} ${room.id}`;
    // They come by the calendar: the first is the earliest.
    if (!duties.has(key)) duties.set(key, sheet);
  }
  const rows = [...duties].flatMap(([key, { session, room }]) => {
    const { tanggal, sesi, mulai } = session;
    const named = room?.pengawas.length ? room.pengawas : [{ nama: "", nip: "" }];
    return named.map(({ nama, nip }, at) => ({
      tanggal,
      row: { key: `${key} ${at}`, nama, nip, room: room?.kode ?? "", sesi, mulai },
    }));
  });
  return byDay(rows, ({ tanggal }) => tanggal).map(({ tanggal, rows: those }) => ({
    tanggal,
    rows: those.map(({ row }) => row),
  }));
}

function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string) {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = days.get(dayOf(row));
    if (day) day.push(row);
    else days.set(dayOf(row), [row]);
  }
  return [...days].map(([tanggal, those]) => ({ tanggal, rows: those }));
}

export type ScoreList = {
  schedule: PaperSchedule;
  /** Null: those in no group. */
  group: string | null;
  people: readonly PaperPerson[];
};

/** For each schedule the groups that sit it, by name, their people by number. `group`: a path, and all below it. */
export function scoreLists(
  { schedules, people }: Papers,
  filter: { schedule: string; group: string },
): ScoreList[] {
  return schedules.flatMap((schedule, index) => {
    if (filter.schedule !== "" && filter.schedule !== schedule.id) return [];
    const groups = new Map<string, PaperPerson[]>();
    for (const person of people) {
      if (!isIn(person, filter.group) || !person.exams.some(([at]) => at === index)) continue;
      const path = person.group_path ?? "";
      groups.set(path, [...(groups.get(path) ?? []), person]);
    }
    return [...groups]
      .sort(([one], [other]) => compareNaturally(one, other))
      .map(([path, those]) => ({ schedule, group: path || null, people: those }));
  });
}

/** Whether somebody is in a group or below it; empty: any. */
export function isIn({ group_path: path }: PaperPerson, group: string): boolean {
  return group === "" || path === group || Boolean(path?.startsWith(`${group} / `));
}
