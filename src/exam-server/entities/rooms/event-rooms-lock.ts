// Whoever changes the rooms or the seats of an event waits for whoever does so already.
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** Until the transaction ends its rooms keep their seats too; what only names the event does not wait. */
export async function lockEventRooms(event: string, db: Db): Promise<void> {
  await sql`select id from events where id = ${event} for no key update`.execute(db);
  await sql`
    select r.id from rooms r join event_rooms er on er.room_id = r.id
    where er.event_id = ${event} order by r.id for share of r`.execute(db);
}
