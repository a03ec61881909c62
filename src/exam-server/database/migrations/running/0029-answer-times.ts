// When answers were given, as the devices of participants say.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sitting_answers add column given_at timestamptz`.execute(db);
}
