// When an exam server was last running, and times during which none was, which participants at work get back.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, which every server of the database writes.
  await sql`
    create table server_life (
      id integer primary key default 1 check (id = 1),
      alive_at timestamptz not null
    )`.execute(db);
  // `minutes`: given back to each participant at work. `people`: how many were at work.
  await sql`
    create table server_absences (
      id text collate "C" primary key,
      from_at timestamptz not null,
      to_at timestamptz not null,
      minutes integer not null check (minutes >= 0),
      people integer not null,
      confirmed_at timestamptz,
      confirmed_by text,
      check (from_at < to_at)
    )`.execute(db);
}
