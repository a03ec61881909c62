// What markers ask colleagues about answers, and the replies.
import { sql, type Kysely } from "kysely";

/** `code`: of the answer as the asker got it; `is_control`: a control answer, whose code is not that of the sitting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marking_asks (
      id text collate "C" primary key,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      question_id text collate "C" not null references questions (id) on delete cascade,
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      code text collate "C" not null,
      is_control boolean not null,
      answer_seq integer not null,
      asker_id text collate "C" not null references users (id),
      colleague_id text collate "C" not null references users (id),
      text text not null,
      at timestamptz not null,
      withdrawn_at timestamptz,
      reply text,
      reply_points text,
      replied_at timestamptz,
      check ((reply is null) = (replied_at is null)),
      check (withdrawn_at is null or replied_at is null)
    )`.execute(db);
  await sql`
    create index marking_asks_asker
    on marking_asks (asker_id, sitting_id, question_id)`.execute(db);
  await sql`create index marking_asks_colleague on marking_asks (colleague_id)`.execute(db);
  await sql`
    create index marking_asks_unit on marking_asks (schedule_id, question_id)`.execute(db);
  await sql`create index marking_asks_sitting on marking_asks (sitting_id)`.execute(db);
}
