// What has come for a participant in an exam, as their call for news tells it.
import { sql } from "kysely";
import type { Sql } from "../../../records/list-sql.ts";

/** The number of the latest message, beside other values of a query; 0: none. */
export const latestOwnSeq = (schedule: Sql, participant: Sql) => sql`(
  select coalesce(max(cd.seq), 0) from chat_deliveries cd
  where cd.participant_id = ${participant} and cd.schedule_id = ${schedule})`;
