// What a result comes to where it stands beside a name. While people still mark a question, none of the marks of a sitting that was asked it
// counts there: whoever marks an answer would know its author by the total that changes.
import { sql } from "kysely";
import type { Sql } from "../../../records/list-sql.ts";

/** `least`: an exact fraction, "225/3". `score`: the same with four decimals. */
export type NamedResult = { least: string; score: number; pending: number };

/** Ids of the questions of an exam that people still mark, and whose names nobody has revealed. */
export const blindQuestions = (schedule: string) => sql`(
  select ma.question_id from marking_answers ma
  join sittings over_si on over_si.id = ma.sitting_id and over_si.status = 1
  where ma.schedule_id = ${schedule} and ma.state <> 'settled'
  except
  select question_id from marking_rules
  where schedule_id = ${schedule} and revealed_at is not null)`;

/** A NamedResult as json, of the sitting `si` of that exam and its result `res`; null while it is computed anew after an upgrade. */
export const namedResult = (schedule: string): Sql => sql`case
  when exists (select 1 from marking_answers own
    where own.sitting_id = si.id and own.question_id in ${blindQuestions(schedule)})
  then res.unmarked
  else jsonb_build_object('least', res.least, 'score', res.score, 'pending', res.pending) end`;
