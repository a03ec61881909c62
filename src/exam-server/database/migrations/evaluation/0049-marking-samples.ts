// The sample of a second round as it was drawn, and the saved comments of what was given to control answers.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marking_sample_draws (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      question_id text collate "C" not null references questions (id) on delete cascade,
      drawn text collate "C" not null,
      place bigint generated always as identity,
      primary key (schedule_id, question_id, drawn)
    )`.execute(db);
  await sql`
    create index marking_answers_equality on marking_answers (schedule_id, question_id, equality)
    where equality is not null`.execute(db);
  await keepSamples(db);
  await sql`
    alter table control_marks add column comment_ids text[] not null default '{}'`.execute(db);
}

/** What was in a sample by the digest of each answer and is marked stays in it, answer by answer. */
async function keepSamples(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into marking_sample_draws (schedule_id, question_id, drawn)
    select ma.schedule_id, ma.question_id, ma.sitting_id
    from marking_answers ma
    join marking_rules r on r.schedule_id = ma.schedule_id and r.question_id = ma.question_id
    where ma.state <> 'left' and r.second_percent between 1 and 99
      and ('x' || substr(md5(ma.sitting_id || ' ' || ma.question_id), 1, 7))::bit(28)::integer % 100
        < r.second_percent
    order by ma.sitting_id`.execute(db);
}
