// What teachers have decided about questions after their analysis.
import { sql } from "kysely";
import type { ItemDecision } from "../../../../contract/analysis/item-decisions.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { openAnalysedBank } from "./analysed-bank-query.ts";

/** @throws Refusal, 44, or 49 while the bank is locked */
export async function itemDecisions(bank: string, call: Call): Promise<{ items: ItemDecision[] }> {
  await openAnalysedBank(bank, call);
  return { items: await readDecisions(sql`q.bank_id = ${bank}`, call) };
}

export async function readDecision(
  { question_id: id, version }: Pick<ItemDecision, "question_id" | "version">,
  call: Pick<Call, "db">,
): Promise<ItemDecision | null> {
  const [found] = await readDecisions(sql`d.question_id = ${id} and d.version = ${version}`, call);
  return found ?? null;
}

/** @param which as a condition on the decision `d` and its question `q` */
async function readDecisions(which: Sql, { db }: Pick<Call, "db">): Promise<ItemDecision[]> {
  const { rows } = await sqlRows({
    question_id: text(),
    version: number(),
    status: orNull(text<NonNullable<ItemDecision["status"]>>()),
    note: text(),
    revision: number(),
    by_id: orNull(text()),
    by_name: text(),
    at: moment(),
  })`
    select d.question_id, d.version, d.status, d.note, d.revision, d.decided_by as by_id,
      coalesce(u.name, d.decided_name) as by_name, d.decided_at as at
    from item_decisions d join questions q on q.id = d.question_id
      left join users u on u.id = d.decided_by
    where ${which} order by d.question_id, d.version desc`.execute(db);
  return rows.map(({ by_id: id, by_name: name, at, ...row }) => ({
    ...row,
    by: { id, name },
    at: at.toISOString(),
  }));
}
