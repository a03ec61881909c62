// From where a participant's token is used besides the device that came in with it, and when both last used it at once.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sittings
      add column other_ip text collate "C" not null default '',
      add column other_agent text collate "C" not null default '',
      add column other_at timestamptz,
      add column shared_at timestamptz`.execute(db);
}
