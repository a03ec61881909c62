// When a sitting last went on after an absence of the server, a stop of its exam, a reopening or a block. Silence is counted from then.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sittings add column resumed_at timestamptz`.execute(db);
}
