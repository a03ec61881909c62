// Control answers: answers whose marks agree, which markers get again under another code, and what they give to them.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table marking_rules add column control_percent integer not null default 0
      check (control_percent between 0 and 50)`.execute(db);
  await sql`
    create table marking_controls (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      code text collate "C" not null,
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      question_id text collate "C" not null references questions (id) on delete cascade,
      marker_id text collate "C" not null references users (id) on delete cascade,
      answer_seq integer not null,
      at timestamptz not null,
      primary key (schedule_id, code),
      unique (sitting_id, question_id, marker_id)
    )`.execute(db);
  await sql`
    create index marking_controls_marker on marking_controls (marker_id, schedule_id, question_id)`.execute(
    db,
  );
  await createControlMarks(db);
}

/** As in `marks`, a row is never changed and `given` null is a mark that was withdrawn. They stand apart so that no result can count them. */
async function createControlMarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table control_marks (
      seq bigint generated always as identity primary key,
      act_id text collate "C" not null,
      schedule_id text collate "C" not null,
      code text collate "C" not null,
      answer_seq integer not null,
      given jsonb,
      share text,
      comment text not null default '',
      at timestamptz not null,
      unique (act_id, schedule_id, code),
      foreign key (schedule_id, code)
        references marking_controls (schedule_id, code) on delete cascade
    )`.execute(db);
  await sql`create index control_marks_code on control_marks (schedule_id, code, seq desc)`.execute(
    db,
  );
}
