// What is read of a schedule's sessions: their starts, who is in each, and which seats those have.
import { sql } from "kysely";
import type {
  ScheduleSession,
  ScheduleSessions,
  SessionMember,
} from "../../../../contract/exams/sessions/sessions.ts";
import { inNumberOrder } from "../../../../domain/exams/number-order.ts";
import type { Db } from "../../../database/database.ts";
import { notFound } from "../../../http/refusal.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { targetsOf } from "../schedules/targets-query.ts";
import {
  boolean,
  json,
  number,
  orNull,
  sqlRows,
  sqlValue,
  text,
} from "../../../records/sql-rows.ts";

/** @throws Refusal, 44 */
export async function findSchedule(id: string, db: Db): Promise<ScheduleSessions["schedule"]> {
  const found = await db
    .selectFrom("schedules as s")
    .leftJoin("events as e", "e.id", "s.event_id")
    .select(["s.id", "s.alias", "s.active", "s.tanggal", "s.mulai", "s.lama"])
    .select(["e.id as event_id", "e.kode", "e.nama"])
    .where("s.id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound(nounOf({ object: "schedule" }));
  const { event_id: event, kode, nama, ...schedule } = found;
  if (event === null || kode === null || nama === null) return { ...schedule, event: null };
  return { ...schedule, event: { id: event, kode, nama } };
}

/** By number. */
export function sessionsOf(schedule: string, db: Db): Promise<ScheduleSession[]> {
  return db
    .selectFrom("schedule_sessions")
    .select(["sesi", "tanggal", "mulai"])
    .where("schedule_id", "=", schedule)
    .orderBy("sesi")
    .execute();
}

/** Of what is stored, so that it changes whoever writes. */
export async function revisionOf(schedule: string, db: Db): Promise<string> {
  const { rows } = await sqlRows({ revision: text() })`
    select md5(
      coalesce((select string_agg(z.sesi || ' ' || z.tanggal || ' ' || z.mulai, ',' order by z.sesi)
        from schedule_sessions z where z.schedule_id = ${schedule}), '') || ';' ||
      coalesce((select string_agg(m.participant_id || ' ' || m.sesi, ',' order by m.participant_id)
        from session_members m where m.schedule_id = ${schedule}), '')) as revision`.execute(db);
  return rows[0]!.revision;
}

export async function readSessions(id: string, db: Db): Promise<ScheduleSessions> {
  const schedule = await findSchedule(id, db);
  const event = schedule.event?.id ?? null;
  const { rows: counts } = await sqlRows({ sesi: orNull(number()), members: number() })`
    select m.sesi, count(*) as members
    from ${targetsOf(sql`s.id = ${id}`)} t
    left join session_members m
      on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
    group by m.sesi`.execute(db);
  const membersIn = new Map(counts.map(({ sesi, members }) => [sesi, members]));
  const sessions = await sessionsOf(id, db);
  return {
    schedule,
    sessions: sessions.map((session) => ({
      ...session,
      members: membersIn.get(session.sesi) ?? 0,
    })),
    capacity: await capacityOf(event, db),
    targets: counts.reduce((sum, { members }) => sum + members, 0),
    without_session: membersIn.get(null) ?? 0,
    others: await othersOf(id, event, db),
    revision: await revisionOf(id, db),
  };
}

/** Null: the event has no rooms, or there is no event. */
export async function capacityOf(event: string | null, db: Db): Promise<number | null> {
  const { rows } = await sqlRows({ seats: orNull(number()) })`
    select sum(coalesce(er.kapasitas, r.kapasitas))::int as seats
    from event_rooms er join rooms r on r.id = er.room_id
    where er.event_id = ${event}::text`.execute(db);
  return rows[0]!.seats;
}

async function othersOf(
  schedule: string,
  event: string | null,
  db: Db,
): Promise<ScheduleSessions["others"]> {
  const { rows } = await sqlRows({ id: text(), alias: text(), sessions: number() })`
    select s.id, s.alias, count(*) as sessions
    from schedules s join schedule_sessions z on z.schedule_id = s.id
    where s.event_id = ${event}::text and s.id <> ${schedule}
    group by s.id
    order by s.tanggal, s.mulai, ${caseless("s.alias")}, s.id`.execute(db);
  return rows;
}

/** Whoever has is at work in the session, or was: nobody moves them any more. */
export const hasBegun = (schedule: string, participant: Sql) => sqlValue(boolean())`exists (
  select 1 from sittings si where si.schedule_id = ${schedule} and si.participant_id = ${participant})`;

const sessionMemberColumns = {
  id: text(),
  no_ujian: text(),
  nama: text(),
  group_id: orNull(text()),
  jurusan_id: text(),
  sesi: orNull(number()),
  sesi_default: number(),
  seats: json<SessionMember["seats"]>(),
  keeps_seat: boolean(),
  begun: boolean(),
};

/** Everybody whom the schedule is for, in the order of their numbers. */
export async function readMembers(id: string, db: Db): Promise<SessionMember[]> {
  const event = (await findSchedule(id, db)).event?.id ?? null;
  const { rows } = await sqlRows(sessionMemberColumns)`
    with seated as (
      select pl.participant_id,
        json_agg(json_build_object('sesi', pl.sesi, 'room', r.kode) order by pl.sesi) as seats
      from placements pl join rooms r on r.id = pl.room_id
      where pl.event_id = ${event}::text
      group by pl.participant_id),
    needed as (
      select distinct m.participant_id, m.sesi
      from session_members m join schedules s on s.id = m.schedule_id
      where s.event_id = ${event}::text and s.id <> ${id})
    select p.id, p.no_ujian, p.nama, p.group_id, p.jurusan_id, m.sesi, p.sesi as sesi_default,
      coalesce(st.seats, '[]'::json) as seats, n.participant_id is not null as keeps_seat,
      ${hasBegun(id, sql`p.id`)} as begun
    from ${targetsOf(sql`s.id = ${id}`)} t
    join participants p on p.id = t.participant_id
    left join session_members m on m.schedule_id = t.schedule_id and m.participant_id = p.id
    left join seated st on st.participant_id = p.id
    left join needed n on n.participant_id = p.id and n.sesi = m.sesi`.execute(db);
  return inNumberOrder(rows);
}
