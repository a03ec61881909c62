// An event with rooms and schedules in the demonstration's school, written straight into the database: for tests of what is
// organised in them.
import type { Db } from "../../exam-server/database/database.ts";
import { newEvent } from "./new-event.ts";
import { scheduleRow } from "./schedule-row.ts";

export const sessionSchool = {
  event: "event-sesi",
  /** For everybody, with three sessions; the first two have people, and 12 of the first have seats. */
  board: "jadwal-papan",
  /** For everybody, without sessions. */
  bare: "jadwal-kosong",
  /** For nobody. */
  nobody: "jadwal-tanpa-peserta",
  /** For those of one group, in its first session. */
  other: "jadwal-lain",
} as const;

export async function fillSessionSchool(db: Db): Promise<void> {
  const now = new Date();
  const stamp = { created_at: now, updated_at: now };
  const { event } = sessionSchool;
  await db
    .insertInto("events")
    .values({
      ...newEvent("PAS-GANJIL"),
      id: event,
      nama: "PAS Ganjil 2026",
      created_by: null,
      ...stamp,
    })
    .execute();
  const rooms = ["R-01", "R-02", "R-03", "R-04"].map((kode) => ({
    id: kode,
    kode,
    nama: `Ruang ${kode}`,
    kapasitas: 30,
    kolom: 5,
    lokasi: "",
    ...stamp,
  }));
  await db.insertInto("rooms").values(rooms).execute();
  await db
    .insertInto("event_rooms")
    .values(rooms.map(({ id }) => ({ event_id: event, room_id: id, kapasitas: null })))
    .execute();
  const day = { event_id: event, tanggal: "2026-11-25" };
  const named = { ...day, participant_mode: "SP" as const };
  await db
    .insertInto("schedules")
    .values([
      scheduleRow(now, { ...day, id: sessionSchool.board, alias: "Kimia XII", lama: 120 }),
      scheduleRow(now, { ...day, id: sessionSchool.bare, alias: "Fisika XII" }),
      scheduleRow(now, { ...named, id: sessionSchool.nobody, alias: "Susulan" }),
      scheduleRow(now, { ...named, id: sessionSchool.other, alias: "Biologi XII" }),
    ])
    .execute();
  await fillSessions(db, event);
}

async function fillSessions(db: Db, event: string): Promise<void> {
  const people = await db
    .selectFrom("participants as p")
    .innerJoin("groups as g", "g.id", "p.group_id")
    .select(["p.id", "g.name"])
    .where("p.status", "<>", "inactive")
    .orderBy("p.no_ujian")
    .execute();
  const { board, other } = sessionSchool;
  const starts = ["07:30", "10:00", "13:00"];
  await db
    .insertInto("schedule_sessions")
    .values([
      ...starts.map((mulai, at) => ({
        schedule_id: board,
        sesi: at + 1,
        tanggal: "2026-11-25",
        mulai,
      })),
      { schedule_id: other, sesi: 1, tanggal: "2026-11-25", mulai: "08:00" },
    ])
    .execute();
  const first = people.slice(0, 118);
  const second = people.slice(118, 241);
  await db
    .insertInto("session_members")
    .values([
      ...first.map(({ id }) => ({ schedule_id: board, participant_id: id, sesi: 1 })),
      ...second.map(({ id }) => ({ schedule_id: board, participant_id: id, sesi: 2 })),
    ])
    .execute();
  const seated = first.slice(0, 12);
  await db
    .insertInto("placements")
    .values(
      seated.map(({ id }, at) => ({
        event_id: event,
        participant_id: id,
        sesi: 1,
        room_id: "R-01",
        seat: at + 1,
      })),
    )
    .execute();
  const others = people.slice(0, 20);
  await db
    .insertInto("schedule_participants")
    .values(others.map(({ id }) => ({ schedule_id: other, participant_id: id })))
    .execute();
  await db
    .insertInto("session_members")
    .values(others.map(({ id }) => ({ schedule_id: other, participant_id: id, sesi: 1 })))
    .execute();
}
