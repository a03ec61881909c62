// Marking by people: which answers wait for it, every mark that was given, flags, claims, and the rules of each question.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAnswers(db);
  await createMarks(db);
  await createRules(db);
}

/** One row for each answer of a finished sitting that people mark. `is_listed`: the answers of the sitting are among them. */
async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sittings add column marking_code text collate "C"`.execute(db);
  await sql`
    create unique index sittings_marking_code on sittings (schedule_id, marking_code)
    where marking_code is not null`.execute(db);
  await sql`
    alter table sitting_results
      add column is_listed boolean not null default false`.execute(db);
  // Where nothing waits for people nothing has to be listed.
  await sql`update sitting_results set is_listed = true where pending = 0`.execute(db);
  await sql`
    create index sitting_results_unlisted on sitting_results (sitting_id)
    where not is_listed`.execute(db);
  await sql`
    create table marking_answers (
      sitting_id text collate "C" not null,
      question_id text collate "C" not null,
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      version integer not null,
      seq integer not null,
      equality text collate "C",
      words integer not null,
      state text not null check (state in ('left', 'second', 'disputed', 'settled')),
      primary key (sitting_id, question_id),
      foreign key (sitting_id, question_id)
        references sitting_questions (sitting_id, question_id) on delete cascade
    )`.execute(db);
  await sql`
    create index marking_answers_unit
    on marking_answers (schedule_id, question_id, state)`.execute(db);
  await sql`
    create table marking_claims (
      sitting_id text collate "C" not null,
      question_id text collate "C" not null,
      marker_id text collate "C" not null references users (id) on delete cascade,
      until timestamptz not null,
      primary key (sitting_id, question_id, marker_id),
      foreign key (sitting_id, question_id)
        references marking_answers (sitting_id, question_id) on delete cascade
    )`.execute(db);
  await sql`
    create table marking_flags (
      sitting_id text collate "C" not null,
      question_id text collate "C" not null,
      marker_id text collate "C" not null references users (id) on delete cascade,
      at timestamptz not null,
      primary key (sitting_id, question_id, marker_id),
      foreign key (sitting_id, question_id)
        references marking_answers (sitting_id, question_id) on delete cascade
    )`.execute(db);
}

/**
 * A row is never changed: the latest of a person is the present one. `given` null: the mark was withdrawn. The marks of a sitting stay
 * when it is opened again and its answers are listed anew.
 */
async function createMarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marks (
      seq bigint generated always as identity primary key,
      act_id text collate "C" not null,
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      question_id text collate "C" not null references questions (id),
      marker_id text collate "C" not null references users (id),
      is_decision boolean not null,
      answer_seq integer not null,
      version integer not null,
      given jsonb,
      share text,
      comment text not null default '',
      at timestamptz not null,
      unique (act_id, sitting_id, question_id)
    )`.execute(db);
  await sql`
    create index marks_answer on marks (sitting_id, question_id, marker_id, seq desc)`.execute(db);
  await sql`create index marks_marker on marks (marker_id)`.execute(db);
}

async function createRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marking_rules (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      question_id text collate "C" not null references questions (id) on delete cascade,
      second_percent integer not null default 0 check (second_percent between 0 and 100),
      tolerance_percent integer not null default 10 check (tolerance_percent between 0 and 100),
      revealed_at timestamptz,
      revealed_by text collate "C" references users (id),
      reveal_reason text not null default '',
      version integer not null default 1,
      primary key (schedule_id, question_id)
    )`.execute(db);
}
