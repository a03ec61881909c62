// Work that outlives the call which began it. How far it has come is not kept here: that is lost with the server anyway.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tasks (
      id text collate "C" primary key,
      kind text collate "C" not null,
      user_id text collate "C" not null references users (id) on delete cascade,
      status text collate "C" not null
        check (status in ('running', 'done', 'failed', 'cancelled', 'interrupted')),
      done integer not null,
      total integer,
      message text not null,
      result jsonb,
      started_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index tasks_user on tasks (user_id, started_at)`.execute(db);
}
