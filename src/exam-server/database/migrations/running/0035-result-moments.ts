// Results are shown from a moment on, "2026-11-30T14:00" as the school's clock shows it. What was a day becomes its 00:00, which it meant.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedules drop constraint schedules_result_at_check`.execute(db);
  await sql`
    update schedules set result_at = result_at || 'T00:00' where result_at is not null`.execute(db);
  await sql`
    alter table schedules add constraint schedules_result_at_moment
      check (result_at ~ ${sql.raw(String.raw`'^\d{4}-\d\d-\d\dT\d\d:\d\d$'`)})`.execute(db);
}
