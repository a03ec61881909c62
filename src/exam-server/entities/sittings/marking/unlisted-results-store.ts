// Results of sittings that ended before answers were listed for marking, or that were stored by other means than the end of a
// sitting: their answers are listed a few at a time. Several servers share the work.
import type { Db } from "../../../database/database.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import { storeResult } from "../sittings/sitting-finish-writing.ts";

const perTurn = 50;

/** Returns how many were listed. */
export async function listUnlistedResults(
  db: Db,
  versions: QuestionVersions,
  now: Date,
): Promise<number> {
  let listed = 0;
  for (let last = perTurn; last === perTurn; listed += last) {
    last = await db.transaction().execute((trx) => listSome(trx, versions, now));
  }
  return listed;
}

async function listSome(db: Db, versions: QuestionVersions, now: Date): Promise<number> {
  const sittings = await db
    .selectFrom("sittings")
    .innerJoin("sitting_results", "sitting_results.sitting_id", "sittings.id")
    .select(["sittings.id", "sittings.plan"])
    .where("sitting_results.is_listed", "=", false)
    .where("sittings.status", "=", 1)
    .orderBy("sittings.id")
    .limit(perTurn)
    .forUpdate("sittings")
    .skipLocked()
    .execute();
  for (const sitting of sittings) await storeResult(sitting, { db, versions, now });
  return sittings.length;
}
