// Whose a schedule is: a teacher's are those that he made; the Head Master's and an operator's are all. What somebody may not
// see is answered like what does not exist.
import { sql } from "kysely";
import { scheduleScope } from "../../../../domain/people/role-scopes.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { mayUseBank } from "../../questions/banks/bank-access.ts";

/** As a condition on the schedule `s`. It is never null, so that it can be negated: a schedule without an author is no teacher's. */
export function mayUseSchedule(call: Call): Sql {
  const { id, role } = callerOf(call);
  return scheduleScope(role) === "own" ? sql`coalesce(s.created_by = ${id}, false)` : sql`true`;
}

/** As a condition on the bank `b`: a teacher's own. An operator prepares exams with everybody's, seeing nothing in them. */
export function mayScheduleBank(call: Call): Sql {
  return scheduleScope(callerOf(call).role) === "own" ? mayUseBank(call) : sql`true`;
}

/** @throws Refusal, 44 */
export async function refuseOthersSchedule(id: string, call: Call): Promise<void> {
  const { rows } = await sql`
    select s.id from schedules s where s.id = ${id} and ${mayUseSchedule(call)}`.execute(call.db);
  if (rows.length === 0) throw notFound(nounOf({ object: "schedule" }));
}
