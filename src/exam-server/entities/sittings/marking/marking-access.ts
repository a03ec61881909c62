// Who marks what: the correctors of the subject of the question's bank, by their account. A Head Master sees how far all are. Whatever
// somebody may not see is answered like what does not exist.
import { sql } from "kysely";
import { callerOf, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, sqlRows } from "../../../records/sql-rows.ts";

export type Unit = { schedule_id: string; question_id: string };

/** As a condition on the bank `b`. */
export function isCorrector(call: Call): Sql {
  return sql`exists (select 1 from subject_correctors sc
    where sc.subject_id = b.subject_id and sc.user_id = ${callerOf(call).id})`;
}

/** As a condition on the bank `b`. */
export function maySeeUnit(call: Call): Sql {
  return callerOf(call).role === "EVIL" ? sql`true` : isCorrector(call);
}

/** @throws Refusal, 44 */
export async function openUnit(unit: Unit, call: Call): Promise<{ mayMark: boolean }> {
  const { rows } = await sqlRows({ may_mark: boolean() })`
    select ${isCorrector(call)} as may_mark
    from questions q join question_banks b on b.id = q.bank_id
    where q.id = ${unit.question_id} and ${maySeeUnit(call)}
      and exists (select 1 from marking_answers ma
        where ma.schedule_id = ${unit.schedule_id} and ma.question_id = q.id)`.execute(call.db);
  const [row] = rows;
  if (!row) throw notFound("Soal yang dikoreksi");
  return { mayMark: row.may_mark };
}

/** Of one who marks. @throws Refusal, 44 */
export async function openOwnUnit(unit: Unit, call: Call): Promise<void> {
  const { mayMark } = await openUnit(unit, call);
  if (!mayMark) throw notFound("Soal yang Anda koreksi");
}
