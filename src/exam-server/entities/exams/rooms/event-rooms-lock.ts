// Whoever changes the rooms or the seats of an event waits for whoever does so already.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";

const lockEvent = (event: string, db: Db) =>
  sql`select id from events where id = ${event} for no key update`.execute(db);

/** Until the transaction ends its rooms keep their seats too; what only names the event does not wait. */
export async function lockEventRooms(event: string, db: Db): Promise<void> {
  await lockEvent(event, db);
  await sql`
    select r.id from rooms r join event_rooms er on er.room_id = r.id
    where er.event_id = ${event} order by r.id for share of r`.execute(db);
}

/** Also the school's rooms of these codes, which may be renamed and taken; at once, since nobody may come between two locks. */
export async function lockNamedRooms(
  event: string,
  codes: readonly string[],
  db: Db,
): Promise<void> {
  await lockEvent(event, db);
  await sql`
    select r.id from rooms r
    where lower(r.kode) = any(select lower(one) from unnest(${codes}::text[]) one)
      or exists (select 1 from event_rooms er where er.room_id = r.id and er.event_id = ${event})
    order by r.id for update of r`.execute(db);
}
