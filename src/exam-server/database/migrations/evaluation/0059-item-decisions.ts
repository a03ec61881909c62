// What teachers decide about questions after their analysis.
import { sql, type Kysely } from "kysely";

/** `status` null: it was taken back. `decided_name`: for a decision whose account is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_decisions (
      question_id text collate "C" not null references questions (id) on delete cascade,
      version integer not null,
      status text check (status in ('diterima', 'direvisi', 'dibuang')),
      note text not null,
      revision integer not null check (revision > 0),
      decided_by text collate "C" references users (id) on delete set null,
      decided_name text not null,
      decided_at timestamptz not null,
      primary key (question_id, version),
      check (status is not null or note = '')
    )`.execute(db);
  await sql`create index item_decisions_user on item_decisions (decided_by)`.execute(db);
  // How often each bank was used is counted from the index alone.
  await sql`
    create index sittings_bank_use on sittings (bank_id, schedule_id, participant_id)
    where status = 1`.execute(db);
}
