// When a sitting went on after something that was not the participant's own silence.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sittings add column resumed_at timestamptz`.execute(db);
}
