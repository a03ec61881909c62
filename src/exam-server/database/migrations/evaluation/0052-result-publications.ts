// Acts of staff that publish and withdraw results, and on each schedule how many there were, by which devices learn of them.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table result_publications (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      seq integer not null,
      kind text not null check (kind in ('publish', 'withdraw', 'follow')),
      view text check (view in ('score', 'answers', 'review')),
      group_id text collate "C" references groups (id) on delete cascade,
      at timestamptz not null,
      user_id text collate "C" not null references users (id),
      undone_at timestamptz,
      check ((kind = 'publish') = (view is not null))
    )`.execute(db);
  await sql`
    create unique index result_publications_seq
    on result_publications (schedule_id, seq)`.execute(db);
  await sql`
    create index result_publications_group on result_publications (group_id)
    where group_id is not null`.execute(db);
  await sql`create index result_publications_user on result_publications (user_id)`.execute(db);
  await sql`alter table schedules add column result_seq integer not null default 0`.execute(db);
}
