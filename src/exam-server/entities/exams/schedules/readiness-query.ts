// What domain/exams/readiness.ts is told of schedules: counted in a few queries for all of them at once.
import { sql } from "kysely";
import type { ReadinessFacts, SomeNamed } from "../../../../domain/exams/readiness.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { readProctorClashes } from "../rooms/event-rooms-query.ts";
import { mayUseSchedule } from "./schedule-access.ts";
import { bankFactsOf } from "./bank-readiness-query.ts";
import { clashesOf } from "./clashes-query.ts";
import { peopleFactsOf } from "./people-readiness-query.ts";
import { dayOfSession, isThere } from "../rooms/proctors-access.ts";
import { sitsExams } from "./targets-query.ts";
import { instantOf } from "./schedule-times-query.ts";
import {
  boolean,
  json,
  moments,
  number,
  orNull,
  sqlRows,
  text,
} from "../../../records/sql-rows.ts";

type Head = Pick<ReadinessFacts, "schedule_id" | "lama" | "tutup" | "masuk_sampai"> & {
  event_id: string | null;
  starts: Date[];
  sessions: { sesi: number; members: number }[];
  /** Of its event, whether somebody sits there or not. */
  has_rooms: boolean;
  /** Those in which somebody of the schedule sits. */
  rooms: { count: number; unwatched: string[] };
};

/** By id; those that the person may not see are left out. */
export async function readinessFactsOf(
  ids: readonly string[],
  call: Call,
): Promise<Map<string, ReadinessFacts>> {
  const heads = await headsOf(ids, call);
  const seen = heads.map((head) => head.schedule_id);
  const people = await peopleFactsOf(seen, call.db);
  const { banks, essays } = await bankFactsOf(seen, call.db);
  const clashes = await clashesOf(seen, call);
  const double = await doubleProctorsOf(heads, call.db);
  return new Map(
    heads.map(({ event_id, starts, has_rooms: hasRooms, rooms, ...head }) => {
      const id = head.schedule_id;
      const who = people.of(id, banks.get(id) ?? []);
      const seats = event_id !== null && hasRooms && head.sessions.length > 0;
      const { unwatched } = rooms;
      const facts: ReadinessFacts = {
        ...head,
        banks: (banks.get(id) ?? []).map((bank) => ({
          ...bank,
          reached: who.reached.get(bank.bank_id) ?? 0,
        })),
        essays: essays.get(id) ?? [],
        targets: who.targets,
        without_group: who.without_group,
        without_bank: who.without_bank,
        without_session: who.without_session,
        clashes: clashes.get(id) ?? [],
        rooms: seats
          ? {
              event_id,
              count: rooms.count,
              without_seat: who.without_seat,
              without_proctor: { count: unwatched.length, names: unwatched },
              double_proctors: double.get(event_id) ?? { count: 0, names: [] },
            }
          : null,
        starts: starts.map((start) => start.getTime()),
        now: call.at.getTime(),
        clock_seconds: null,
      };
      return [id, facts];
    }),
  );
}

async function doubleProctorsOf(heads: readonly Head[], db: Db): Promise<Map<string, SomeNamed>> {
  const events = new Set(heads.flatMap(({ event_id: event }) => (event === null ? [] : [event])));
  const double = new Map<string, SomeNamed>();
  for (const event of events) {
    const clashes = await readProctorClashes(event, db);
    const names = clashes.map(({ nama, rooms }) => `${nama} (${rooms.join(", ")})`);
    double.set(event, { count: names.length, names });
  }
  return double;
}

const headColumns = {
  lama: number(),
  tutup: orNull(number()),
  masuk_sampai: orNull(number()),
  schedule_id: text(),
  event_id: orNull(text()),
  starts: moments(),
  sessions: json<Head["sessions"]>(),
  has_rooms: boolean(),
  rooms: json<Head["rooms"]>(),
};

async function headsOf(ids: readonly string[], call: Call): Promise<Head[]> {
  const { rows } = await sqlRows(headColumns)`
    select s.id as schedule_id, s.event_id, s.lama, s.tutup, s.masuk_sampai,
      coalesce(
        (select array_agg(${instantOf(sql`z.tanggal || ' ' || z.mulai`)} order by z.sesi)
          from schedule_sessions z where z.schedule_id = s.id),
        array[${instantOf(sql`s.tanggal || ' ' || s.mulai`)}]) as starts,
      coalesce((
        select json_agg(json_build_object('sesi', z.sesi, 'members', (
          select count(*) from session_members m join participants p on p.id = m.participant_id
          where m.schedule_id = s.id and m.sesi = z.sesi and ${sitsExams})) order by z.sesi)
        from schedule_sessions z where z.schedule_id = s.id), '[]') as sessions,
      exists (select 1 from event_rooms er where er.event_id = s.event_id) as has_rooms,
      (select json_build_object('count', count(*), 'unwatched', coalesce(
          json_agg(w.kode order by w.kode) filter (where w.is_unwatched), '[]'))
        from (
          select r.kode, bool_or(not exists (
            select 1 from jsonb_array_elements(er.pengawas) named (one)
            where ${isThere({ sesi: sql`used.sesi`, tanggal: sql`used.tanggal` })})) as is_unwatched
          from (
            select distinct pl.room_id, m.sesi, ${dayOfSession(sql`m.sesi`)} as tanggal
            from session_members m
            join participants p on p.id = m.participant_id
            join placements pl on pl.participant_id = m.participant_id and pl.sesi = m.sesi
            where m.schedule_id = s.id and pl.event_id = s.event_id and ${sitsExams}) used
          join event_rooms er on er.event_id = s.event_id and er.room_id = used.room_id
          join rooms r on r.id = er.room_id
          group by r.id) w) as rooms
    from schedules s
    where s.id = any(${ids}) and ${mayUseSchedule(call)}`.execute(call.db);
  return rows;
}
