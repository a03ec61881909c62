// In which order results were computed, to keep what analyses are computed from.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sitting_results_computed
    on sitting_results (computed_at, sitting_id)`.execute(db);
}
