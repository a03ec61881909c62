// What stands beside a name: the total of a sitting, and its answers. While people still mark something of the exam, no mark that was given blindly counts
// there: whoever marks an answer would know its author by the total that changes.
import { sql } from "kysely";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { isMarkedByHand } from "../../../../domain/scoring/score-sitting.ts";
import type { Db } from "../../../database/database.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, json, sqlRows } from "../../../records/sql-rows.ts";
import type { Sitting } from "../sittings/sitting-state-query.ts";

/** From what is sure to what is possible, as exact fractions: "225/3". `score`: `least` with four decimals. */
export type NamedResult = { least: string; most: string; score: number; pending: number };

/** As a condition: people still mark answers to some question of the exam, or will once they are listed. */
export const isMarked = (schedule: string | Sql): Sql => sql`(exists (
    select 1 from marking_answers left_ma
    join sittings left_si on left_si.id = left_ma.sitting_id and left_si.status = 1
    where left_ma.schedule_id = ${schedule} and left_ma.state <> 'settled')
  or exists (
    select 1 from sitting_results left_res
    join sittings left_si on left_si.id = left_res.sitting_id and left_si.status = 1
    where left_si.schedule_id = ${schedule} and not left_res.is_listed and left_res.pending > 0))`;

/**
 * As a condition on the sitting `si` and its result `res`: people mark something of it, and nobody has revealed the names beside that. Of a
 * sitting whose answers are not listed yet nothing is known.
 */
export const isUnrevealed = sql`(not res.is_listed or exists (
  select 1 from marking_answers own
  left join marking_rules own_rules on own_rules.schedule_id = own.schedule_id
    and own_rules.question_id = own.question_id
  where own.sitting_id = si.id and own_rules.revealed_at is null))`;

/**
 * As a condition on the sitting `si` of that exam and its result `res`: something that it was asked is marked blindly. All questions of an exam
 * are until the last answer to any of them is marked, because markers know a participant by the same code in all of them.
 */
const isBlind = (schedule: string): Sql => sql`(${isMarked(schedule)} and ${isUnrevealed})`;

/** `isBlind`: no mark counts in its total. `hides`: an answer to that question does not stand beside a name. */
export type Blindness = {
  isBlind: boolean;
  hides(question: string, content: QuestionContent): boolean;
};

/** Of a sitting that is under way all answers are hidden that people will mark. */
export async function blindnessOf(
  { id, schedule_id: schedule, status }: Pick<Sitting, "id" | "schedule_id" | "status">,
  db: Db,
): Promise<Blindness> {
  const { rows } = await sqlRows({
    is_marked: boolean(),
    is_blind: boolean(),
    revealed: json<string[]>(),
  })`
    select ${isMarked(schedule)} as is_marked,
      coalesce((select ${isBlind(schedule)} from sittings si
        join sitting_results res on res.sitting_id = si.id where si.id = ${id}), true) as is_blind,
      (select coalesce(json_agg(r.question_id), '[]'::json) from marking_rules r
        where r.schedule_id = ${schedule} and r.revealed_at is not null) as revealed`.execute(db);
  const { is_marked: isStillMarked, is_blind: isBlindNow, revealed } = rows[0]!;
  const shown = new Set(revealed);
  const isApart = status !== 1 || isStillMarked;
  return {
    isBlind: isBlindNow,
    hides: (question, content) => isApart && isMarkedByHand(content) && !shown.has(question),
  };
}

/** A NamedResult as json, of the sitting `si` of that exam and its result `res`; null while it is computed anew after an upgrade. */
export const namedResult = (schedule: string): Sql => sql`case
  when ${isBlind(schedule)} then res.unmarked
  else jsonb_build_object('least', res.least, 'most', res.most, 'score', res.score,
    'pending', res.pending) end`;

/** The same in columns, for statements about thousands that have `isBlind` as a column. `types`: as `storeResult` has stored them. */
export const namedColumns = (blind: Sql) => ({
  least: sql`case when ${blind} then res.unmarked->>'least' else res.least end`,
  most: sql`case when ${blind} then res.unmarked->>'most' else res.most end`,
  pending: sql`case when ${blind} then (res.unmarked->>'pending')::integer else res.pending end`,
  types: sql`case when ${blind} then res.unmarked->'types' else res.types end`,
});
