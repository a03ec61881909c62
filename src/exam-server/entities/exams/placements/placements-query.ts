// Who is in a session of an event, and on which seat: page by page, and all at once for a plan.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import { unplaced, type Placement, type Seating } from "../../../../contract/exams/placements.ts";
import type { placementEndpoints } from "../../../../contract/endpoints/exams/placement-endpoints.ts";
import type { Page } from "../../../../contract/calls/list-fields.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, caseless, contains } from "../../../records/list-sql.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { sessionPeople } from "../rooms/event-rooms-query.ts";
import { boolean, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof placementEndpoints.listPlacements.input>;

/** Rows (participant_id, sesi, room_id, seat, is_member) of everybody who is in a session or has a seat in it. */
export function sittersOf(event: string) {
  return sql`(
    select coalesce(m.participant_id, pl.participant_id) as participant_id,
      coalesce(m.sesi, pl.sesi) as sesi, pl.room_id, pl.seat, m.participant_id is not null as is_member
    from ${sessionPeople(event)} m
    full join (select * from placements where event_id = ${event}) pl
      on pl.participant_id = m.participant_id and pl.sesi = m.sesi
  )`;
}

const placementColumns = {
  participant_id: text(),
  no_ujian: text(),
  nama: text(),
  group_id: orNull(text()),
  group_path: text(),
  room_id: orNull(text()),
  seat: orNull(number()),
  is_member: boolean(),
};

export async function readPlacements(query: Query, db: Db): Promise<Page<Placement>> {
  const { id, sesi, room_id: room, q } = query;
  const from = sql`
    ${sittersOf(id)} one
    join participants p on p.id = one.participant_id
    left join groups g on g.id = p.group_id`;
  const where = allOf([
    sql`one.sesi = ${sesi}`,
    room === unplaced && sql`one.seat is null`,
    room !== unplaced && room !== "" && sql`one.room_id = ${room}`,
    q !== "" && contains(["p.no_ujian", "p.nama", "g.path"], q),
  ]);
  const byNumber = sql`${caseless("p.no_ujian")}, p.id`;
  const order = room === unplaced || room === "" ? byNumber : sql`one.seat, ${byNumber}`;
  const { rows } = await sqlRows(placementColumns)`
    select p.id as participant_id, p.no_ujian, p.nama, p.group_id, coalesce(g.path, '') as group_path,
      one.room_id, one.seat, one.is_member
    from ${from} where ${where} order by ${order}
    limit ${query.per_page} offset ${offsetOf(query)}`.execute(db);
  const { rows: counted } = await sqlRows({ total: number() })`
    select count(*) as total from ${from} where ${where}`.execute(db);
  return pageAnswer(query, rows, counted[0]!.total);
}

export async function readSeating(event: string, db: Db): Promise<Seating> {
  const { rows: people } = await sqlRows({
    participant_id: text(),
    no_ujian: text(),
    nama: text(),
    group_id: orNull(text()),
    sesi: number(),
    room_id: orNull(text()),
    seat: orNull(number()),
    is_member: boolean(),
  })`
    select p.id as participant_id, p.no_ujian, p.nama, p.group_id, one.sesi, one.room_id, one.seat, one.is_member
    from ${sittersOf(event)} one join participants p on p.id = one.participant_id
    order by p.id, one.sesi`.execute(db);
  const groups = await db.selectFrom("groups").select(["id", "path"]).orderBy("id").execute();
  const { rows: rooms } = await sqlRows({ room_id: text(), kapasitas: number(), kolom: number() })`
    select er.room_id, coalesce(er.kapasitas, r.kapasitas) as kapasitas, r.kolom
    from event_rooms er join rooms r on r.id = er.room_id
    where er.event_id = ${event} order by er.room_id`.execute(db);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([people, groups, rooms]))
    .digest("hex")
    .slice(0, 32);
  return { people, groups, fingerprint };
}
