// The school's rooms: adding, changing and deleting them.
import { sql } from "kysely";
import { maxRooms, type Room, type RoomInput } from "../../../../contract/exams/rooms.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { conflict, refuseFaults } from "../../../http/refusal.ts";
import { takenCode } from "../../../records/coded-rows.ts";
import { caseless } from "../../../records/list-sql.ts";
import {
  inOrder,
  readIds,
  withTimes,
  type Found,
  type PageQuery,
} from "../../../records/record-list.ts";
import { recordRows } from "../../../records/record-rows.ts";
import { recordVerbs } from "../../../records/record-verbs.ts";
import { namedUsers, usedBy } from "../../../records/used-by.ts";
import { highestSeat } from "./taken-seats-query.ts";
import { anyOf, number, sqlRows, sqlValue, text } from "../../../records/sql-rows.ts";

const rows = recordRows("rooms");

const roomKind = {
  object: "room",
  called: ({ nama }: Room) => `Ruang ${nama}`,
  label: ({ kode, nama }: Room) => `${kode} — ${nama}`,
  find: (): Found => ({
    id: sql`r.id`,
    from: sql`rooms r`,
    where: sql`true`,
    order: sql`${caseless("r.kode")}, r.id`,
  }),
  byId: (ids: readonly string[], { db }: Call) => roomsById(db, ids),
  lock: rows.lock,
} as const;

const verbs = recordVerbs<PageQuery, Room, RoomInput>({
  ...roomKind,
  fieldsOf: ({ kode, nama, kapasitas, kolom, lokasi }) => ({
    kode,
    nama,
    kapasitas,
    kolom,
    lokasi,
  }),
  check,
  whyKept,
  insert: rows.insert,
  update: rows.update,
  async remove(id, call) {
    await call.db.deleteFrom("event_rooms").where("room_id", "=", id).execute();
    await rows.remove(id, call);
  },
});

export const roomVerbs = {
  create: verbs.create,
  update: verbs.update,
  remove: verbs.remove,
  all: {
    async read(_input: object, call: Call): Promise<{ items: Room[] }> {
      const { ids } = await readIds(roomKind, {}, call);
      return { items: await roomsById(call.db, ids) };
    },
  },
};

async function roomsById(db: Db, ids: readonly string[]): Promise<Room[]> {
  const found = await db
    .selectFrom("rooms as r")
    .selectAll("r")
    .select(
      sqlValue(number())`(
        select count(*) from event_rooms er where er.room_id = r.id)`.as("event_count"),
    )
    .where("r.id", "=", anyOf(ids))
    .execute();
  return inOrder(ids, found.map(withTimes));
}

async function check(fields: RoomInput, before: Room | null, { db }: Call): Promise<void> {
  const { kode, kapasitas } = fields;
  const faults = await takenCode("rooms", kode, before, db);
  const highest = before && kapasitas < before.kapasitas ? await highestSeatOf(before, db) : null;
  if (highest && highest.seat > kapasitas) {
    faults["kapasitas"] =
      `Kursi ${highest.seat} sudah ditempati di event ${highest.event}. Kapasitas paling kecil ${highest.seat}.`;
  }
  refuseFaults(faults);
  if (before === null) await refuseTooMany(db);
}

/** Where an event has its own number of seats, the room's own does not matter. */
const highestSeatOf = ({ id }: Room, db: Db) =>
  highestSeat(sql`pl.room_id = ${id} and er.kapasitas is null`, db);

async function refuseTooMany(db: Db): Promise<void> {
  const { total } = await db
    .selectFrom("rooms")
    .select(sqlValue(number())`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  if (total >= maxRooms) throw conflict(`Ruang paling banyak ${maxRooms}.`);
}

async function whyKept({ id }: Room, { db }: Call): Promise<string | null> {
  const { rows: events } = await sqlRows({ nama: text() })`
    select e.nama from events e
    where exists (select 1 from placements pl where pl.event_id = e.id and pl.room_id = ${id})
    order by ${caseless("e.nama")}, e.id`.execute(db);
  const names = events.slice(0, namedUsers).map(({ nama }) => nama);
  return usedBy([{ noun: "event", total: events.length, names }]);
}
