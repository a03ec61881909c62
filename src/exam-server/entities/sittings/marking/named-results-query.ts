// What a result comes to where it stands beside a name. While people still mark something of the exam, no mark that was given blindly counts
// there: whoever marks an answer would know its author by the total that changes.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, sqlRows } from "../../../records/sql-rows.ts";

/** From what is sure to what is possible, as exact fractions: "225/3". `score`: `least` with four decimals. */
export type NamedResult = { least: string; most: string; score: number; pending: number };

/** As a condition: people still mark answers to some question of the exam, or will once they are listed. */
const isMarked = (schedule: string) => sql`(exists (
    select 1 from marking_answers left_ma
    join sittings left_si on left_si.id = left_ma.sitting_id and left_si.status = 1
    where left_ma.schedule_id = ${schedule} and left_ma.state <> 'settled')
  or exists (
    select 1 from sitting_results left_res
    join sittings left_si on left_si.id = left_res.sitting_id and left_si.status = 1
    where left_si.schedule_id = ${schedule} and not left_res.is_listed and left_res.pending > 0))`;

/**
 * As a condition on the sitting `si` of that exam: something that it was asked is marked blindly. All questions of an exam are until the last
 * answer to any of them is marked, because markers know a participant by the same code in all of them.
 */
export const isBlind = (schedule: string): Sql => sql`(${isMarked(schedule)} and exists (
  select 1 from marking_answers own
  left join marking_rules own_rules on own_rules.schedule_id = own.schedule_id
    and own_rules.question_id = own.question_id
  where own.sitting_id = si.id and own_rules.revealed_at is null))`;

/** Whether people still mark answers to some question of the exam. */
export async function isStillMarked(schedule: string, db: Db): Promise<boolean> {
  const { rows } = await sqlRows({ marked: boolean() })`
    select ${isMarked(schedule)} as marked`.execute(db);
  return rows[0]!.marked;
}

/** A NamedResult as json, of the sitting `si` of that exam and its result `res`; null while it is computed anew after an upgrade. */
export const namedResult = (schedule: string): Sql => sql`case
  when ${isBlind(schedule)} then res.unmarked
  else jsonb_build_object('least', res.least, 'most', res.most, 'score', res.score,
    'pending', res.pending) end`;
