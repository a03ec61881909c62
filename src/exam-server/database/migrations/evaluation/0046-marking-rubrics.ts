// Rubrics that were changed while people marked, and by which rubric each mark was given.
import { sql, type Kysely } from "kysely";

/**
 * `version`: 1 for the first change; 0 is the rubric of the question's version as it was shown, which has no row. `moved_by`: who changed the
 * rubric by which a mark was computed anew; null: its marker gave it so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marking_rubrics (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      question_id text collate "C" not null references questions (id) on delete cascade,
      version integer not null check (version > 0),
      criteria jsonb not null,
      author_id text collate "C" not null references users (id),
      at timestamptz not null,
      primary key (schedule_id, question_id, version)
    )`.execute(db);
  await sql`
    alter table marks
      add column rubric_version integer not null default 0,
      add column moved_by text collate "C" references users (id)`.execute(db);
  await sql`
    alter table control_marks add column rubric_version integer not null default 0`.execute(db);
}
