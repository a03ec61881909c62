// What of seats stays while people are at work: they have one, and nobody draws them into the rights that a proctor has.
import { sql } from "kysely";
import { holds, type Call } from "../../../http/handler.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { isNamed } from "../rooms/proctors-access.ts";
import { personKey, type SeatRights } from "./judge-moves.ts";

/** Whoever may give anybody rights (0007A) may move everybody. */
export async function readSeatRights(event: string, call: Call): Promise<SeatRights> {
  const { db } = call;
  const { rows: working } = await sqlRows({ participant_id: text(), sesi: number() })`
    select distinct m.participant_id, m.sesi
    from sittings si
    join schedules s on s.id = si.schedule_id
    join session_members m
      on m.schedule_id = si.schedule_id and m.participant_id = si.participant_id
    where s.event_id = ${event} and si.status <> 1`.execute(db);
  const isWatched = holds("0007A", call) ? sql`false` : isNamed(call);
  const { rows: watched } = await sqlRows({ room_id: text() })`
    select er.room_id from event_rooms er where er.event_id = ${event} and ${isWatched}`.execute(
    db,
  );
  return {
    working: new Set(working.map(personKey)),
    watchedRooms: new Set(watched.map(({ room_id: room }) => room)),
  };
}
