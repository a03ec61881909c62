// How often participants have played the sounds of their questions and references.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // `owner_id`: of the question or the reference. `play_id`: chosen by the device, so that one that is sent again counts once.
  await sql`
    create table sitting_plays (
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      play_id text collate "C" not null,
      owner_id text collate "C" not null,
      at timestamptz not null,
      primary key (sitting_id, play_id)
    )`.execute(db);
}
