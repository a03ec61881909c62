// Participants whom staff have admitted after the limit of entry.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // `minutes` count from `sent_at`; null: as long as the session is open. `ended_at`: it was taken back, or another replaced it.
  await sql`
    create table sitting_admissions (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      act_id text collate "C" not null,
      minutes integer check (minutes > 0),
      reason text not null,
      by_name text not null,
      sent_at timestamptz not null,
      ended_at timestamptz,
      ended_by text,
      end_act_id text collate "C",
      end_reason text not null default '',
      unique (schedule_id, participant_id, act_id)
    )`.execute(db);
  await sql`
    create unique index sitting_admissions_open
    on sitting_admissions (schedule_id, participant_id) where ended_at is null`.execute(db);
}
