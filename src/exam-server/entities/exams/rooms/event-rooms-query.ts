// The rooms of an event and the sessions of its schedules, with how many have a seat in each.
import { sql } from "kysely";
import type {
  EventRoom,
  EventRooms,
  ProctorClash,
  RoomSession,
} from "../../../../contract/exams/rooms.ts";
import {
  findProctorClashes,
  sharedProctors,
  type ProctoredRoom,
} from "../../../../domain/exams/rooms/proctor-clashes.ts";
import { outsideFault } from "../../../../domain/exams/rooms/proctor-duty.ts";
import type { Db } from "../../../database/database.ts";
import { notFound } from "../../../http/refusal.ts";
import { readExamTimes, roomProctors } from "./proctors-query.ts";
import { caseless } from "../../../records/list-sql.ts";
import { sitsExams } from "../schedules/targets-query.ts";
import { json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** Rows (participant_id, sesi): who is in which session of an event's schedules, each once. */
export function sessionPeople(event: string) {
  return sql`(
    select distinct m.participant_id, m.sesi
    from session_members m
    join schedules s on s.id = m.schedule_id
    join participants p on p.id = m.participant_id
    where s.event_id = ${event} and ${sitsExams}
  )`;
}

export async function readEventRooms(id: string, db: Db): Promise<EventRooms> {
  const event = await db
    .selectFrom("events")
    .select(["id", "kode", "nama"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!event) throw notFound("Event");
  const rooms = await roomsOf(id, null, db);
  const times = await readExamTimes(id, db);
  return {
    event,
    rooms,
    sessions: await sessionsOf(id, db),
    days: [...new Set(times.map(({ tanggal }) => tanggal))],
    exam_times: times,
    proctor_clashes: await clashesIn(id, rooms, db),
    duty_faults: rooms.flatMap(({ kode, pengawas }) =>
      pengawas.flatMap((one) => {
        const reason = outsideFault(one, times);
        return reason === null ? [] : { kode, reason };
      }),
    ),
  };
}

export async function readProctorClashes(event: string, db: Db): Promise<ProctorClash[]> {
  return clashesIn(event, await roomsOf(event, null, db), db);
}

/** Without the sessions. @throws Refusal, 44 */
export async function readProctoredRooms(event: string, db: Db): Promise<EventRoom[]> {
  const found = await db.selectFrom("events").select("id").where("id", "=", event).execute();
  if (found.length === 0) throw notFound("Event");
  return roomsOf(event, null, db);
}

const roomUseColumns = {
  room_id: text(),
  sesi: number(),
  tanggal: text(),
  mulai: text(),
  lama: number(),
};

/** Of the rooms as they are given. Who sits where is looked at only where somebody is named in two of them. */
export async function clashesIn(
  event: string,
  rooms: readonly ProctoredRoom[],
  db: Db,
): Promise<ProctorClash[]> {
  const shared = sharedProctors(rooms).flatMap((person) => person.rooms);
  if (shared.length === 0) return [];
  const ids = [...new Set(shared.map(({ room_id }) => room_id))];
  const { rows } = await sqlRows(roomUseColumns)`
    select distinct pl.room_id, z.sesi, z.tanggal, z.mulai, s.lama
    from placements pl
    join participants p on p.id = pl.participant_id
    join session_members m on m.participant_id = pl.participant_id and m.sesi = pl.sesi
    join schedules s on s.id = m.schedule_id
    join schedule_sessions z on z.schedule_id = m.schedule_id and z.sesi = m.sesi
    where pl.event_id = ${event} and s.event_id = ${event} and pl.room_id = any(${ids})
      and ${sitsExams}`.execute(db);
  return findProctorClashes(rooms, rows);
}

/** @throws Refusal, 44 */
export async function findEventRoom(event: string, room: string, db: Db): Promise<EventRoom> {
  const [found] = await roomsOf(event, room, db);
  if (!found) throw notFound("Ruang di event ini");
  return found;
}

const eventRoomColumns = {
  own_kapasitas: orNull(number()),
  pengawas: json<EventRoom["pengawas"]>(),
  room_id: text(),
  kode: text(),
  nama: text(),
  lokasi: text(),
  kolom: number(),
  kapasitas: number(),
  room_kapasitas: number(),
  filled: json<EventRoom["filled"]>(),
};

/** `room`: null for all of them. */
async function roomsOf(event: string, room: string | null, db: Db): Promise<EventRoom[]> {
  const { rows } = await sqlRows(eventRoomColumns)`
    with filled as (
      select room_id, sesi, count(*)::int as count from placements
      where event_id = ${event} group by room_id, sesi)
    select r.id as room_id, r.kode, r.nama, r.lokasi, r.kolom, r.kapasitas as room_kapasitas,
      coalesce(er.kapasitas, r.kapasitas) as kapasitas, er.kapasitas as own_kapasitas,
      ${roomProctors} as pengawas,
      coalesce((select json_agg(json_build_object('sesi', f.sesi, 'count', f.count) order by f.sesi)
        from filled f where f.room_id = r.id), '[]') as filled
    from event_rooms er join rooms r on r.id = er.room_id
    where er.event_id = ${event} and (${room}::text is null or r.id = ${room})
    order by ${caseless("r.kode")}, r.id`.execute(db);
  return rows;
}

const roomSessionColumns = {
  sesi: number(),
  tanggal: orNull(text()),
  mulai: orNull(text()),
  members: number(),
  unseated: number(),
  strays: number(),
};

async function sessionsOf(event: string, db: Db): Promise<RoomSession[]> {
  const { rows } = await sqlRows(roomSessionColumns)`
    with members as ${sessionPeople(event)},
    begun as (
      select distinct on (z.sesi) z.sesi, z.tanggal, z.mulai
      from schedule_sessions z join schedules s on s.id = z.schedule_id
      where s.event_id = ${event} order by z.sesi, z.tanggal, z.mulai),
    counted as (
      select coalesce(m.sesi, pl.sesi) as sesi,
        count(m.participant_id)::int as members,
        count(*) filter (where pl.participant_id is null)::int as unseated,
        count(*) filter (where m.participant_id is null)::int as strays
      from members m
      full join (select participant_id, sesi from placements where event_id = ${event}) pl
        on pl.participant_id = m.participant_id and pl.sesi = m.sesi
      group by 1)
    select coalesce(b.sesi, c.sesi) as sesi, b.tanggal, b.mulai,
      coalesce(c.members, 0) as members, coalesce(c.unseated, 0) as unseated,
      coalesce(c.strays, 0) as strays
    from begun b full join counted c on c.sesi = b.sesi
    order by 1`.execute(db);
  return rows;
}
