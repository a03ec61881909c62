// Giving, changing and taking seats, many at once.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { MovedPlacements } from "../../../../contract/exams/placements.ts";
import type { placementEndpoints } from "../../../../contract/endpoints/exams/placement-endpoints.ts";
import type { Db } from "../../../database/database.ts";
import { inParts, tidyAfterMany } from "../../../database/large-change.ts";
import type { Call } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import { lockEventRooms } from "../rooms/event-rooms-lock.ts";
import { judgeMoves, type Change, type MovesInput, type Seated } from "./judge-moves.ts";
import { readSeatRights } from "./seat-rights-query.ts";
import { readSeating, sittersOf } from "./placements-query.ts";
import { boolean, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Input = InferOutput<typeof placementEndpoints.movePlacements.input>;

export async function writeMoves(input: Input, call: Call): Promise<MovedPlacements> {
  const { id, moves, together, fingerprint } = input;
  await lockEventRooms(id, call.db);
  if (fingerprint !== undefined) await refuseStale(id, fingerprint, call.db);
  const { changes, refused } = judgeMoves({ moves, ...(await readState(input, call)) });
  if ((together && refused.length > 0) || changes.length === 0) {
    return { changed: 0, refused, undo: [] };
  }
  await storeChanges(id, changes, call);
  await call.audit({ action: "placement.move", objectId: id, after: countsOf(changes, refused) });
  tidyAfterMany(changes.length, call);
  return { changed: changes.length, refused, undo: changes.map(undoOf) };
}

async function refuseStale(event: string, fingerprint: string, db: Db): Promise<void> {
  const now = await readSeating(event, db);
  if (now.fingerprint === fingerprint) return;
  throw staleSeats();
}

export const staleSeats = () =>
  conflict(
    "Peserta, ruang atau tempat duduk sudah diubah orang lain sejak rencana ini dibuat. Tidak ada yang disimpan; buat rencananya sekali lagi.",
  );

async function readState({ id, moves }: Input, call: Call): Promise<Omit<MovesInput, "moves">> {
  const { db } = call;
  const sessions = [...new Set(moves.map(({ sesi }) => sesi))];
  const { rows } = await sqlRows({
    participant_id: text(),
    no_ujian: text(),
    nama: text(),
    sesi: number(),
    room_id: orNull(text()),
    seat: orNull(number()),
    is_member: boolean(),
  })`
    select one.participant_id, p.no_ujian, p.nama, one.sesi, one.room_id, one.seat, one.is_member
    from ${sittersOf(id)} one join participants p on p.id = one.participant_id
    where one.sesi = any(${sessions})`.execute(db);
  const { rows: rooms } = await sqlRows({ room_id: text(), kode: text(), kapasitas: number() })`
    select r.id as room_id, r.kode, coalesce(er.kapasitas, r.kapasitas) as kapasitas
    from event_rooms er join rooms r on r.id = er.room_id where er.event_id = ${id}`.execute(db);
  return {
    rights: await readSeatRights(id, call),
    rooms,
    members: rows.filter((row) => row.is_member),
    seated: rows.filter((row): row is typeof row & Seated => row.seat !== null),
  };
}

/** All seats are left before any is taken: two may swap theirs. */
export async function storeChanges(
  event: string,
  changes: readonly Change[],
  call: Call,
): Promise<void> {
  await inParts(
    changes.filter(({ from }) => from !== null),
    call,
    (part) =>
      sql`
        delete from placements pl
        using json_to_recordset(${JSON.stringify(part.map(keyOf))}::json) as gone (participant_id text, sesi int)
        where pl.event_id = ${event} and pl.participant_id = gone.participant_id and pl.sesi = gone.sesi`.execute(
        call.db,
      ),
  );
  const rows = changes.flatMap((change) => (change.to ? [{ ...keyOf(change), ...change.to }] : []));
  await inParts(rows, call, (part) =>
    sql`
      insert into placements (event_id, participant_id, sesi, room_id, seat)
      select ${event}, participant_id, sesi, room_id, seat
      from json_to_recordset(${JSON.stringify(part)}::json)
        as new (participant_id text, sesi int, room_id text, seat int)`.execute(call.db),
  );
}

const keyOf = ({ participant_id, sesi }: Change) => ({ participant_id, sesi });

const undoOf = ({ participant_id, sesi, from, to }: Change) => ({
  participant_id,
  sesi,
  room_id: from?.room_id ?? null,
  seat: from?.seat ?? null,
  from: to,
});

const countsOf = (changes: readonly Change[], refused: readonly object[]) => ({
  diberi_kursi: changes.filter(({ from }) => from === null).length,
  dipindah: changes.filter(({ from, to }) => from !== null && to !== null).length,
  dikeluarkan: changes.filter(({ to }) => to === null).length,
  ditolak: refused.length,
});
