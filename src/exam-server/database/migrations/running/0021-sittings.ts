// A sitting with all that belongs to it: questions as they were drawn, answers, what happened, the result; and who of the
// participants is signed in where.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createParticipantTokens(db);
  await extendSittings(db);
  await createQuestions(db);
  await createAnswers(db);
  await createEvents(db);
  await createResults(db);
}

/** One device each. */
async function createParticipantTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table participant_tokens (
      participant_id text collate "C" primary key references participants (id) on delete cascade,
      hash text collate "C" not null unique,
      device text collate "C" not null,
      proved text collate "C" not null,
      ip text not null,
      agent text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db);
  await sql`
    create table reset_requests (
      participant_id text collate "C" primary key references participants (id) on delete cascade,
      device text collate "C" not null,
      ip text not null,
      agent text not null,
      asked_at timestamptz not null
    )`.execute(db);
}

async function extendSittings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sittings
      add column bank_id text collate "C" references question_banks (id),
      add column room_id text collate "C" references rooms (id) on delete set null,
      add column sesi integer,
      add column plan jsonb not null default '[]',
      add column mixes_options boolean not null default false,
      add column started_at timestamptz,
      add column deadline_at timestamptz,
      add column finish_from timestamptz,
      add column finished_at timestamptz,
      add column finish_kind text check (finish_kind in ('self', 'timeout', 'forced')),
      add column extra_seconds integer not null default 0,
      add column leave_count integer not null default 0,
      add column asked integer not null default 0,
      add column answered integer not null default 0,
      add column doubtful integer not null default 0,
      add column last_seq integer not null default 0,
      add column opened_by text collate "C" not null default '',
      add column last_seen_at timestamptz,
      add column clock_ahead integer,
      add column ip text not null default '',
      add column agent text not null default ''`.execute(db);
  await sql`create index sittings_due on sittings (deadline_at) where status = 3`.execute(db);
}

async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sitting_questions (
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      position integer not null check (position > 0),
      question_id text collate "C" not null references questions (id),
      version integer not null,
      type integer not null,
      bobot numeric(6, 2) not null check (bobot > 0),
      policy text not null,
      primary key (sitting_id, position),
      unique (sitting_id, question_id)
    )`.execute(db);
  await sql`create index sitting_questions_question on sitting_questions (question_id)`.execute(db);
  // A version that participants are shown is kept before anything replaces it.
  await sql`alter table question_versions alter column replaced_at drop not null`.execute(db);
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sitting_answers (
      sitting_id text collate "C" not null,
      question_id text collate "C" not null,
      seq integer not null check (seq > 0),
      answer jsonb,
      is_given boolean not null,
      doubt boolean not null,
      answered_at timestamptz not null,
      primary key (sitting_id, question_id),
      foreign key (sitting_id, question_id)
        references sitting_questions (sitting_id, question_id) on delete cascade
    )`.execute(db);
}

/** `client_id`: what the device called it, so that one that is sent again counts once. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sitting_events (
      id bigint generated always as identity primary key,
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      at timestamptz not null,
      kind text not null,
      detail jsonb not null default '{}',
      by_name text,
      client_id text collate "C",
      unique (sitting_id, client_id)
    )`.execute(db);
}

/** Totals of 100 as exact fractions "225/3", and the sure one as a decimal to sort by. */
async function createResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sitting_results (
      sitting_id text collate "C" primary key references sittings (id) on delete cascade,
      least text not null,
      most text not null,
      score numeric(7, 4) not null,
      pending integer not null,
      types jsonb not null,
      faults jsonb not null default '[]',
      computed_at timestamptz not null
    )`.execute(db);
}
