// An event's exams as a table: a line for each day, a column for each session, in each cell what is held then and how full it
// is. Only days on which there is an exam.
import { compareText } from "./number-order.ts";
import { weekdayOf } from "./school-time.ts";

export type CalendarSession = {
  sesi: number;
  tanggal: string;
  mulai: string;
  /** How many of the schedule's participants are in it. */
  members: number;
  /** Seats in the rooms of the event; null: it has none. */
  capacity: number | null;
};
export type CalendarSchedule = {
  id: string;
  alias: string;
  tanggal: string;
  mulai: string;
  /** How many are to take it. */
  targets: number;
  /** Seats for it when it has no sessions. */
  capacity: number | null;
  /** Empty: it starts once, at its own time. */
  sessions: readonly CalendarSession[];
};

export type CalendarFill = {
  members: number;
  capacity: number | null;
  /** How many of the schedule's participants are in none of its sessions: the same in each of them. */
  missing: number;
};
export type CalendarExam = {
  schedule_id: string;
  alias: string;
  mulai: string;
  fill: CalendarFill;
};
/** Exams by their start and name. */
export type CalendarCell = { sesi: number | null; exams: CalendarExam[] };
/** `weekday` 1 is Monday. Each day has a cell for each column. */
export type CalendarDay = { tanggal: string; weekday: number; cells: CalendarCell[] };
/** Columns ascending; null, last, is for schedules without sessions. */
export type EventCalendar = { columns: (number | null)[]; days: CalendarDay[] };

type Held = CalendarExam & { tanggal: string; sesi: number | null };

export function calendarOf(schedules: readonly CalendarSchedule[]): EventCalendar {
  const held = schedules.flatMap(heldOf).sort(byStart);
  const columns = [...new Set(held.map(({ sesi }) => sesi))].sort(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  );
  const dates = [...new Set(held.map(({ tanggal }) => tanggal))];
  const days = dates.map((tanggal) => {
    const today = held.filter((one) => one.tanggal === tanggal);
    const cells = columns.map((column) => ({
      sesi: column,
      exams: today.filter(({ sesi }) => sesi === column).map(examOf),
    }));
    return { tanggal, weekday: weekdayOf(tanggal), cells };
  });
  return { columns, days };
}

function heldOf(schedule: CalendarSchedule): Held[] {
  const { id, alias, tanggal, mulai, targets, capacity, sessions } = schedule;
  const named = { schedule_id: id, alias };
  if (sessions.length === 0) {
    const fill = { members: targets, capacity, missing: 0 };
    return [{ ...named, tanggal, mulai, sesi: null, fill }];
  }
  const placed = sessions.reduce((sum, { members }) => sum + members, 0);
  const missing = Math.max(0, targets - placed);
  return sessions.map((session) => ({
    ...named,
    tanggal: session.tanggal,
    mulai: session.mulai,
    sesi: session.sesi,
    fill: { members: session.members, capacity: session.capacity, missing },
  }));
}

function byStart(one: Held, other: Held): number {
  return (
    compareText(`${one.tanggal} ${one.mulai}`, `${other.tanggal} ${other.mulai}`) ||
    compareText(one.alias, other.alias) ||
    compareText(one.schedule_id, other.schedule_id)
  );
}

function examOf({ schedule_id, alias, mulai, fill }: Held): CalendarExam {
  return { schedule_id, alias, mulai, fill };
}
