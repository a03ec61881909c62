// Which rooms an event uses, with how many seats and which proctors.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { roomEndpoints } from "../../../../contract/endpoints/exams/room-endpoints.ts";
import type { EventRoom } from "../../../../contract/exams/rooms.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { conflict, invalidFields, newerVersion, refuseFaults } from "../../../http/refusal.ts";
import { done, judgeEach, unchanged } from "../../../records/bulk-results.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { personKey } from "../placements/judge-moves.ts";
import { workingIn } from "../placements/seat-rights-query.ts";
import { auditedProctors, listAccounts } from "./proctors-query.ts";
import { areSameProctors } from "../../../../domain/exams/rooms/proctor-choices.ts";
import { proctorsChanges } from "./proctors-changes.ts";
import { readProctorsRule, storedProctors } from "./proctors-writing.ts";
import { findEventRoom, readEventRooms } from "./event-rooms-query.ts";
import { lockEventRooms } from "./event-rooms-lock.ts";
import { highestSeat } from "./taken-seats-query.ts";
import { anyOf, sqlRows, text } from "../../../records/sql-rows.ts";

type Fields = Pick<
  InferOutput<typeof roomEndpoints.updateEventRoom.input>,
  "own_kapasitas" | "pengawas"
>;
type Shown = Pick<EventRoom, "own_kapasitas" | "pengawas">;

type Found = { id: string; kode: string; nama: string };

export const eventRoomHandlers: Pick<
  HandlersOf<typeof roomEndpoints>,
  | "getEventRooms"
  | "takeEventRooms"
  | "updateEventRoom"
  | "leaveEventRoom"
  | "listProctorAccounts"
  | "planProctors"
  | "changeProctors"
> = {
  ...proctorsChanges,

  listProctorAccounts: { read: (_input, { db }) => listAccounts(db) },

  getEventRooms: { read: ({ id }, { db }) => readEventRooms(id, db) },

  takeEventRooms: {
    async write({ id, room_ids: ids }, call) {
      const { db } = call;
      await lockEventRooms(id, db);
      await lockRows("rooms", ids, db);
      const found = await db
        .selectFrom("rooms")
        .select(["id", "kode", "nama"])
        .where("id", "=", anyOf(ids))
        .execute();
      const rooms = new Map(found.map((room) => [room.id, room]));
      const { rows: inserted } = await sqlRows({ room_id: text() })`
        insert into event_rooms (event_id, room_id)
        select ${id}, id from rooms where id = any(${ids})
        on conflict do nothing returning room_id`.execute(db);
      const taken = new Set(inserted.map(({ room_id: room }) => room));
      if (taken.size > 0) {
        const codes = found.filter((room) => taken.has(room.id)).map(({ kode }) => kode);
        await call.audit({
          action: "event.update",
          objectId: id,
          after: { ruang_dipakai: codes },
        });
      }
      const kind = {
        noun: "Ruang",
        find: (room: string) => rooms.get(room),
        label: ({ kode, nama }: Found) => `${kode} — ${nama}`,
      };
      return {
        results: await judgeEach(ids, kind, (room) => (taken.has(room.id) ? done : unchanged)),
      };
    },
  },

  updateEventRoom: {
    async write({ id, room_id: roomId, own_kapasitas: seats, pengawas, was }, call) {
      const { db } = call;
      await lockEventRooms(id, db);
      const before = await findEventRoom(id, roomId, db);
      if (!isSame(before, was)) throw newerVersion(`Ruang ${before.kode}`, before);
      if (isSame(before, { own_kapasitas: seats, pengawas })) return before;
      await refuseTooFew(id, before, seats ?? before.room_kapasitas, call);
      const rule = await readProctorsRule(id, pengawas, call);
      const fault = rule(pengawas, before.pengawas);
      if (fault !== null) throw invalidFields({ pengawas: fault });
      await sql`
        update event_rooms set kapasitas = ${seats}, pengawas = ${storedProctors(pengawas)}::jsonb
        where event_id = ${id} and room_id = ${roomId}`.execute(db);
      const after = await findEventRoom(id, roomId, db);
      await call.audit({
        action: "event.update",
        objectId: id,
        before: { ruang: before.kode, ...auditedOf(before) },
        after: { ruang: before.kode, ...auditedOf(after) },
      });
      return after;
    },
  },

  leaveEventRoom: {
    async write({ id, room_id: roomId, taken }, call) {
      const { db } = call;
      await lockEventRooms(id, db);
      const room = await findEventRoom(id, roomId, db);
      const seats = room.filled.reduce((sum, { count }) => sum + count, 0);
      if (seats !== taken) {
        throw conflict(
          `Di ruang ${room.kode} sekarang ada ${seats} kursi yang ditempati, bukan ${taken}. Lihat sekali lagi sebelum melepasnya.`,
        );
      }
      await refuseWorking(id, room, call);
      await sql`delete from placements where event_id = ${id} and room_id = ${roomId}`.execute(db);
      await sql`delete from event_rooms where event_id = ${id} and room_id = ${roomId}`.execute(db);
      await call.audit({
        action: "event.update",
        objectId: id,
        before: { ruang_dilepas: room.kode, kursi_dikosongkan: seats, ...auditedOf(room) },
      });
      return { emptied: seats };
    },
  },
};

const auditedOf = ({ own_kapasitas: kapasitas, pengawas }: Shown) => ({
  kapasitas,
  pengawas: auditedProctors(pengawas),
});

const isSame = (one: Fields, other: Fields): boolean =>
  one.own_kapasitas === other.own_kapasitas && areSameProctors(one.pengawas, other.pengawas);

/** Whoever is at work keeps a seat and a proctor. @throws Refusal, 49 */
async function refuseWorking(event: string, { room_id, kode }: EventRoom, call: Call) {
  const working = await workingIn(event, call.db);
  const seated = await call.db
    .selectFrom("placements")
    .select(["participant_id", "sesi"])
    .where("event_id", "=", event)
    .where("room_id", "=", room_id)
    .execute();
  const count = seated.filter((one) => working.has(personKey(one))).length;
  if (count === 0) return;
  throw conflict(
    `${count} peserta di ruang ${kode} sedang mengerjakan ujian. Ruang dapat dilepas setelah mereka selesai.`,
  );
}

async function refuseTooFew(event: string, room: EventRoom, seats: number, { db }: Call) {
  if (seats >= room.kapasitas) return;
  const highest = await highestSeat(
    sql`pl.event_id = ${event} and pl.room_id = ${room.room_id}`,
    db,
  );
  if (!highest || highest.seat <= seats) return;
  refuseFaults({
    own_kapasitas: `Kursi ${highest.seat} sudah ditempati. Kapasitas paling kecil ${highest.seat}.`,
  });
}
