// Whether sessions open by themselves, and who opened the latest one when.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Schedules that exist are opened by hand as before; new ones by themselves.
  // `sesi_opened_by`: empty by itself.
  await sql`
    alter table schedules
      add column sesi_auto boolean not null default false,
      add column sesi_opened_at timestamptz,
      add column sesi_opened_by text not null default ''`.execute(db);
  await sql`alter table schedules alter column sesi_auto set default true`.execute(db);
}
