// Exams on a calendar: which days each touches, which are at the same time, and how these stand beside each other. By the clock
// on the school's wall alone, as nobody knows here when it is changed (school-time.ts). Not for finding or for drawing them.
import { addDays, daysBetween, weekdayOf, type WallTime } from "./school-time.ts";

/** `lama`: how many minutes it takes, at least one. */
export type TimedExam = WallTime & { lama: number };

/** What of an exam is on one day, in minutes after its midnight, 0 to 1440. */
export type DayPart<Exam> = { exam: Exam; from: number; to: number };
export type CalendarDay<Exam> = { tanggal: string; parts: readonly DayPart<Exam>[] };

export const dayMinutes = 24 * 60;

/** Monday to Sunday of the week that the day is in. */
export function weekOf(tanggal: string): string[] {
  const monday = addDays(tanggal, 1 - weekdayOf(tanggal));
  return [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(monday, after));
}

/**
 * An exam is on each of the days that it touches, one that ends at midnight not on the day that begins then. In the order of time;
 * those that begin together stay in the order given.
 */
export function examsByDay<Exam extends TimedExam>(
  exams: readonly Exam[],
  days: readonly string[],
): CalendarDay<Exam>[] {
  return days.map((tanggal) => ({
    tanggal,
    parts: exams
      .flatMap((exam) => partOn(tanggal, exam))
      .sort((one, other) => one.start - other.start)
      .map(({ start: _start, ...part }) => part),
  }));
}

function partOn<Exam extends TimedExam>(tanggal: string, exam: Exam) {
  const [hours = 0, minutes = 0] = exam.mulai.split(":").map(Number);
  const start = daysBetween(tanggal, exam.tanggal) * dayMinutes + hours * 60 + minutes;
  const from = Math.max(0, start);
  const to = Math.min(dayMinutes, start + exam.lama);
  return from < to ? [{ exam, from, to, start }] : [];
}

/**
 * Parts of a day, in its order, in groups: in each every one is at the same time as another, or is the only one. `least`: what
 * is shorter takes so many minutes, since it is drawn so high.
 */
export function groupsAtOnce<Exam>(parts: readonly DayPart<Exam>[], least = 1): DayPart<Exam>[][] {
  const groups: DayPart<Exam>[][] = [];
  let end = -1;
  for (const part of parts) {
    if (part.from >= end) groups.push([]);
    groups.at(-1)?.push(part);
    end = Math.max(end, shownEnd(part, least));
  }
  return groups;
}

/** For each of such a group the lane it stands in, from 0: as few of them as there are at once at the busiest moment. */
export function lanesOf<Exam>(group: readonly DayPart<Exam>[], least = 1): number[] {
  const ends: number[] = [];
  return group.map((part) => {
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = shownEnd(part, least);
    return lane;
  });
}

/** At least the minutes that it takes to draw it; that may be past midnight. */
export function shownEnd<Exam>({ from, to }: DayPart<Exam>, least: number): number {
  return Math.max(to, from + least);
}

/** The next of these days after that one with an exam, else the last one before it; null: there is no other. */
export function otherExamDay<Exam>(days: readonly CalendarDay<Exam>[], day: string): string | null {
  const others = days
    .filter(({ parts, tanggal }) => parts.length > 0 && tanggal !== day)
    .map(({ tanggal }) => tanggal);
  return others.find((tanggal) => tanggal > day) ?? others.at(-1) ?? null;
}
