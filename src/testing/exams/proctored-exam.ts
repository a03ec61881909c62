// For tests: an exam in two rooms, the first of which names a teacher as its proctor.
import { everyTime } from "../../domain/exams/rooms/proctor-duty.ts";
import { newEvent } from "./new-event.ts";
import type { SittingSchool } from "./sitting-school.ts";

/** An event with two rooms, and somebody in each; in the first the account of that name is the proctor. */
export async function addProctoredExam(school: SittingSchool, teacher: string) {
  const { db, now } = school.server;
  const stamp = { created_at: now, updated_at: now };
  const account = await db
    .selectFrom("users")
    .select("id")
    .where("name", "=", teacher)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("events")
    .values({ ...newEvent("PAS-R"), id: "pas-r", created_by: null, ...stamp })
    .execute();
  for (const [kode, nama, user_id] of [
    ["R-01", teacher, account.id],
    ["R-02", "Orang lain", null],
  ] as const) {
    await db
      .insertInto("rooms")
      .values({ id: kode, kode, nama: kode, kapasitas: 9, kolom: 3, lokasi: "", ...stamp })
      .execute();
    const pengawas = JSON.stringify([{ nama, nip: "", user_id, ...everyTime }]);
    await db
      .insertInto("event_rooms")
      .values({ event_id: "pas-r", room_id: kode, pengawas })
      .execute();
  }
  const seated = await school.addExam("Fisika", { event_id: "pas-r" });
  const { tanggal, mulai } = await db
    .selectFrom("schedules")
    .select(["tanggal", "mulai"])
    .where("id", "=", seated)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("schedule_sessions")
    .values({ schedule_id: seated, sesi: 1, tanggal, mulai })
    .execute();
  const people = [await school.addSitter(), await school.addSitter()];
  for (const [at, { id }] of people.entries()) {
    await db
      .insertInto("session_members")
      .values({ schedule_id: seated, participant_id: id, sesi: 1 })
      .execute();
    await db
      .insertInto("placements")
      .values({
        event_id: "pas-r",
        participant_id: id,
        sesi: 1,
        room_id: at === 0 ? "R-01" : "R-02",
        seat: at + 1,
      })
      .execute();
  }
  return { seated, people };
}
