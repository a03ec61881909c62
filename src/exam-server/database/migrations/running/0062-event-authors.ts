// Stores the account of the person who reopened a sitting, because two people can have the same name.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sitting_events add column by_id text collate "C"`.execute(db);
}
