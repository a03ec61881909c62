// Tokens of exams: which schedules and rooms have their own, and each that was ever released.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table token_rules (
      id integer primary key check (id = 1),
      auto boolean not null default false,
      seconds integer not null default 900 check (seconds between 60 and 14400),
      version integer not null default 1
    )`.execute(db);
  const scope = sql`scope text not null check (scope in ('global', 'schedule', 'room')),
      scope_id text collate "C" not null check ((scope_id = '') = (scope = 'global'))`;
  await sql`
    create table token_scopes (
      ${scope},
      primary key (scope, scope_id)
    )`.execute(db);
  await sql`
    create table token_releases (
      id text collate "C" primary key,
      ${scope},
      nama text not null,
      value text not null,
      released_at timestamptz not null,
      released_by text,
      expires_at timestamptz not null,
      shown_by jsonb not null default '[]',
      ended_at timestamptz,
      ended_by text,
      end_kind text check (end_kind in ('expired', 'followed', 'replaced', 'held', 'dropped')),
      note text not null default '',
      check ((ended_at is null) = (end_kind is null))
    )`.execute(db);
  // One is released at a time.
  await sql`
    create unique index token_releases_current on token_releases (scope, scope_id)
    where ended_at is null`.execute(db);
  await sql`create index token_releases_at on token_releases (released_at)`.execute(db);
}
