// Names proctors of several rooms of an event at once: judged room by room, and written for those that are not refused.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { roomEndpoints } from "../../../../contract/endpoints/exams/room-endpoints.ts";
import type { EventRoom, NamedProctor } from "../../../../contract/exams/rooms.ts";
import { areSameProctors } from "../../../../domain/exams/rooms/proctor-choices.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { newerVersion } from "../../../http/refusal.ts";
import { done, judgeEach, refused, unchanged } from "../../../records/bulk-results.ts";
import { lockEventRooms } from "./event-rooms-lock.ts";
import { clashesIn, readProctoredRooms } from "./event-rooms-query.ts";
import { auditedProctors } from "./proctors-query.ts";
import { readProctorsRule, storedProctors } from "./proctors-writing.ts";

type Wish = InferOutput<typeof roomEndpoints.changeProctors.input>["rooms"][number];
type Change = {
  room_id: string;
  kode: string;
  before: Readonly<EventRoom["pengawas"]>;
  pengawas: readonly NamedProctor[];
};
type Judged = { rooms: EventRoom[]; results: BulkResult[]; changes: Change[] };

export const proctorsChanges: Pick<
  HandlersOf<typeof roomEndpoints>,
  "planProctors" | "changeProctors"
> = {
  planProctors: {
    async read({ id, rooms: wishes }, call) {
      const { rooms, results, changes } = await judge(id, wishes, call);
      const changed = new Map(changes.map(({ room_id, pengawas }) => [room_id, pengawas]));
      const after = rooms.map(({ room_id, kode, pengawas }) => ({
        room_id,
        kode,
        pengawas: changed.get(room_id) ?? pengawas,
      }));
      const codes = new Set(changes.map(({ kode }) => kode));
      const clashes = await clashesIn(id, after, call.db);
      return {
        results,
        clashes: clashes.filter((clash) => clash.rooms.some((kode) => codes.has(kode))),
      };
    },
  },

  changeProctors: {
    async write({ id, rooms: wishes }, call) {
      await lockEventRooms(id, call.db);
      const { results, changes } = await judge(id, wishes, call);
      if (changes.length > 0) await storeProctors(id, changes, call);
      return { results };
    },
  },
};

async function judge(event: string, wishes: readonly Wish[], call: Call): Promise<Judged> {
  const rooms = await readProctoredRooms(event, call.db);
  const byId = new Map(rooms.map((room) => [room.room_id, room]));
  const rule = await readProctorsRule(
    event,
    wishes.flatMap(({ pengawas }) => pengawas),
    call,
  );
  const wanted = new Map(wishes.map((wish) => [wish.room_id, wish]));
  const changes: Change[] = [];
  const kind = {
    noun: "Ruang di event ini",
    find: (id: string) => byId.get(id),
    label: ({ kode, nama }: EventRoom) => `${kode} — ${nama}`,
  };
  const results = await judgeEach([...wanted.keys()], kind, (room) => {
    const { pengawas, was } = wanted.get(room.room_id)!;
    if (areSameProctors(room.pengawas, pengawas)) return unchanged;
    if (!areSameProctors(room.pengawas, was)) {
      return refused(newerVersion(`Ruang ${room.kode}`, null).message);
    }
    const fault = rule(pengawas, room.pengawas);
    if (fault !== null) return refused(fault);
    changes.push({ room_id: room.room_id, kode: room.kode, before: room.pengawas, pengawas });
    return done;
  });
  return { rooms, results, changes };
}

/** For rooms of the event whose proctors the rule allows. */
export async function storeProctors(
  event: string,
  changes: readonly Change[],
  call: Call,
): Promise<void> {
  const rows = changes.map(({ room_id, pengawas }) => ({
    room_id,
    pengawas: storedProctors(pengawas),
  }));
  await sql`
    update event_rooms er set pengawas = c.pengawas::jsonb
    from json_to_recordset(${JSON.stringify(rows)}::json) as c (room_id text, pengawas text)
    where er.event_id = ${event} and er.room_id = c.room_id`.execute(call.db);
  const after = await readProctoredRooms(event, call.db);
  const now = new Map(after.map((room) => [room.room_id, room]));
  await call.audit(
    changes.map(({ room_id, kode, before }) => ({
      action: "event.update" as const,
      objectId: event,
      before: { ruang: kode, pengawas: auditedProctors(before) },
      after: { ruang: kode, pengawas: auditedProctors(now.get(room_id)!.pengawas) },
    })),
  );
}
