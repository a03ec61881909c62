// For tests: the demonstration's exam of Fisika, as if all its answers were marked.
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";

/** Answers the id of its bank. */
export async function markPhysics(db: Db): Promise<string> {
  await sql`delete from marking_answers`.execute(db);
  await sql`update sitting_results set most = least, pending = 0, unmarked = null`.execute(db);
  const { id } = await db
    .selectFrom("question_banks")
    .select("id")
    .where("kode", "like", "%FIS%")
    .executeTakeFirstOrThrow();
  return id;
}
