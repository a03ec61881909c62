// Until when participants of a schedule are at work, which the end of the schedule and of its sessions follows.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sittings_at_work on sittings (schedule_id, deadline_at) where status = 3`.execute(
    db,
  );
}
