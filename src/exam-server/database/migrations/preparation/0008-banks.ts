// Question banks whole: names, plans, co-authors, lock; their references; everything of a question; and which exams
// name which banks, as far as a bank has to know who uses it.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendBanks(db);
  await createParts(db);
  await createReferences(db);
  await extendQuestions(db);
  await sql`
    create table schedule_banks (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      bank_id text collate "C" not null references question_banks (id),
      primary key (schedule_id, bank_id)
    )`.execute(db);
  await sql`create index schedule_banks_bank on schedule_banks (bank_id)`.execute(db);
}

async function extendBanks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question_banks
      add column nama text not null default '',
      add column grade text not null default '',
      add column order_mode integer not null default 0 check (order_mode in (0, 1)),
      add column default_option_count integer not null default 5,
      add column default_competence_id text collate "C" references competences (id) on delete set null,
      add column kkm numeric(5, 2) check (kkm between 0 and 100),
      add column status text not null default 'aktif' check (status in ('aktif', 'arsip')),
      add column lock_password_hash text,
      add column locked_by text collate "C" references users (id) on delete set null,
      add column locked_at timestamptz,
      add column next_reference integer not null default 1,
      add column version integer not null default 1,
      add column updated_at timestamptz,
      add check ((lock_password_hash is null) = (locked_at is null))`.execute(db);
  await sql`update question_banks set nama = kode, updated_at = created_at`.execute(db);
  // Two may have had one code while nobody saw it: the younger one takes its id along.
  await sql`
    update question_banks b set kode = b.kode || '-' || b.id
    where exists (
      select 1 from question_banks o
      where lower(o.kode) = lower(b.kode) and (o.created_at, o.id) < (b.created_at, b.id)
    )`.execute(db);
  await sql`create unique index question_banks_kode on question_banks (lower(kode))`.execute(db);
  await sql`create index question_banks_competence on question_banks (default_competence_id)`.execute(
    db,
  );
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_authors (
      bank_id text collate "C" not null references question_banks (id) on delete cascade,
      user_id text collate "C" not null references users (id),
      primary key (bank_id, user_id)
    )`.execute(db);
  await sql`create index bank_authors_user on bank_authors (user_id)`.execute(db);
  await sql`
    create table bank_type_plans (
      bank_id text collate "C" not null references question_banks (id) on delete cascade,
      type integer not null check (type between 1 and 16),
      count integer not null check (count > 0),
      weight numeric(5, 2) not null check (weight between 0 and 100),
      policy text not null,
      primary key (bank_id, type)
    )`.execute(db);
}

async function createReferences(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_references (
      id text collate "C" primary key,
      bank_id text collate "C" not null references question_banks (id) on delete cascade,
      type text not null check (type in ('SP_REFERENCE', 'LT_DIRECT')),
      kode text not null,
      judul text not null,
      isi text not null default '',
      audio_id text collate "C",
      max_play integer not null default 0,
      position integer not null,
      version integer not null default 1,
      created_by text collate "C" references users (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (bank_id, kode)
    )`.execute(db);
}

async function extendQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions
      add column position integer not null default 0,
      add column stem text not null default '',
      add column layout integer not null default 1,
      add column reference_id text collate "C" references question_references (id),
      add column bobot numeric(6, 2) not null default 1 check (bobot > 0),
      add column difficulty text not null default '',
      add column explanation text not null default '',
      add column policy text,
      add column shuffle boolean not null default true,
      add column audio jsonb,
      add column payload jsonb not null default '{}',
      add column key jsonb not null default '{}',
      add column version integer not null default 1,
      add column updated_at timestamptz`.execute(db);
  await sql`
    update questions q set updated_at = q.created_at, position = numbered.position
    from (
      select id, row_number() over (partition by bank_id order by created_at, id) as position
      from questions
    ) numbered
    where numbered.id = q.id`.execute(db);
  await sql`create index questions_place on questions (bank_id, position)`.execute(db);
  await sql`create index questions_reference on questions (reference_id)`.execute(db);
}
