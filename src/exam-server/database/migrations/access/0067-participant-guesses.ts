// Counts wrong passwords and exam tokens of each participant, because the live board shows where somebody guesses.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table participant_guesses (
      participant_id text collate "C" primary key references participants (id) on delete cascade,
      count integer not null,
      since timestamptz not null,
      latest timestamptz not null
    )`.execute(db);
}
