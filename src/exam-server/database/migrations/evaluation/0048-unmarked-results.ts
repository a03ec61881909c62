// What each sitting comes to without the marks that people have given. It stands beside names while marking is blind.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sitting_results add column unmarked jsonb`.execute(db);
  // Scored again at the next start, a few at a time.
  await sql`
    update sitting_results res set is_listed = false
    where exists (select 1 from marking_answers ma where ma.sitting_id = res.sitting_id)`.execute(
    db,
  );
}
