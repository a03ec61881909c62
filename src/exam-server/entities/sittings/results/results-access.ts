// Whose results are whose: whoever may use the schedule sees all of it (exams/schedules/schedule-access.ts). Besides, a teacher sees the results of
// those who got a bank that they write or whose subject they mark. Rooms give their proctors no right to results.
import { sql } from "kysely";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { writtenBy } from "../../questions/banks/bank-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { isCorrector } from "../marking/marking-access.ts";

/** As a condition on the bank `b`. */
export const isOwnBank = (call: Call): Sql =>
  sql`(${writtenBy(callerOf(call).id)} or ${isCorrector(call)})`;

const bankOfExam = (condition: Sql) => sql`exists (
  select 1 from schedule_banks sb join question_banks b on b.id = sb.bank_id
  where sb.schedule_id = s.id and ${condition})`;

/** As a condition on the schedule `s`: somebody's results of it are for the caller. */
export const maySeeResults = (call: Call): Sql =>
  sql`(${mayUseSchedule(call)} or ${bankOfExam(isOwnBank(call))})`;

/** As a condition on a schedule `s` of which some results are for the caller: all are. */
export const maySeeAllResults = (call: Call): Sql =>
  sql`(${mayUseSchedule(call)}
    or not ${bankOfExam(sql`not ${isOwnBank(call)}`)})`;
