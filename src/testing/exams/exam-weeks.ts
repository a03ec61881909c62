// Exams of a few weeks in the demonstration's school, written straight into the database: for tests of their calendar.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { serverTime } from "../../exam-server/http/server-time.ts";
import { newEvent } from "./new-event.ts";
import { scheduleRow } from "./schedule-row.ts";

export const examWeeks = {
  event: "PAS-KALENDER",
  /** Mondays: of a week that is over, of one to come, and of one to come without exams. */
  past: "2026-09-07",
  coming: "2027-03-08",
  empty: "2027-03-22",
  longName: "Pendidikan Agama Islam dan Budi Pekerti Kelas XII Semester Ganjil",
} as const;

type Exam = [alias: string, tanggal: string, mulai: string, lama?: number, active?: boolean];

const exams: readonly Exam[] = [
  ["Sejarah XII", "2026-09-07", "07:30"],
  ["Geografi XII", "2026-09-08", "07:30"],
  ["Ekonomi XII", "2026-09-08", "07:30", 60, false],
  ["Matematika XII", "2027-03-08", "07:30", 120],
  ["Sosiologi XII", "2027-03-08", "07:30"],
  ["Bahasa Indonesia XI", "2027-03-08", "08:30"],
  ["Kimia XII", "2027-03-08", "13:00"],
  [examWeeks.longName, "2027-03-09", "07:30", 60, false],
  ["Biologi XI", "2027-03-10", "07:30"],
  ["PJOK X", "2027-03-10", "09:00", 45],
  ["Informatika X", "2027-03-12", "07:30", 60, false],
  ["Ronda malam", "2027-03-14", "23:00"],
  ["Seni Budaya X", "2027-03-31", "07:30"],
];

export async function fillExamWeeks(db: Db): Promise<void> {
  const now = new Date();
  const stamp = { created_at: now, updated_at: now };
  const { event: event_id } = examWeeks;
  await db
    .insertInto("events")
    .values({
      ...newEvent(event_id),
      id: event_id,
      nama: "PAS Kalender",
      created_by: null,
      ...stamp,
    })
    .execute();
  const row = ([alias, tanggal, mulai, lama = 90, active = true]: Exam) =>
    scheduleRow(now, { id: alias, alias, event_id, tanggal, mulai, lama, active });
  // All of today, so that it is under way whenever this runs.
  const today = serverTime(now).slice(0, 10);
  const lasting = row(["Sehari penuh", today, "00:00", 24 * 60]);
  // In two sessions, the second two days later.
  const sitting = row(["Fisika XII", "2027-03-08", "10:00"]);
  await db
    .insertInto("schedules")
    .values([...exams.map(row), lasting, sitting])
    .execute();
  await db
    .insertInto("schedule_sessions")
    .values([
      { schedule_id: sitting.id!, sesi: 1, tanggal: "2027-03-08", mulai: "10:00" },
      { schedule_id: sitting.id!, sesi: 2, tanggal: "2027-03-10", mulai: "10:00" },
    ])
    .execute();
  const anybody = sql<string>`(select id from participants order by no_ujian limit 1)`;
  await db
    .insertInto("sittings")
    .values({
      id: randomUUID(),
      schedule_id: "Sejarah XII",
      participant_id: anybody,
      status: 1,
      created_at: now,
    })
    .execute();
}
