// Writes an import of rooms and seats: in one transaction under the event's lock, judged once more, and only if it is still
// what the person saw.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { RoomSheetResult } from "../../../../contract/exams/room-sheets.ts";
import type { roomSheetEndpoints } from "../../../../contract/endpoints/exams/room-sheet-endpoints.ts";
import { tidyAfterMany } from "../../../database/large-change.ts";
import type { Call } from "../../../http/handler.ts";
import type { Change } from "../placements/judge-moves.ts";
import { staleSeats, storeChanges } from "../placements/placements-writing.ts";
import { lockNamedRooms } from "../rooms/event-rooms-lock.ts";
import { storeProctors } from "../rooms/proctors-changes.ts";
import {
  fingerprintOf,
  planRooms,
  type KnownRoom,
  type PlannedRoom,
  type SheetPlan,
} from "./room-sheet-plan.ts";
import { readPlanInput } from "./room-sheet-query.ts";

export type RoomSheetInput = InferOutput<typeof roomSheetEndpoints.importRoomSheet.input>;

/** Of a new room, whose plan nobody has drawn yet. */
const usualColumns = 6;

export async function writeRoomSheet(input: RoomSheetInput, call: Call): Promise<RoomSheetResult> {
  const { event_id: event, import_id } = input;
  const codes = input.rows.map(({ kode_ruang }) => kode_ruang);
  await lockNamedRooms(event, [...new Set(codes)], call.db);
  const known = await readPlanInput(input, call);
  const plan = await planRooms(known);
  if (plan.faults.length > 0) return { ...nothing, import_id, faults: plan.faults };
  if (fingerprintOf(plan) !== input.fingerprint) {
    throw staleSeats();
  }
  const made = await makeRooms(plan, call);
  const taken = plan.rooms.filter(({ state }) => state !== "used");
  await takeRooms(
    event,
    taken.map(({ room_id }) => made.get(room_id) ?? room_id),
    call,
  );
  const changed = await changeRooms(event, plan, known.rooms, call);
  await storeChanges(
    event,
    plan.changes.map((change) => withRoom(change, made)),
    call,
  );
  const named = plan.proctors.map(({ room_id, ...change }) => ({
    room_id: made.get(room_id) ?? room_id,
    ...change,
  }));
  if (named.length > 0) await storeProctors(event, named, call);
  const result = { ...resultOf(plan), rooms_changed: changed, import_id };
  const { faults: _none, import_id: _id, ...counts } = result;
  const used = taken.map(({ kode }) => kode);
  await call.audit({
    action: "placement.import",
    objectId: event,
    after: { ...(used.length > 0 ? { ruang_dipakai: used } : {}), ...counts },
  });
  tidyAfterMany(plan.changes.length, call);
  return result;
}

const nothing = {
  created: 0,
  updated: 0,
  skipped: 0,
  rooms_new: 0,
  rooms_taken: 0,
  rooms_changed: 0,
  proctors_changed: 0,
  faults: [],
};

function resultOf(plan: SheetPlan): Omit<RoomSheetResult, "import_id"> {
  const { rooms, changes, proctors, unchanged } = plan;
  const created = changes.filter(({ from }) => from === null).length;
  return {
    ...nothing,
    created,
    updated: changes.length - created,
    skipped: unchanged,
    rooms_new: rooms.filter(({ state }) => state === "new").length,
    rooms_taken: rooms.filter(({ state }) => state === "taken").length,
    proctors_changed: proctors.length,
  };
}

const withRoom = (change: Change, made: ReadonlyMap<string, string>): Change => {
  const to = change.to!;
  return { ...change, to: { ...to, room_id: made.get(to.room_id) ?? to.room_id } };
};

/** Answers the id of each by the one that the plan made up. */
async function makeRooms({ rooms }: SheetPlan, call: Call): Promise<Map<string, string>> {
  const added = rooms.filter(({ state }) => state === "new");
  const ids = new Map(added.map(({ room_id }) => [room_id, randomUUID()]));
  if (added.length === 0) return ids;
  const made = added.map(({ room_id, kode, nama, kapasitas }) => ({
    id: ids.get(room_id)!,
    kode,
    nama,
    kapasitas,
    kolom: usualColumns,
    lokasi: "",
  }));
  const stamps = { created_at: call.at, updated_at: call.at };
  await call.db
    .insertInto("rooms")
    .values(made.map((room) => ({ ...room, ...stamps })))
    .execute();
  await call.audit(
    made.map(({ id, ...after }) => ({ action: "room.create", objectId: id, after })),
  );
  return ids;
}

async function takeRooms(event: string, ids: readonly string[], { db }: Call): Promise<void> {
  await sql`
    insert into event_rooms (event_id, room_id)
    select ${event}, id from unnest(${ids}::text[]) id`.execute(db);
}

/** A name is the school's and changes in all events, a number of seats is the event's own. Answers how many rooms changed. */
async function changeRooms(
  event: string,
  { rooms }: SheetPlan,
  stored: readonly KnownRoom[],
  call: Call,
): Promise<number> {
  const known = new Map(stored.map((room) => [room.room_id, room]));
  let changed = 0;
  for (const room of rooms) {
    const { room_id, nama, kapasitas, server } = room;
    const old = known.get(room_id);
    if (!old || !server) continue;
    const isRenamed = nama !== server.nama;
    const isResized = kapasitas !== server.kapasitas;
    if (isRenamed) await rename(room, server.nama, call);
    if (isResized) await resize(event, room, old, call);
    if (isRenamed || isResized) changed += 1;
  }
  return changed;
}

async function rename({ room_id, nama }: PlannedRoom, before: string, call: Call): Promise<void> {
  await sql`
    update rooms set nama = ${nama}, version = version + 1, updated_at = ${call.at}
    where id = ${room_id}`.execute(call.db);
  await call.audit({
    action: "room.update",
    objectId: room_id,
    before: { nama: before },
    after: { nama },
  });
}

async function resize(
  event: string,
  { room_id, kode, kapasitas }: PlannedRoom,
  { own_kapasitas, room_kapasitas }: KnownRoom,
  call: Call,
): Promise<void> {
  const own = kapasitas === room_kapasitas ? null : kapasitas;
  await sql`
    update event_rooms set kapasitas = ${own}
    where event_id = ${event} and room_id = ${room_id}`.execute(call.db);
  await call.audit({
    action: "event.update",
    objectId: event,
    before: { ruang: kode, kapasitas: own_kapasitas },
    after: { ruang: kode, kapasitas: own },
  });
}
