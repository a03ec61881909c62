// The schedules of an event as a calendar: its days, on each the schedules that have a session then, with these sessions.
// And whether a schedule lacks anything.
import type { EventSchedule, EventSession } from "../../../contract/exams/events.ts";

export type CalendarRow = { schedule: EventSchedule; sessions: readonly EventSession[] };
export type CalendarDay = { tanggal: string; rows: readonly CalendarRow[] };

/** By day, then by the first start of each schedule on it; those that start together stay in the order given. */
export function calendarDays(schedules: readonly EventSchedule[]): CalendarDay[] {
  const days = new Map<string, CalendarRow[]>();
  for (const schedule of schedules) {
    for (const tanggal of new Set(schedule.sessions.map((session) => session.tanggal))) {
      const sessions = schedule.sessions.filter((session) => session.tanggal === tanggal);
      days.set(tanggal, [...(days.get(tanggal) ?? []), { schedule, sessions }]);
    }
  }
  return [...days]
    .map(([tanggal, rows]) => ({ tanggal, rows: [...rows].sort(byStart) }))
    .sort((one, other) => compare(one.tanggal, other.tanggal));
}

const startOf = ({ sessions }: CalendarRow) => sessions[0]?.mulai ?? "";
const byStart = (one: CalendarRow, other: CalendarRow) => compare(startOf(one), startOf(other));

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** More members than seats; 0 where they fit, or nobody says how many seats there are. */
export function overflow({ members, capacity }: EventSession): number {
  return capacity === null ? 0 : Math.max(0, members - capacity);
}

export function isComplete(schedule: EventSchedule): boolean {
  return (
    schedule.bank_count > 0 &&
    schedule.targets > 0 &&
    schedule.without_session === 0 &&
    schedule.sessions.every((session) => session.unseated === 0 && overflow(session) === 0)
  );
}
