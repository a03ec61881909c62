// What staff see of a sitting that goes on: when its latest answer came, and since when its page is left.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sittings
      add column away_since timestamptz,
      add column answered_at timestamptz`.execute(db);
}
