// Staff, their tokens and permissions, the school's settings, and who changed what.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createTokens(db);
  await createMenus(db);
  await createSettings(db);
  await createAudit(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id text collate "C" primary key,
      name text not null,
      email text not null,
      role text not null check (role in ('EVIL', 'EVAL', 'OPRA')),
      password_hash text not null,
      active boolean not null default true,
      last_login_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tokens (
      hash text collate "C" primary key,
      user_id text collate "C" not null references users (id) on delete cascade,
      ip text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index tokens_user on tokens (user_id)`.execute(db);
  await sql`create index tokens_expiry on tokens (expires_at)`.execute(db);
}

async function createMenus(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table role_menus (
      role text not null,
      code text not null,
      primary key (role, code)
    )`.execute(db);
  await sql`
    create table user_menus (
      user_id text collate "C" not null references users (id) on delete cascade,
      code text not null,
      effect text not null check (effect in ('allow', 'deny')),
      primary key (user_id, code)
    )`.execute(db);
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      code text primary key,
      package text not null,
      value text not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table shortcuts (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id) on delete cascade,
      name text not null,
      destination text not null,
      icon text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index shortcuts_user on shortcuts (user_id, created_at)`.execute(db);
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      user_id text collate "C",
      user_name text not null,
      action text not null,
      object_type text not null,
      object_id text not null,
      before jsonb,
      after jsonb,
      reason text not null,
      ip text not null
    )`.execute(db);
  await sql`create index audit_entries_object on audit_entries (object_type, object_id, id desc)`.execute(
    db,
  );
  await sql`create index audit_entries_at on audit_entries (at)`.execute(db);
}
