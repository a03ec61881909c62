// When an answer gets a second mark: the rule about totals near the KKM, and what was asked for, which is never taken back.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table marking_rules add column near_kkm_points integer
      check (near_kkm_points between 0 and 50)`.execute(db);
  // Beside `marking_answers`, whose rows are listed anew when a sitting is opened again and ends.
  await sql`
    create table marking_second_requests (
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      question_id text collate "C" not null references questions (id) on delete cascade,
      at timestamptz not null,
      primary key (sitting_id, question_id)
    )`.execute(db);
}
