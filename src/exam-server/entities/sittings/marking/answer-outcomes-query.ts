// For the answers of one sitting that people mark: the state of each, and the marks by which it is scored.
import { sql } from "kysely";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import { manualMarks } from "../../../../domain/marking/given-mark.ts";
import {
  markingOutcome,
  type MarkingRules,
  type MarkingState,
  type PresentMark,
} from "../../../../domain/marking/marking-outcome.ts";
import { shareOf } from "../../../../domain/marking/point-input.ts";
import { fraction } from "../../../../domain/scoring/fraction.ts";
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import type { Db } from "../../../database/database.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** `counted`: the marks that count, by their `seq` in the table. */
type Outcome = { state: MarkingState; marks: ManualMarks[]; counted: number[] };
export type Outcomes = ReadonlyMap<string, Outcome>;
export type Marked = PresentMark & { given: GivenMark; row: number };

/** `equality`: as in the table of answers. */
type Listed = { question_id: string; seq: number; equality: string | null };

/** By sitting and question. */
export async function outcomesOfAll(
  answers: readonly (Listed & { sitting_id: string })[],
  db: Db,
): Promise<Map<string, Map<string, Outcome>>> {
  const sittings = [...new Set(answers.map(({ sitting_id: id }) => id))];
  const present = await presentMarks(sittings, db);
  const rules = await rulesOf(answers, db);
  const found = new Map(sittings.map((id) => [id, new Map<string, Outcome>()]));
  for (const { sitting_id: sitting, question_id: question, seq } of answers) {
    const given = present.get(sitting)?.get(question) ?? [];
    const own = rules.get(`${sitting} ${question}`) ?? answerRules(false, 0);
    const { state, marks } = markingOutcome(seq, given, own);
    found.get(sitting)!.set(question, {
      state,
      marks: marks.map(countedMark),
      counted: marks.map(({ row }) => row),
    });
  }
  return found;
}

/** What was given by criteria counts as the share that it came to by the rubric of its time. */
export const countedMark = ({ given, share }: Pick<Marked, "given" | "share">): ManualMarks =>
  "criteria" in given ? { whole: share } : manualMarks(given);

/** By question; an answer without marks that count is not in it. */
export function marksIn(outcomes: Outcomes): Map<string, ManualMarks[]> {
  const marked = [...outcomes].filter(([, { marks }]) => marks.length > 0);
  return new Map(marked.map(([question, { marks }]) => [question, marks]));
}

/** The latest mark of each person that was not withdrawn, by sitting and question. */
export async function presentMarks(
  sittings: readonly string[],
  db: Db,
): Promise<Map<string, Map<string, Marked[]>>> {
  const { rows } = await sqlRows({
    row: number(),
    sitting_id: text(),
    question_id: text(),
    marker_id: text(),
    is_decision: boolean(),
    answer_seq: number(),
    given: json<GivenMark>(),
    share: text(),
  })`
    select seq as row, sitting_id, question_id, marker_id, is_decision, answer_seq, given,
      coalesce(share, '0') as share
    from (
      select distinct on (sitting_id, question_id, marker_id) * from marks
      where sitting_id = any(${sittings})
      order by sitting_id, question_id, marker_id, seq desc) latest
    where given is not null`.execute(db);
  const found = new Map<string, Map<string, Marked[]>>();
  for (const { sitting_id, question_id, marker_id: marker, answer_seq: seq, ...row } of rows) {
    const { is_decision: isDecision, given, row: id } = row;
    const mark = { row: id, marker, seq, isDecision, given, share: shareOf(row.share) };
    const byQuestion = found.get(sitting_id) ?? new Map<string, Marked[]>();
    byQuestion.set(question_id, [...(byQuestion.get(question_id) ?? []), mark]);
    found.set(sitting_id, byQuestion);
  }
  return found;
}

/** As a condition on the answer: the sample of its question holds it, with those that are equal. */
export const wasDrawn = ({
  schedule,
  question,
  sitting,
  equality,
}: Record<AnswerColumn, Sql>): Sql =>
  sql`exists (select 1 from marking_sample_draws drawn
    where drawn.schedule_id = ${schedule} and drawn.question_id = ${question}
      and drawn.drawn = any(array[${sitting}, ${equality}]))`;
type AnswerColumn = "schedule" | "question" | "sitting" | "equality";

/** As a condition on the answer: a second mark was asked for by another rule than the sample. */
export const wasAsked = (sitting: Sql, question: Sql): Sql =>
  sql`exists (select 1 from marking_second_requests asked
    where asked.sitting_id = ${sitting} and asked.question_id = ${question})`;

/** By sitting and question, "sitting question", where the question has rules. */
async function rulesOf(
  answers: readonly (Listed & { sitting_id: string })[],
  db: Db,
): Promise<Map<string, MarkingRules>> {
  const [sitting, question] = [sql`asked_of.sitting_id`, sql`asked_of.question_id`];
  const columns = {
    schedule: sql`r.schedule_id`,
    question,
    sitting,
    equality: sql`asked_of.equality`,
  };
  const { rows } = await sqlRows({ key: text(), needs_second: boolean(), tolerance: number() })`
    select ${sitting} || ' ' || ${question} as key, r.tolerance_percent as tolerance,
      r.second_percent = 100 or ${wasDrawn(columns)} or ${wasAsked(sitting, question)}
        as needs_second
    from json_to_recordset(${JSON.stringify(answers)}::json)
      as asked_of (sitting_id text, question_id text, equality text)
    join sittings si on si.id = asked_of.sitting_id
    join marking_rules r on r.schedule_id = si.schedule_id and r.question_id = asked_of.question_id`.execute(
    db,
  );
  return new Map(
    rows.map(({ key, needs_second, tolerance }) => [key, answerRules(needs_second, tolerance)]),
  );
}

export const answerRules = (needsSecond: boolean, tolerancePercent: number): MarkingRules => ({
  needsSecond,
  tolerance: fraction(BigInt(tolerancePercent), 100n),
});

/** Of the answers of these sittings that people mark, by sitting and question. A sitting without any is not in it. */
export async function outcomesOfSittings(
  sittings: readonly string[],
  db: Db,
): Promise<Map<string, Map<string, Outcome>>> {
  const { rows } = await sqlRows({
    sitting_id: text(),
    question_id: text(),
    seq: number(),
    equality: orNull(text()),
  })`
    select sitting_id, question_id, seq, equality from marking_answers
    where sitting_id = any(${sittings})`.execute(db);
  return rows.length === 0 ? new Map() : outcomesOfAll(rows, db);
}

export async function sittingOutcomes(sitting: string, db: Db): Promise<Outcomes> {
  return (await outcomesOfSittings([sitting], db)).get(sitting) ?? new Map();
}
