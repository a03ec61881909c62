// What teachers write into the remedial and the enrichment program of an exam.
import { sql, type Kysely } from "kysely";

/** `form` empty: as it is proposed. `score`: in hundredths. `source` empty: the score was typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table follow_ups (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      kind text not null check (kind in ('remedial', 'enrichment')),
      form text not null,
      day text,
      score integer check (score between 0 and 10000),
      source text not null,
      note text not null,
      version integer not null check (version > 0),
      updated_at timestamptz not null,
      updated_by text collate "C" references users (id) on delete set null,
      primary key (schedule_id, kind, participant_id)
    )`.execute(db);
  await sql`create index follow_ups_participant on follow_ups (participant_id)`.execute(db);
  await sql`create index follow_ups_user on follow_ups (updated_by)`.execute(db);
}
