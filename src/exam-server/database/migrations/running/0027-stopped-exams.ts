// An exam that is switched off while participants are at work stands still: when that was, and the time that they get back.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedules add column stopped_at timestamptz`.execute(db);
  // Null: no server was running, for all exams.
  await sql`
    alter table server_absences
      add column schedule_id text collate "C" references schedules (id) on delete cascade`.execute(
    db,
  );
}
