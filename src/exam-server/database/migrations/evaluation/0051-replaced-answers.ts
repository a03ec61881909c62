// Answers that a later save has replaced, so that a sitting can be replayed. What a sitting that exists already had replaced before is gone, and
// its column says so.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table replaced_answers (
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      question_id text collate "C" not null,
      seq integer not null,
      answer jsonb,
      is_given boolean not null,
      doubt boolean not null,
      given_at timestamptz,
      answered_at timestamptz not null,
      primary key (sitting_id, question_id, seq)
    )`.execute(db);
  await sql`alter table sittings add column keeps_replaced boolean not null default false`.execute(
    db,
  );
  await sql`alter table sittings alter column keeps_replaced set default true`.execute(db);
}
