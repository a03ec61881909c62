// Flags of answers: whose are seen by whom.
import { sql } from "kysely";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { areMarksOpen } from "./visible-marks-query.ts";

/** As a condition on the answer `ma`: with a flag of anybody. */
export const hasFlag = sql`exists (select 1 from marking_flags f
  where f.sitting_id = ma.sitting_id and f.question_id = ma.question_id)`;

/**
 * As a condition on the flag `f` of the answer `ma`: the flag of somebody who has marked the answer says something of the mark, and others see it
 * when they see that.
 */
export function isFlagOpen(call: Call): Sql {
  return sql`(f.marker_id = ${callerOf(call).id} or ${areMarksOpen} or not exists (
    select 1 from marks fm
    where fm.sitting_id = ma.sitting_id and fm.question_id = ma.question_id
      and fm.marker_id = f.marker_id and fm.given is not null
      and not exists (select 1 from marks later
        where later.sitting_id = fm.sitting_id and later.question_id = fm.question_id
          and later.marker_id = fm.marker_id and later.seq > fm.seq)))`;
}

/** As a condition on the answer `ma`: with a flag that the caller may see. */
export function isFlagged(call: Call): Sql {
  return sql`exists (select 1 from marking_flags f
    where f.sitting_id = ma.sitting_id and f.question_id = ma.question_id and ${isFlagOpen(call)})`;
}
