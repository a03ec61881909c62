// Subjects, banks, schedules and sittings, as far as the home screen counts them and a sitting holds its participant.
// Their other columns come with their screens.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subjects (
      id text collate "C" primary key,
      kode text not null,
      nama text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table question_banks (
      id text collate "C" primary key,
      kode text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table schedules (
      id text collate "C" primary key,
      alias text not null,
      active boolean not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table sittings (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id),
      participant_id text collate "C" not null references participants (id),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index sittings_participant on sittings (participant_id)`.execute(db);
}
