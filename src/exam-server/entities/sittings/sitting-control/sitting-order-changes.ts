// What orders do to one sitting: end it, reset it, delete it while it waits. Whoever calls has locked the sitting.
import { sql } from "kysely";
import type { OrderKind } from "../../../../contract/exams/sitting-acts.ts";
import { takesAnswers } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Db } from "../../../database/database.ts";
import { writeAudit, type AuditEntry } from "../../../records/audit-trail.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import { endSitting } from "../sittings/sitting-finish-writing.ts";
import type { Sitting } from "../sittings/sitting-state-query.ts";
import { runningTotals } from "./sitting-time-writing.ts";
import type { SittingOrdersTable } from "./sitting-control-table.ts";

export type Ordered = Pick<
  SittingOrdersTable,
  "id" | "schedule_id" | "kind" | "reason" | "by_id" | "by_name" | "by_ip"
>;
export type Carrying = { db: Db; versions: QuestionVersions; now: Date };

/**
 * Why it is not done to a sitting as it is; null: it is.
 * @param earlier what somebody else has ordered or done first (earlier-acts-query.ts)
 */
export function orderHindrance(
  kind: OrderKind,
  sitting: { status: number } | undefined,
  earlier: string | undefined,
) {
  if (earlier !== undefined) return earlier;
  if (!sitting) return "Belum masuk ujian.";
  const fits = { force: [3], reset: [3, 1], delete: [0] }[kind];
  if (fits.includes(sitting.status)) return null;
  return { 0: "Belum mulai mengerjakan.", 1: "Sudah selesai.", 3: "Sedang mengerjakan." }[
    sitting.status as 0 | 1 | 3
  ];
}

export async function carryOut(
  order: Ordered,
  { sitting, nama }: { sitting: Sitting; nama: string },
  carrying: Carrying,
): Promise<void> {
  const { db, now } = carrying;
  const { schedule_id, kind, by_id, by_name, by_ip, reason } = order;
  const { participant_id: id, status, answered, asked, started_at, finished_at } = sitting;
  const score = await scoreOf(sitting.id, db);
  if (kind === "force") await force(order, sitting, carrying);
  else await remove(order, sitting, db);
  const actions = {
    force: "sitting.force-finish",
    reset: "sitting.reset",
    delete: "sitting.delete",
  } as const;
  const entry: AuditEntry = {
    action: actions[kind],
    objectId: id,
    before: { schedule_id, nama, status, answered, asked, started_at, finished_at, score },
    reason,
  };
  await writeAudit(db, { id: by_id, name: by_name }, now, by_ip, [entry]);
}

async function scoreOf(sitting: string, db: Db): Promise<number | null> {
  const result = await db
    .selectFrom("sitting_results")
    .select("score")
    .where("sitting_id", "=", sitting)
    .executeTakeFirst();
  return result?.score ?? null;
}

/** Scored by what is saved. One whose time is over ends at its deadline. */
async function force(order: Ordered, sitting: Sitting, { db, versions, now }: Carrying) {
  const { deadline_at: deadline } = sitting;
  const isLate = deadline !== null && !takesAnswers(deadline.getTime(), now.getTime());
  const { by_name: by, reason } = order;
  const ending = isLate
    ? { kind: "timeout" as const, at: deadline, by, reason }
    : { kind: "forced" as const, at: now, by, reason };
  await endSitting(sitting, ending, { db, versions, now });
}

/**
 * With answers and result. Time that was planned for the participant stays for the next sitting; of one that had begun, what
 * an incident had cost goes with it.
 */
async function remove({ kind }: Ordered, sitting: Sitting, db: Db): Promise<void> {
  const { schedule_id: schedule, participant_id: participant } = sitting;
  await db.deleteFrom("sittings").where("id", "=", sitting.id).execute();
  if (kind === "reset") {
    await db
      .deleteFrom("sitting_extras")
      .where("schedule_id", "=", schedule)
      .where("participant_id", "=", participant)
      .where("kind", "=", "incident")
      .execute();
  }
  const isOfSitting = sql`x.schedule_id = ${schedule} and x.participant_id = ${participant}`;
  await sql`
    update sitting_extras x set delivered_at = null, seen_at = null, total_seconds = kept.total
    from (${runningTotals(isOfSitting)}) kept
    where x.id = kept.id`.execute(db);
}
