// Finding events: the row with its counts, and search, filters and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { eventQuery, ExamEvent } from "../../../../contract/exams/events.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, caseless, contains, emptyLast, inOrderOf } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { anyOf, number, sqlValue } from "../../../records/sql-rows.ts";

export type EventQuery = InferOutput<typeof eventQuery>;

const scheduleCount = sqlValue(number())`(
  select count(*) from schedules s where s.event_id = e.id)`;
const roomCount = sqlValue(number())`(
  select count(*) from event_rooms er where er.event_id = e.id)`;

async function eventsById(db: Db, ids: readonly string[]): Promise<ExamEvent[]> {
  const rows = await db
    .selectFrom("events as e")
    .select([
      "e.id",
      "e.kode",
      "e.nama",
      "e.tahun_ajaran",
      "e.semester",
      "e.mulai",
      "e.selesai",
      "e.status",
      "e.kop",
      "e.signer_nama",
      "e.signer_nip",
      "e.signer_jabatan",
      "e.signer_kota",
      "e.signer_tanggal",
      "e.catatan",
      scheduleCount.as("schedule_count"),
      roomCount.as("room_count"),
      "e.version",
      "e.created_at",
      "e.updated_at",
    ])
    .where("e.id", "=", anyOf(ids))
    .execute();
  return inOrder(ids, rows.map(withTimes));
}

const sorts = {
  kode: caseless("e.kode"),
  nama: caseless("e.nama"),
  tahun_ajaran: sql`e.tahun_ajaran`,
  mulai: emptyLast(sql`e.mulai`),
  status: sql`array_position(array['draf', 'aktif', 'selesai', 'arsip'], e.status)`,
  schedule_count: scheduleCount,
  updated_at: sql`e.updated_at`,
};

function find({ q, status, sort }: EventQuery): Found {
  return {
    id: sql`e.id`,
    from: sql`events e`,
    where: allOf([
      status !== "" && sql`e.status = ${status}`,
      q !== "" && contains(["e.kode", "e.nama", "e.tahun_ajaran"], q),
    ]),
    order: inOrderOf(sorts, sort ?? "-mulai", sql`${caseless("e.nama")}, e.id`),
  };
}

export const eventList: RecordList<EventQuery, ExamEvent> = {
  find,
  byId: (ids, { db }) => eventsById(db, ids),
};
