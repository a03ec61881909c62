// Added time that is taken back is stored as minutes below zero.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sitting_extras
      drop constraint sitting_extras_minutes_check,
      add constraint sitting_extras_minutes_not_zero check (minutes <> 0)`.execute(db);
}
