// Texts of printed documents that a school has worded itself, and what was written into the minutes of its exams.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTemplates(db);
  await createMinutes(db);
}

/** `isi` null: as the console brings it. */
async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_templates (
      kode text collate "C" primary key,
      isi text,
      version integer not null check (version > 0),
      updated_at timestamptz not null,
      updated_by text collate "C" references users (id) on delete set null
    )`.execute(db);
}

/** One for each schedule, session (0: it has none) and room (null: those without a seat). Null: as the server counts it. */
async function createMinutes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table minutes (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      sesi integer not null check (sesi between 0 and 99),
      room_id text collate "C" references rooms (id) on delete cascade,
      hadir integer check (hadir >= 0),
      tidak_hadir integer check (tidak_hadir >= 0),
      nomor_tidak_hadir jsonb,
      catatan text not null,
      pengawas jsonb,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text collate "C" references users (id) on delete set null
    )`.execute(db);
  await sql`
    create unique index minutes_sheet on minutes (schedule_id, sesi, coalesce(room_id, ''))`.execute(
    db,
  );
  await sql`create index minutes_room on minutes (room_id)`.execute(db);
}
