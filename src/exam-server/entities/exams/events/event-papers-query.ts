// What is printed of an event for people: its schedules and rooms, and each person with their sessions and seats.
import { sql } from "kysely";
import type { eventPaperEndpoints } from "../../../../contract/endpoints/exams/event-paper-endpoints.ts";
import type {
  PaperPerson,
  PaperRoom,
  PaperSchedule,
} from "../../../../contract/exams/event-papers.ts";
import type { Db } from "../../../database/database.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { addressOf } from "../../people/photos/photo-bytes-store.ts";
import { proctorNames } from "../rooms/proctors-query.ts";
import { targetsOf } from "../schedules/targets-query.ts";
import { eventKind } from "./events-writing.ts";
import { json, number, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";

export const eventPapers: HandlersOf<typeof eventPaperEndpoints> = {
  getEventPapers: {
    async read({ id }, call) {
      const event = await findRecord(eventKind, id, call);
      const schedules = await schedulesOf(id, call.db);
      const rooms = await roomsOf(id, call.db);
      const people = await peopleOf(id, schedules, rooms, call.db);
      return { event, schedules, rooms, people, at: call.at.toISOString() };
    },
  },
};

const paperScheduleColumns = {
  id: text(),
  alias: text(),
  lama: number(),
  subjects: texts(),
  banks: json<PaperSchedule["banks"]>(),
  sessions: json<PaperSchedule["sessions"]>(),
};

async function schedulesOf(event: string, db: Db): Promise<PaperSchedule[]> {
  const { rows } = await sqlRows(paperScheduleColumns)`
    select s.id, s.alias, s.lama,
      coalesce((
        select json_agg(distinct su.nama)
        from schedule_banks sb
        join question_banks b on b.id = sb.bank_id
        join subjects su on su.id = b.subject_id
        where sb.schedule_id = s.id), '[]') as subjects,
      coalesce((
        select json_agg(json_build_object('id', b.id, 'kode', b.kode, 'nama', b.nama)
          order by ${caseless("b.kode")}, b.id)
        from schedule_banks sb join question_banks b on b.id = sb.bank_id
        where sb.schedule_id = s.id), '[]') as banks,
      coalesce((
        select json_agg(json_build_object('sesi', z.sesi, 'tanggal', z.tanggal, 'mulai', z.mulai)
          order by z.tanggal, z.mulai, z.sesi)
        from schedule_sessions z where z.schedule_id = s.id),
        json_build_array(json_build_object('sesi', 0, 'tanggal', s.tanggal, 'mulai', s.mulai))
      ) as sessions
    from schedules s
    where s.event_id = ${event}
    order by s.tanggal, s.mulai, ${caseless("s.alias")}, s.id`.execute(db);
  return rows;
}

const paperRoomColumns = {
  id: text(),
  kode: text(),
  nama: text(),
  lokasi: text(),
  kapasitas: number(),
  kolom: number(),
  pengawas: json<PaperRoom["pengawas"]>(),
};

async function roomsOf(event: string, db: Db): Promise<PaperRoom[]> {
  const { rows } = await sqlRows(paperRoomColumns)`
    select r.id, r.kode, r.nama, r.lokasi, r.kolom,
      coalesce(er.kapasitas, r.kapasitas) as kapasitas,
      ${proctorNames} as pengawas
    from event_rooms er join rooms r on r.id = er.room_id
    where er.event_id = ${event}
    order by ${caseless("r.kode")}`.execute(db);
  return rows;
}

/** Rows (schedule_id, participant_id, sesi): who is on the event's papers, and for what; 0: the schedule has no sessions. */
export function onPapersOf(event: string): Sql {
  return sql`(
    select t.schedule_id, t.participant_id, coalesce(m.sesi, 0) as sesi
    from ${targetsOf(sql`s.event_id = ${event}`)} t
    left join session_members m
      on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
    where m.sesi is not null
      or not exists (select 1 from schedule_sessions z where z.schedule_id = t.schedule_id))`;
}

const paperPersonColumns = {
  id: text(),
  no_ujian: text(),
  nama: text(),
  group_path: orNull(text()),
  jurusan_nama: text(),
  foto: orNull(text()),
  exams: json<PaperPerson["exams"]>(),
  places: json<PaperPerson["places"]>(),
};

async function peopleOf(
  event: string,
  schedules: readonly PaperSchedule[],
  rooms: readonly PaperRoom[],
  db: Db,
): Promise<PaperPerson[]> {
  const placeIn = (ids: readonly { id: string }[], column: string) =>
    sql`array_position(${ids.map(({ id }) => id)}::text[], ${sql.ref(column)}::text) - 1`;
  const { rows } = await sqlRows(paperPersonColumns)`
    with exams as (
      select t.participant_id,
        json_agg(json_build_array(${placeIn(schedules, "t.schedule_id")}, t.sesi,
          si.id is not null) order by ${placeIn(schedules, "t.schedule_id")}) as exams
      from ${onPapersOf(event)} t
      left join sittings si
        on si.schedule_id = t.schedule_id and si.participant_id = t.participant_id
      group by t.participant_id),
    places as (
      select pl.participant_id,
        json_agg(json_build_array(pl.sesi, ${placeIn(rooms, "pl.room_id")}, pl.seat)
          order by pl.sesi) as places
      from placements pl where pl.event_id = ${event}
      group by pl.participant_id)
    select p.id, p.no_ujian, p.nama, g.path as group_path, ma.nama as jurusan_nama,
      ${addressOf(sql.ref("f.id"))} as foto, exams.exams, coalesce(places.places, '[]') as places
    from exams
    join participants p on p.id = exams.participant_id
    join majors ma on ma.id = p.jurusan_id
    left join groups g on g.id = p.group_id
    left join participant_photos f on f.participant_id = p.id
    left join places on places.participant_id = p.id
    order by ${caseless("p.no_ujian")}, p.id`.execute(db);
  return rows;
}
