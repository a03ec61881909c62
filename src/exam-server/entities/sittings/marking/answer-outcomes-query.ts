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
import { boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";

/** `counted`: the marks that count, by their `seq` in the table. */
type Outcome = { state: MarkingState; marks: ManualMarks[]; counted: number[] };
export type Outcomes = ReadonlyMap<string, Outcome>;
export type Marked = PresentMark & { given: GivenMark; row: number };

export async function outcomesOf(
  sitting: string,
  answers: readonly { question_id: string; seq: number }[],
  db: Db,
): Promise<Map<string, Outcome>> {
  const listed = answers.map((answer) => ({ ...answer, sitting_id: sitting }));
  return (await outcomesOfAll(listed, db)).get(sitting) ?? new Map();
}

/** By sitting and question. */
export async function outcomesOfAll(
  answers: readonly { sitting_id: string; question_id: string; seq: number }[],
  db: Db,
): Promise<Map<string, Map<string, Outcome>>> {
  const sittings = [...new Set(answers.map(({ sitting_id: id }) => id))];
  const questions = [...new Set(answers.map(({ question_id: id }) => id))];
  const present = await presentMarks(sittings, db);
  const rules = await rulesOf(sittings, questions, db);
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

/** 0 to 99, from a digest, so that every server draws the same sample and a larger one contains each smaller one. */
export const sampleDraw = (sitting: Sql, question: Sql): Sql =>
  sql`('x' || substr(md5(${sitting} || ' ' || ${question}), 1, 7))::bit(28)::integer % 100`;

/** As a condition on the answer: a second mark was asked for by another rule than the sample. */
export const wasAsked = (sitting: Sql, question: Sql): Sql =>
  sql`exists (select 1 from marking_second_requests asked
    where asked.sitting_id = ${sitting} and asked.question_id = ${question})`;

/** By sitting and question, "sitting question", where the question has rules. */
async function rulesOf(
  sittings: readonly string[],
  questions: readonly string[],
  db: Db,
): Promise<Map<string, MarkingRules>> {
  const [id, question] = [sql`si.id`, sql`r.question_id`];
  const { rows } = await sqlRows({ key: text(), needs_second: boolean(), tolerance: number() })`
    select si.id || ' ' || r.question_id as key, r.tolerance_percent as tolerance,
      ${sampleDraw(id, question)} < r.second_percent or ${wasAsked(id, question)} as needs_second
    from sittings si
    join marking_rules r on r.schedule_id = si.schedule_id and r.question_id = any(${questions})
    where si.id = any(${sittings})`.execute(db);
  return new Map(
    rows.map(({ key, needs_second, tolerance }) => [key, answerRules(needs_second, tolerance)]),
  );
}

export const answerRules = (needsSecond: boolean, tolerancePercent: number): MarkingRules => ({
  needsSecond,
  tolerance: fraction(BigInt(tolerancePercent), 100n),
});

/** Of the answers of the sitting that people mark, by question. */
export async function sittingOutcomes(sitting: string, db: Db): Promise<Outcomes> {
  const { rows } = await sqlRows({ question_id: text(), seq: number() })`
    select question_id, seq from marking_answers where sitting_id = ${sitting}`.execute(db);
  if (rows.length === 0) return new Map();
  return outcomesOf(sitting, rows, db);
}
