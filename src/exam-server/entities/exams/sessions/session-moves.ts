// Moving people between the sessions of a schedule, and what that does to their seats. Of two who move the same person at the
// same time the second is told: whoever is not where they were seen stays where they are.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type {
  ChangedMembers,
  FreedSeat,
  ScheduleSession,
  SessionMove,
} from "../../../../contract/exams/sessions/sessions.ts";
import type { scheduleSessionEndpoints } from "../../../../contract/endpoints/exams/schedule-session-endpoints.ts";
import type { Call } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import type { Db } from "../../../database/database.ts";
import { tidyAfterMany } from "../../../database/large-change.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { refuseOthersSchedule } from "../schedules/schedule-access.ts";
import { targetsOf } from "../schedules/targets-query.ts";
import { capacityOf, findSchedule, hasBegun, revisionOf, sessionsOf } from "./sessions-query.ts";
import { boolean, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** What is changed: a schedule whose sessions nobody else changes until the transaction ends, nor the seats of its event. */
type OpenedSchedule = { id: string; alias: string; event: string | null };
type Moves = Omit<InferOutput<typeof scheduleSessionEndpoints.moveSessionMembers.input>, "id">;

/** @throws Refusal, 44 */
export async function lockSchedule(id: string, call: Call): Promise<OpenedSchedule> {
  const { db } = call;
  await lockRows("schedules", [id], db);
  // An import names the schedule in its body, where no path has been checked.
  await refuseOthersSchedule(id, call);
  const { alias, event } = await findSchedule(id, db);
  if (event) await lockRows("events", [event.id], db);
  return { id, alias, event: event?.id ?? null };
}

/** The schedule is locked. Writes no audit entry. */
export async function moveMembers(
  schedule: OpenedSchedule,
  { sessions, moves, seats }: Moves,
  call: Call,
): Promise<ChangedMembers> {
  const { db } = call;
  const revisionBefore = await revisionOf(schedule.id, db);
  await addSessions(schedule.id, sessions, call);
  const { done, refused } = await judge(schedule, moves, call);
  await writeMoves(schedule.id, done, call);
  const freed = await freeSeats(schedule.event, done, call);
  const back = await giveBack(schedule.event, seats, call);
  tidyAfterMany(done.length, call);
  return {
    before: done.map(({ participant_id, sesi, expected }) => ({
      participant_id,
      sesi: expected,
      expected: sesi,
    })),
    seats: freed,
    moved: done.length,
    refused,
    unseated: await unseatedAmong(schedule.event, done, call),
    seats_lost: seats.length - back,
    revision_before: revisionBefore,
    revision: await revisionOf(schedule.id, db),
  };
}

async function addSessions(
  schedule: string,
  sessions: readonly ScheduleSession[],
  { db }: Call,
): Promise<void> {
  if (sessions.length === 0) return;
  await refuseFirstSession(schedule, db);
  await db
    .insertInto("schedule_sessions")
    .values(sessions.map((session) => ({ schedule_id: schedule, ...session })))
    .onConflict((other) => other.doNothing())
    .execute();
}

/**
 * Without sessions everybody sits at the schedule's own hour: with the first one those who sit would be in none.
 * @throws Refusal, 49
 */
export async function refuseFirstSession(schedule: string, db: Db): Promise<void> {
  if ((await sessionsOf(schedule, db)).length > 0) return;
  const { rows } = await sqlRows({ begun: number() })`
    select count(*) as begun from sittings where schedule_id = ${schedule}`.execute(db);
  const { begun } = rows[0]!;
  if (begun === 0) return;
  throw conflict(
    `Sudah dimulai oleh ${begun} peserta tanpa sesi; ujian ini tidak dapat dibagi lagi ke dalam sesi.`,
  );
}

type Wanted = SessionMove & {
  no_ujian: string | null;
  nama: string | null;
  now: number | null;
  is_target: boolean;
  begun: boolean;
};

const wantedColumns = {
  participant_id: text(),
  sesi: orNull(number()),
  expected: orNull(number()),
  no_ujian: orNull(text()),
  nama: orNull(text()),
  now: orNull(number()),
  is_target: boolean(),
  begun: boolean(),
};

/** Who may move, and who not and why. Whoever is where they are to go already is neither. */
async function judge(
  { id }: OpenedSchedule,
  moves: readonly SessionMove[],
  { db }: Call,
): Promise<{ done: SessionMove[]; refused: ChangedMembers["refused"] }> {
  const numbers = new Set((await sessionsOf(id, db)).map(({ sesi }) => sesi));
  const { rows } = await sqlRows(wantedColumns)`
    select w.participant_id, w.sesi, w.expected, p.no_ujian, p.nama, m.sesi as now,
      t.participant_id is not null as is_target, ${hasBegun(id, sql`w.participant_id`)} as begun
    from json_to_recordset(${JSON.stringify(moves)}::json)
      as w (participant_id text, sesi int, expected int)
    left join ${targetsOf(sql`s.id = ${id}`)} t on t.participant_id = w.participant_id
    left join participants p on p.id = w.participant_id and p.deleted_at is null
    left join session_members m
      on m.schedule_id = ${id} and m.participant_id = w.participant_id`.execute(db);
  const done: SessionMove[] = [];
  const refused: ChangedMembers["refused"] = [];
  for (const row of rows) {
    const { participant_id: participant, sesi, expected, now, no_ujian: number, nama } = row;
    const reason = whyNot(row, numbers);
    if (reason !== null) {
      const label = number === null ? participant : `${number} ${nama}`;
      refused.push({ participant_id: participant, label, sesi: now, reason });
    } else if (now !== sesi) {
      done.push({ participant_id: participant, sesi, expected });
    }
  }
  return { done, refused };
}

function whyNot(
  { sesi, expected, now, no_ujian: number, is_target: isTarget, begun }: Wanted,
  numbers: ReadonlySet<number>,
): string | null {
  if (number === null) return "Peserta tidak ditemukan. Mungkin sudah dihapus.";
  // Whom the schedule was for earlier may still be taken out.
  if (!isTarget && (sesi !== null || now === null)) return "Bukan peserta jadwal ini.";
  if (sesi !== null && !numbers.has(sesi)) return `Sesi ${sesi} tidak ada di jadwal ini.`;
  if (now === sesi) return null;
  if (begun) return "Sudah memulai ujian ini.";
  if (now === expected) return null;
  return now === null
    ? "Sudah dikeluarkan dari sesinya oleh orang lain."
    : `Sudah dipindah ke Sesi ${now} oleh orang lain.`;
}

async function writeMoves(
  schedule: string,
  done: readonly SessionMove[],
  { db }: Call,
): Promise<void> {
  const out = done.filter(({ sesi }) => sesi === null).map((move) => move.participant_id);
  await sql`
    delete from session_members
    where schedule_id = ${schedule} and participant_id = any(${out})`.execute(db);
  const placed = done.filter(({ sesi }) => sesi !== null);
  await sql`
    insert into session_members (schedule_id, participant_id, sesi)
    select ${schedule}, w.participant_id, w.sesi
    from json_to_recordset(${JSON.stringify(placed)}::json) as w (participant_id text, sesi int)
    on conflict (schedule_id, participant_id) do update set sesi = excluded.sesi`.execute(db);
}

const freedSeatColumns = {
  participant_id: text(),
  sesi: number(),
  room_id: text(),
  seat: number(),
};

/** Of the sessions that people left (`expected`): the seats that no schedule of the event needs any more. */
export async function freeSeats(
  event: string | null,
  done: readonly Pick<SessionMove, "participant_id" | "expected">[],
  { db }: Call,
): Promise<FreedSeat[]> {
  if (event === null) return [];
  const { rows } = await sqlRows(freedSeatColumns)`
    delete from placements pl
    using json_to_recordset(${JSON.stringify(done)}::json) as w (participant_id text, expected int)
    where pl.event_id = ${event} and pl.participant_id = w.participant_id
      and pl.sesi = w.expected and not ${isNeeded(event)}
    returning pl.participant_id, pl.sesi, pl.room_id, pl.seat`.execute(db);
  return rows;
}

/** Of a row called pl. */
const isNeeded = (event: string) => sql`exists (
  select 1 from session_members m join schedules s on s.id = m.schedule_id
  where s.event_id = ${event} and m.participant_id = pl.participant_id and m.sesi = pl.sesi)`;

/** Answers how many of them could be given back. */
async function giveBack(
  event: string | null,
  seats: readonly FreedSeat[],
  { db }: Call,
): Promise<number> {
  if (event === null || seats.length === 0) return 0;
  const { rows } = await sql`
    insert into placements (event_id, participant_id, sesi, room_id, seat)
    select ${event}, pl.participant_id, pl.sesi, pl.room_id, pl.seat
    from json_to_recordset(${JSON.stringify(seats)}::json)
      as pl (participant_id text, sesi int, room_id text, seat int)
    join event_rooms er on er.event_id = ${event} and er.room_id = pl.room_id
    join rooms r on r.id = pl.room_id
    where pl.seat <= coalesce(er.kapasitas, r.kapasitas) and ${isNeeded(event)}
    on conflict do nothing
    returning seat`.execute(db);
  return rows.length;
}

async function unseatedAmong(
  event: string | null,
  done: readonly SessionMove[],
  { db }: Call,
): Promise<number> {
  if ((await capacityOf(event, db)) === null) return 0;
  const { rows } = await sqlRows({ unseated: number() })`
    select count(*) as unseated
    from json_to_recordset(${JSON.stringify(done)}::json) as w (participant_id text, sesi int)
    where w.sesi is not null and not exists (
      select 1 from placements pl where pl.event_id = ${event}::text
        and pl.participant_id = w.participant_id and pl.sesi = w.sesi)`.execute(db);
  return rows[0]!.unseated;
}
