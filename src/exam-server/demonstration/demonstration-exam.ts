// One exam of the demonstration: it began a quarter of an hour ago, so that whoever opens the console sees it at work.
import { sql } from "kysely";
import { getTokenBoard, releaseToken } from "../../contract/exams/exam-tokens.ts";
import { movePlacements } from "../../contract/exams/placements.ts";
import {
  changeScheduleSessions,
  moveSessionMembers,
} from "../../contract/exams/sessions/sessions.ts";
import { usualTypeOrder } from "../../contract/exams/schedule-fields.ts";
import { changeSchedules, createSchedule } from "../../contract/exams/schedules.ts";
import { changeParticipants } from "../../contract/participants.ts";
import { instantOf, wallTimeOf } from "../../domain/exams/school-time.ts";
import type { Db } from "../database/database.ts";
import { ownZone } from "../http/server-time.ts";
import type { DemonstrationSchool } from "./demonstration-school.ts";
import type { StaffCalls } from "./staff-calls.ts";

const minuteMs = 60_000;
/** Whoever is not there by ten minutes after the start, and whoever has not answered for as long, needs a hand. */
const begunMinutesAgo = 15;
/** So long after the start everybody is at work. */
const comingMinutes = 2;
export const examMinutes = 90;
/** An exam that was under way when the server was stopped goes on when there is so much left of it. */
const worthResumingMs = 10 * minuteMs;
const laterMinutes = 240;
/** So many sit in the first session, by halves in the two rooms; the others come in the later one. */
export const firstSession = 32;

export type DemonstrationExam = {
  id: string;
  endsAt: number;
  /** How long before it was opened it began; null: it was under way. */
  begunMinutes: number | null;
};

/** The one that is under way, or a new one. */
export async function openExam(
  db: Db,
  staff: StaffCalls,
  school: DemonstrationSchool,
  now: number,
): Promise<DemonstrationExam> {
  const active = await db
    .selectFrom("schedules")
    .select(["id", "tanggal", "mulai"])
    .where("event_id", "=", school.event)
    .where("active", "=", true)
    .execute();
  // Nobody sits two at once.
  let begins = now - begunMinutesAgo * minuteMs;
  for (const { id, ...start } of active) {
    const endsAt = instantOf(start, ownZone()) + examMinutes * minuteMs;
    if (endsAt - now > worthResumingMs) return { id, endsAt, begunMinutes: null };
    begins = Math.max(begins, endsAt);
    await endExam(db, staff, id);
  }
  await unblockAll(db, staff, school);
  const { id, endsAt } = await addExam(staff, school, begins);
  return { id, endsAt, begunMinutes: Math.floor((now - begins) / minuteMs) };
}

/** Without its later session it is over, and stands in nobody's way. */
async function endExam(db: Db, staff: StaffCalls, id: string): Promise<void> {
  const sessions = await db
    .selectFrom("schedule_sessions")
    .select(["sesi", "tanggal", "mulai"])
    .where("schedule_id", "=", id)
    .orderBy("sesi")
    .execute();
  if (sessions.length < 2) return;
  await staff(changeScheduleSessions, { id, expected: sessions, sessions: sessions.slice(0, 1) });
}

async function unblockAll(
  db: Db,
  staff: StaffCalls,
  { people }: DemonstrationSchool,
): Promise<void> {
  const blocked = await db
    .selectFrom("participants")
    .select("id")
    .where("status", "=", "blocked")
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  if (blocked.length === 0) return;
  await staff(changeParticipants, {
    changes: blocked.map(({ id }) => ({ id, status: "active" as const })),
  });
}

async function addExam(
  staff: StaffCalls,
  school: DemonstrationSchool,
  begins: number,
): Promise<Pick<DemonstrationExam, "id" | "endsAt">> {
  const start = wallTimeOf(begins, ownZone());
  const { id } = await staff(createSchedule, {
    event_id: school.event,
    alias: `Peragaan langsung ${start.mulai.replace(":", ".")}`,
    ...start,
    lama: examMinutes,
    masuk_sampai: examMinutes - 30,
    tutup: examMinutes,
    min_test: 0,
    sesi_auto: true,
    participant_mode: "CP",
    group_ids: [school.group],
    bank_ids: [school.bank],
    order_mode: 0,
    type_order: [...usualTypeOrder],
    acak_soal: true,
    acak_opsi: true,
    token_mode: "schedule",
    view_result: "score",
    result_at: null,
    max_leave: null,
    fullscreen: null,
  });
  await seatAll(staff, school, id, start);
  const { results } = await staff(changeSchedules, { changes: [{ id, active: true }] });
  const [result] = results;
  if (result?.outcome !== "done") throw new Error(`The exam is not ready: ${result?.reason}`);
  await staff(releaseToken, { scope: "schedule", id });
  return { id, endsAt: instantOf(start, ownZone()) + examMinutes * minuteMs };
}

type Start = { tanggal: string; mulai: string };

async function seatAll(
  staff: StaffCalls,
  { event, people, rooms }: DemonstrationSchool,
  id: string,
  start: Start,
): Promise<void> {
  const later = wallTimeOf(instantOf(start, ownZone()) + laterMinutes * minuteMs, ownZone());
  const sessions = [
    { sesi: 1, ...start },
    { sesi: 2, ...later },
  ];
  await staff(changeScheduleSessions, { id, expected: [], sessions });
  const sesiOf = (at: number) => (at < firstSession ? 1 : 2);
  const moves = people.map((person, at) => ({
    participant_id: person.id,
    sesi: sesiOf(at),
    expected: null,
  }));
  await staff(moveSessionMembers, { id, moves });
  // Where they sat in the exam before, if there was one.
  const perRoom = firstSession / rooms.length;
  await staff(movePlacements, {
    id: event,
    moves: people.map((person, at) => ({
      participant_id: person.id,
      sesi: sesiOf(at),
      room_id: rooms[Math.floor((at % firstSession) / perRoom)]!,
      seat: 1 + (at % perRoom),
    })),
  });
}

/** What is on the wall now; empty: staff have taken it away. */
export async function readToken(staff: StaffCalls, id: string): Promise<string> {
  const { scopes } = await staff(getTokenBoard, {});
  const own = scopes.find((one) => one.id === id) ?? scopes.find((one) => one.scope === "global");
  return own?.token?.value ?? "";
}

/** One that has expired is released again; one that a visitor holds or has taken away is not. */
export async function keepToken(staff: StaffCalls, id: string): Promise<void> {
  const { scopes } = await staff(getTokenBoard, {});
  const own = scopes.find((one) => one.id === id);
  if (own?.token === null && own.last_end === "expired") {
    await staff(releaseToken, { scope: "schedule", id });
  }
}

/**
 * Moves what the first minute has brought to the beginning of the exam: the only thing that no call does. Deadlines stay, as
 * everybody works until the exam closes.
 * @param idle who has answered nothing since
 * @param offline whose device says nothing since
 */
export async function backdate(
  db: Db,
  { id: exam, begunMinutes }: DemonstrationExam,
  { idle, offline }: { idle: string; offline: string },
): Promise<void> {
  const minutes = (begunMinutes ?? 0) - comingMinutes;
  if (minutes <= 0) return;
  const earlier = sql`make_interval(mins => ${minutes}::integer)`;
  await db.transaction().execute(async (trx) => {
    await sql`
      update sittings set created_at = created_at - ${earlier}, started_at = started_at - ${earlier},
        finish_from = finish_from - ${earlier},
        answered_at = case when participant_id = ${idle} then answered_at - ${earlier}
          else answered_at end,
        last_seen_at = case when participant_id = ${offline} then last_seen_at - interval '2 minutes'
          else last_seen_at end
      where schedule_id = ${exam} and started_at is not null`.execute(trx);
    await sql`
      update sitting_answers a set answered_at = a.answered_at - ${earlier},
        given_at = a.given_at - ${earlier}
      from sittings si where si.id = a.sitting_id and si.schedule_id = ${exam}
        and si.participant_id = ${idle}`.execute(trx);
    await sql`
      update sitting_events e set at = e.at - ${earlier}
      from sittings si where si.id = e.sitting_id and si.schedule_id = ${exam}
        and e.kind in ('open', 'start')`.execute(trx);
  });
}
