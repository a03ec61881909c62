// What staff do to sittings: time that was added, with its proof, and orders that wait before they are carried out.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of the added time, how much the participant's device was told, and how much it says that it shows.
  await sql`
    alter table sittings
      add column extra_delivered integer not null default 0,
      add column extra_seen integer not null default 0`.execute(db);
  // Of a participant in a schedule, since it may be given before they come in. `total_seconds`: with all before it.
  await sql`
    create table sitting_extras (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      act_id text collate "C" not null,
      minutes integer not null check (minutes > 0),
      kind text not null check (kind in ('planned', 'incident')),
      reason text not null,
      by_name text not null,
      sent_at timestamptz not null,
      delivered_at timestamptz,
      seen_at timestamptz,
      total_seconds integer not null,
      unique (schedule_id, participant_id, act_id)
    )`.execute(db);
  await sql`
    create table sitting_orders (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      kind text not null check (kind in ('force', 'reset', 'delete')),
      reason text not null,
      by_id text collate "C" not null,
      by_name text not null,
      by_ip text not null,
      made_at timestamptz not null,
      due_at timestamptz not null,
      begun_at timestamptz,
      ended_at timestamptz,
      ended_by text,
      end_kind text check (end_kind in ('done', 'cancelled', 'lapsed')),
      check ((ended_at is null) = (end_kind is null))
    )`.execute(db);
  await sql`create index sitting_orders_due on sitting_orders (due_at) where ended_at is null`.execute(
    db,
  );
  await sql`create index sitting_orders_schedule on sitting_orders (schedule_id, made_at)`.execute(
    db,
  );
  await sql`
    create table sitting_order_people (
      order_id text collate "C" not null references sitting_orders (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      nama text not null,
      outcome text check (outcome in ('done', 'unchanged', 'refused')),
      reason text not null default '',
      primary key (order_id, participant_id)
    )`.execute(db);
}
