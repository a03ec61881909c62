// What staff keep with their account, the version of the permission matrix, imports of accounts,
// and whose banks and schedules are whose: an account that owns some is not deleted.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column picture text not null default '',
      add column preferences jsonb`.execute(db);
  await sql`create index users_name on users (lower(name) collate "C", id)`.execute(db);
  // One row: two people who change the matrix at once must not overwrite each other.
  await sql`
    create table menu_matrix (
      id integer primary key check (id = 1),
      version integer not null
    )`.execute(db);
  await sql`insert into menu_matrix (id, version) values (1, 1)`.execute(db);
  await sql`
    create table user_imports (
      import_id text collate "C" primary key,
      user_id text collate "C" not null,
      result jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  for (const table of ["question_banks", "schedules"]) {
    await sql`
      alter table ${sql.table(table)}
        add column created_by text collate "C" references users (id)`.execute(db);
    await sql`create index ${sql.id(`${table}_created_by`)} on ${sql.table(table)} (created_by)`.execute(
      db,
    );
  }
  await sql`create index audit_entries_user on audit_entries (user_id, id desc)`.execute(db);
}
