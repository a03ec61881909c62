// Days and times as the calendar says them.
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import { formatNumber, formatWallTime } from "../../../core/format.ts";
import { addMinutes } from "../../../domain/exams/school-time.ts";
import type { SchedulesTexts } from "../schedules-messages.ts";

/** "07.30–09.00", the second by the clock of the day on which it ends. */
export function hoursText(exam: Pick<CalendarEntry, "tanggal" | "mulai" | "lama">): string {
  const end = addMinutes(exam, exam.lama, "UTC");
  return `${formatWallTime(exam.mulai)}–${formatWallTime(end.mulai)}`;
}

/** "23", "1" */
export const dayNumber = (day: string) => String(Number(day.slice(8)));

/** "Sesi 1 · 143 peserta · PAS Ganjil": a number stays with what it counts. */
export function factsText(exam: CalendarEntry, t: SchedulesTexts): string {
  const { sesi, participants, event_nama: event } = exam;
  const numbers = [
    ...(sesi === null ? [] : [t.sessionOf({ number: sesi })]),
    t.participantCount({ count: formatNumber(participants) }),
  ];
  const kept = numbers.map((fact) => fact.replaceAll(" ", "\u00A0"));
  return [...kept, ...(event === null ? [] : [event])].join(" · ");
}

/** A schedule with sessions has each of them here. */
export const examKey = ({ id, sesi }: CalendarEntry) => `${id} ${sesi ?? ""}`;
