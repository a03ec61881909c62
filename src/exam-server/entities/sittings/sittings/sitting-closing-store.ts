// Sittings whose time is over end by themselves, also those whose time ran out while no server was on. Several servers share
// the work: what one holds the others pass over.
import { answerGraceMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Db } from "../../../database/database.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import { endSitting } from "./sitting-finish-writing.ts";

/** One transaction's; others wait no longer for their answers than it takes. */
const perTurn = 50;

/** Answers how many were ended. */
export async function closeDueSittings(
  db: Db,
  versions: QuestionVersions,
  now: Date,
): Promise<number> {
  let closed = 0;
  for (let last = perTurn; last === perTurn; closed += last) {
    last = await db.transaction().execute((trx) => closeSome(trx, versions, now));
  }
  return closed;
}

/** What is still on its way at the deadline is waited for. */
async function closeSome(db: Db, versions: QuestionVersions, now: Date): Promise<number> {
  const due = await db
    .selectFrom("sittings")
    .select(["id", "status", "plan", "deadline_at"])
    .where("status", "=", 3)
    .where("deadline_at", "<", new Date(now.getTime() - answerGraceMs))
    // The time of a stopped exam stands still.
    .where("schedule_id", "not in", (stopped) =>
      stopped.selectFrom("schedules").select("id").where("stopped_at", "is not", null),
    )
    .orderBy("deadline_at")
    .limit(perTurn)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { deadline_at: at, ...sitting } of due) {
    await endSitting(sitting, { kind: "timeout", at: at!, by: null }, { db, versions, now });
  }
  return due.length;
}
