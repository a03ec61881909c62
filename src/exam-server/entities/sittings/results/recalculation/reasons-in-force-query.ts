// When and why the results of an exam were recalculated, as far as it still decides something: the same for staff, participants and paper.
import type { CountingRules } from "../../../../../domain/results/recalculation/counted-question.ts";
import { versionsInForce } from "../../../../../domain/results/recalculation/versions-in-force.ts";
import type { Db } from "../../../../database/database.ts";
import { json, moment, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";

type InForce = { number: number; at: Date; reason: string };

/** The latest first; empty: results count as the exam was sat. */
export async function recalculationsInForce(schedule: string, db: Db): Promise<InForce[]> {
  const { rows } = await sqlRows({
    number: number(),
    at: moment(),
    reason: text(),
    restores: orNull(number()),
    questions: json<CountingRules["questions"]>(),
    plans: json<CountingRules["plans"]>(),
  })`
    select number, at, reason, restores, questions, plans from result_versions
    where schedule_id = ${schedule}`.execute(db);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return versionsInForce(rows).map((one) => {
    const { at, reason } = byNumber.get(one)!;
    return { number: one, at, reason };
  });
}
