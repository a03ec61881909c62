// Results that were recalculated: by which rules each version counts, and what the versions before it came to.
import { sql, type Kysely } from "kysely";

/**
 * `number`: from 2 on; version 1 has no row, as it counts by what was frozen with the sittings. The one with the highest number counts.
 * `act_id`: chosen by the console, so that an act that is sent again is done once. `restores`: the earlier version whose rules it has taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table result_versions (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      number integer not null check (number > 1),
      act_id text collate "C" not null unique,
      author_id text collate "C" not null references users (id),
      at timestamptz not null,
      reason text not null,
      restores integer,
      questions jsonb not null,
      plans jsonb not null,
      counts jsonb not null,
      primary key (schedule_id, number)
    )`.execute(db);
  // What each version came to when the next one replaced it. What the present one comes to is in sitting_results.
  await sql`
    create table result_version_scores (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      number integer not null check (number > 0),
      sitting_id text collate "C" not null references sittings (id) on delete cascade,
      least text not null,
      most text not null,
      pending integer not null,
      unmarked jsonb,
      primary key (schedule_id, number, sitting_id)
    )`.execute(db);
  await sql`
    create index result_version_scores_sitting on result_version_scores (sitting_id)`.execute(db);
}
