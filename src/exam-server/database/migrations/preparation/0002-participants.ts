// Participants and what they belong to. The indexes carry each sort of the list and both halves of its search.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCodedNames(db);
  await createGroups(db);
  await createParticipants(db);
  await indexParticipants(db);
  await createImports(db);
}

async function createCodedNames(db: Kysely<unknown>): Promise<void> {
  for (const table of ["majors", "religions"]) {
    await sql`
      create table ${sql.table(table)} (
        id text collate "C" primary key,
        kode text not null,
        nama text not null,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create unique index ${sql.id(`${table}_kode`)} on ${sql.table(table)} (lower(kode))`.execute(
      db,
    );
  }
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table groups (
      id text collate "C" primary key,
      parent_id text collate "C" references groups (id),
      name text not null,
      path text not null,
      sort_key text collate "C" not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create unique index groups_name on groups (coalesce(parent_id, ''), lower(name))`.execute(
    db,
  );
}

async function createParticipants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table participants (
      id text collate "C" primary key,
      no_ujian text not null,
      nama text not null,
      sesi integer not null,
      password_hash text not null,
      jurusan_id text collate "C" not null references majors (id),
      agama_id text collate "C" not null references religions (id),
      group_id text collate "C" references groups (id),
      antiblock boolean not null,
      status text collate "C" not null check (status in ('active', 'inactive', 'blocked')),
      block_reason text not null,
      blocked_at timestamptz,
      last_login_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
}

async function createImports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table participant_imports (
      import_id text collate "C" primary key,
      user_id text collate "C" not null,
      result jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
}

async function indexParticipants(db: Kysely<unknown>): Promise<void> {
  const live = sql`where deleted_at is null`;
  // Collation "C": the same order on every server, and a prefix search can use the index.
  await sql`create unique index participants_no_ujian on participants (lower(no_ujian) collate "C") ${live}`.execute(
    db,
  );
  await sql`create index participants_nama on participants (lower(nama) collate "C", id) ${live}`.execute(
    db,
  );
  for (const column of ["sesi", "status", "updated_at", "group_id", "jurusan_id", "agama_id"]) {
    await sql`create index ${sql.id(`participants_${column}`)} on participants (${sql.id(column)}, id) ${live}`.execute(
      db,
    );
  }
  await sql`create index participants_deleted on participants (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await indexNameParts(db);
}

/** A PostgreSQL without the extension's files still works: a search then reads the whole table. */
async function indexNameParts(db: Kysely<unknown>): Promise<void> {
  const known = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  if (known.rows.length === 0) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create index participants_nama_parts on participants
    using gin (lower(nama) gin_trgm_ops) where deleted_at is null`.execute(db);
}
