// Which groups a schedule is for, so that a group in use is not deleted; and the imports of members, each once.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schedule_groups (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      group_id text collate "C" not null references groups (id),
      primary key (schedule_id, group_id)
    )`.execute(db);
  await sql`create index schedule_groups_group on schedule_groups (group_id)`.execute(db);
  await sql`create index groups_parent on groups (parent_id)`.execute(db);
  await sql`
    create table group_imports (
      import_id text collate "C" primary key,
      user_id text collate "C" not null,
      result jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
}
