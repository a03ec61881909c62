// What each sitting earned of each question, kept so that the analysis of a question bank reads tens of thousands of sittings at once.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each distinct outcome of a question version is written once. `outcome`: an ItemResponse as json.
  await sql`
    create table item_outcomes (
      id integer generated always as identity primary key,
      question_id text collate "C" not null references questions (id) on delete cascade,
      version integer not null,
      outcome text collate "C" not null,
      unique (question_id, version, outcome)
    )`.execute(db);
  // `outcomes`: in the order in which the questions were asked. `stamp`: what they were worked out from.
  await sql`
    create table sitting_items (
      sitting_id text collate "C" primary key references sittings (id) on delete cascade,
      stamp text not null,
      outcomes integer[] not null
    )`.execute(db);
  await sql`create index sittings_bank on sittings (bank_id, id) where status = 1`.execute(db);
}
