// Subjects with their kind, majors and correctors. Banks name their subject, questions their bank, as far as a subject
// has to know who uses it; their other columns come with their screens.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendSubjects(db);
  await createLinks(db);
  await createQuestions(db);
  // Of every kind of sheet but the participants', which had theirs before.
  await sql`
    create table sheet_imports (
      import_id text collate "C" primary key,
      kind text not null,
      user_id text collate "C" not null,
      result jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
}

async function extendSubjects(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subjects
      add column scope text not null default 'umum' check (scope in ('umum', 'agama', 'khusus')),
      add column agama_id text collate "C" references religions (id),
      add column kkm numeric(5, 2) check (kkm between 0 and 100),
      add column version integer not null default 1,
      add column updated_at timestamptz,
      add check ((scope = 'agama') = (agama_id is not null))`.execute(db);
  await sql`update subjects set updated_at = created_at`.execute(db);
  await sql`alter table subjects alter column updated_at set not null`.execute(db);
  await sql`create unique index subjects_kode on subjects (lower(kode))`.execute(db);
  await sql`create index subjects_agama on subjects (agama_id)`.execute(db);
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, target] of [
    ["subject_majors", "major_id", "majors"],
    ["subject_correctors", "user_id", "users"],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        subject_id text collate "C" not null references subjects (id) on delete cascade,
        ${sql.id(column)} text collate "C" not null references ${sql.table(target)} (id),
        primary key (subject_id, ${sql.id(column)})
      )`.execute(db);
    await sql`create index ${sql.id(`${table}_${column}`)} on ${sql.table(table)} (${sql.id(column)})`.execute(
      db,
    );
  }
}

async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question_banks
      add column subject_id text collate "C" references subjects (id)`.execute(db);
  await sql`create index question_banks_subject on question_banks (subject_id)`.execute(db);
  await sql`
    create table questions (
      id text collate "C" primary key,
      bank_id text collate "C" not null references question_banks (id) on delete cascade,
      type integer not null check (type between 1 and 16),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index questions_bank on questions (bank_id, type)`.execute(db);
}
