// Questions as their screens need them: deleted softly, found by their words, earlier versions kept; and the pictures and
// sounds that questions and references name.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendQuestions(db);
  await createMedia(db);
  await createMediaUses(db);
}

async function extendQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions
      add column search text not null default '',
      add column created_by text collate "C" references users (id) on delete set null,
      add column deleted_at timestamptz`.execute(db);
  await sql`
    update questions q set search = trim(regexp_replace(
      concat_ws(' ', q.stem, q.explanation, (
        select string_agg(found #>> '{}', ' ')
        from jsonb_path_query(q.payload, 'strict $.**.html') as found)),
      '<[^>]*>', ' ', 'g'))`.execute(db);
  await sql`update questions set updated_at = created_at where updated_at is null`.execute(db);
  await sql`create index questions_deleted on questions (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await sql`
    create table question_versions (
      question_id text collate "C" not null references questions (id) on delete cascade,
      version integer not null,
      fields jsonb not null,
      replaced_at timestamptz not null,
      replaced_by text collate "C" references users (id) on delete set null,
      primary key (question_id, version)
    )`.execute(db);
}

async function createMedia(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media (
      id text collate "C" primary key,
      bank_id text collate "C" references question_banks (id) on delete set null,
      sha256 text not null,
      kind text not null check (kind in ('image', 'audio')),
      mime text not null,
      name text not null,
      size integer not null,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      created_by text collate "C" references users (id) on delete set null,
      created_at timestamptz not null
    )`.execute(db);
  // Pictures and sounds are compressed already, and a part of a sound is read without the rest.
  await sql`alter table media alter column bytes set storage external`.execute(db);
  await sql`create unique index media_content on media (bank_id, sha256)`.execute(db);
}

async function createMediaUses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media_uses (
      media_id text collate "C" not null references media (id),
      question_id text collate "C" references questions (id) on delete cascade,
      reference_id text collate "C" references question_references (id) on delete cascade,
      check (num_nonnulls(question_id, reference_id) = 1)
    )`.execute(db);
  await sql`create index media_uses_media on media_uses (media_id)`.execute(db);
  await sql`create unique index media_uses_question on media_uses (question_id, media_id)`.execute(
    db,
  );
  await sql`create unique index media_uses_reference on media_uses (reference_id, media_id)`.execute(
    db,
  );
}
