// What of seats stays while people are at work: they have one, and nobody draws them into the rights that a proctor has.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import { holds, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { isNamed } from "../rooms/proctors-access.ts";
import { personKey, type SeatRights } from "./judge-moves.ts";

/** Those who have begun an exam of the event in that session, as `personKey`. */
export const begunIn = (event: string, db: Db): Promise<Set<string>> =>
  sittersWith(sql`true`, event, db);

/** Of those who have begun, who has not ended. */
export const workingIn = (event: string, db: Db): Promise<Set<string>> =>
  sittersWith(sql`si.status <> 1`, event, db);

/** `condition`: on the sitting `si`. */
async function sittersWith(condition: Sql, event: string, db: Db): Promise<Set<string>> {
  const { rows } = await sqlRows({ participant_id: text(), sesi: number() })`
    select distinct m.participant_id, m.sesi
    from sittings si
    join schedules s on s.id = si.schedule_id
    join session_members m
      on m.schedule_id = si.schedule_id and m.participant_id = si.participant_id
    where s.event_id = ${event} and ${condition}`.execute(db);
  return new Set(rows.map(personKey));
}

/** Whoever may give anybody rights (0007A) may move everybody. */
export async function readSeatRights(event: string, call: Call): Promise<SeatRights> {
  const { db } = call;
  const isWatched = holds("0007A", call) ? sql`false` : isNamed(call);
  const { rows: watched } = await sqlRows({ room_id: text() })`
    select er.room_id from event_rooms er where er.event_id = ${event} and ${isWatched}`.execute(
    db,
  );
  return {
    working: await workingIn(event, db),
    watchedRooms: new Set(watched.map(({ room_id: room }) => room)),
  };
}
