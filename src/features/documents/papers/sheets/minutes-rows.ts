// What stands in the minutes of each schedule, session and room: what the server counts, and over that what somebody has
// corrected by hand. Pure.
import type { EventPapers, PaperSession } from "../../../../contract/exams/event-papers.ts";
import type { Minutes } from "../../../../contract/exams/minutes.ts";
import type { Proctor } from "../../../../contract/exams/rooms.ts";
import {
  attendanceSheets,
  type AttendanceFilter,
  type AttendanceSheet,
} from "./attendance-rows.ts";

/** As the server counts it. */
export type Recorded = { came: number; away: number; awayNumbers: readonly string[] };

export const correctable = ["hadir", "tidak_hadir", "nomor_tidak_hadir"] as const;
export type Correctable = (typeof correctable)[number];

export type MinutesSheet = AttendanceSheet & {
  /** The same sheet has the same again. */
  key: string;
  /** Null: nobody has written anything into it. */
  saved: Minutes | null;
  /** Null: the exam has not begun, or nobody has sat it here; there are lines to write on then. */
  recorded: Recorded | null;
  came: number | null;
  away: number | null;
  awayNumbers: readonly string[] | null;
  notes: string;
  proctors: readonly Proctor[];
  /** Which of the three somebody has corrected. */
  corrected: readonly Correctable[];
};

/** `now`: the clock on the school's wall, "2026-11-30 07:45". As the attendance lists, one for each. */
export function minutesSheets(
  papers: Pick<EventPapers, "schedules" | "rooms" | "people">,
  saved: readonly Minutes[],
  filter: AttendanceFilter,
  now: string,
): MinutesSheet[] {
  const written = new Map(saved.map((one) => [keyOf(one.schedule_id, one.sesi, one.room_id), one]));
  const satSessions = sessionsSat(papers);
  return attendanceSheets(papers, filter).map((list) => {
    const { schedule, session, room } = list;
    const key = keyOf(schedule.id, session.sesi, room?.id ?? null);
    const isCounted = hasBegun(session, now) && satSessions.has(`${schedule.id} ${session.sesi}`);
    return { ...list, key, ...filledIn(list, written.get(key) ?? null, isCounted) };
  });
}

const keyOf = (schedule: string, sesi: number, room: string | null) =>
  `${schedule} ${sesi} ${room ?? ""}`;

const hasBegun = ({ tanggal, mulai }: PaperSession, now: string) => `${tanggal} ${mulai}` <= now;

/** Where nobody has sat an exam, in no room, it was not held on this server, or not yet. */
function sessionsSat({ schedules, people }: Pick<EventPapers, "schedules" | "people">) {
  const sat = new Set<string>();
  for (const { exams } of people) {
    for (const [at, sesi, hasCome] of exams) if (hasCome) sat.add(`${schedules[at]?.id} ${sesi}`);
  }
  return sat;
}

function filledIn({ rows, room }: AttendanceSheet, saved: Minutes | null, isCounted: boolean) {
  const awayNumbers = rows.filter((row) => !row.hasCome).map(({ person }) => person.no_ujian);
  const away = awayNumbers.length;
  const recorded = isCounted ? { came: rows.length - away, away, awayNumbers } : null;
  return {
    saved,
    recorded,
    came: saved?.hadir ?? recorded?.came ?? null,
    away: saved?.tidak_hadir ?? recorded?.away ?? null,
    awayNumbers: saved?.nomor_tidak_hadir ?? recorded?.awayNumbers ?? null,
    notes: saved?.catatan ?? "",
    proctors: saved?.pengawas ?? room?.pengawas ?? [],
    corrected: correctable.filter((name) => (saved?.[name] ?? null) !== null),
  };
}
