// What has come for a participant in an exam, as their call for news tells it.
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** The number of the latest message; 0: none. */
export async function latestOwnSeq(schedule: string, participant: string, db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(seq), 0) as seq from chat_deliveries
    where participant_id = ${participant} and schedule_id = ${schedule}`.execute(db);
  return rows[0]!.seq;
}
