// For the answers of one sitting that people mark: the state of each, and the marks by which it is scored.
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import { manualMarks } from "../../../../domain/marking/given-mark.ts";
import {
  markingOutcome,
  type MarkingState,
  type PresentMark,
} from "../../../../domain/marking/marking-outcome.ts";
import { shareOf } from "../../../../domain/marking/point-input.ts";
import { fraction, zero, type Fraction } from "../../../../domain/scoring/fraction.ts";
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import type { Db } from "../../../database/database.ts";
import { boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";

type Outcome = { state: MarkingState; marks: ManualMarks[] };
type Marked = PresentMark & { given: GivenMark };

export async function outcomesOf(
  sitting: string,
  answers: readonly { question_id: string; seq: number }[],
  db: Db,
): Promise<Map<string, Outcome>> {
  const questions = answers.map(({ question_id: id }) => id);
  const present = await presentMarks(sitting, questions, db);
  const rules = await rulesOf(sitting, questions, db);
  return new Map(
    answers.map(({ question_id: id, seq }) => {
      const { state, marks } = markingOutcome(seq, present.get(id) ?? [], rules.get(id)!);
      return [id, { state, marks: marks.map(({ given }) => manualMarks(given)) }];
    }),
  );
}

/** By question; an answer without marks that count is not in it. */
export function marksIn(outcomes: ReadonlyMap<string, Outcome>): Map<string, ManualMarks[]> {
  const marked = [...outcomes].filter(([, { marks }]) => marks.length > 0);
  return new Map(marked.map(([question, { marks }]) => [question, marks]));
}

/** The latest mark of each person that was not withdrawn, by question. */
async function presentMarks(sitting: string, questions: readonly string[], db: Db) {
  const { rows } = await sqlRows({
    question_id: text(),
    marker_id: text(),
    is_decision: boolean(),
    answer_seq: number(),
    given: json<GivenMark>(),
    share: text(),
  })`
    select question_id, marker_id, is_decision, answer_seq, given, coalesce(share, '0') as share
    from (
      select distinct on (question_id, marker_id) * from marks
      where sitting_id = ${sitting} and question_id = any(${questions})
      order by question_id, marker_id, seq desc) latest
    where given is not null`.execute(db);
  const byQuestion = new Map<string, Marked[]>();
  for (const { question_id: id, marker_id: marker, answer_seq: seq, ...row } of rows) {
    const mark = {
      marker,
      seq,
      isDecision: row.is_decision,
      given: row.given,
      share: shareOf(row.share),
    };
    byQuestion.set(id, [...(byQuestion.get(id) ?? []), mark]);
  }
  return byQuestion;
}

type AnswerRules = { needsSecond: boolean; tolerance: Fraction };

/** Which answers need a second mark follows from a digest, so that every server draws the same sample. */
async function rulesOf(
  sitting: string,
  questions: readonly string[],
  db: Db,
): Promise<Map<string, AnswerRules>> {
  const { rows } = await sqlRows({ id: text(), needs_second: boolean(), tolerance: number() })`
    select r.question_id as id, r.tolerance_percent as tolerance,
      ('x' || substr(md5(${sitting} || ' ' || r.question_id), 1, 7))::bit(28)::integer % 100
        < r.second_percent as needs_second
    from sittings si
    join marking_rules r on r.schedule_id = si.schedule_id and r.question_id = any(${questions})
    where si.id = ${sitting}`.execute(db);
  const known = new Map<string, AnswerRules>(
    rows.map(({ id, needs_second: needsSecond, tolerance }) => [
      id,
      { needsSecond, tolerance: fraction(BigInt(tolerance), 100n) },
    ]),
  );
  return new Map(
    questions.map((id) => [id, known.get(id) ?? { needsSecond: false, tolerance: zero }]),
  );
}

/** Of the answers of the sitting that people mark, the marks that count, by question. */
export async function marksThatCount(
  sitting: string,
  db: Db,
): Promise<Map<string, readonly ManualMarks[]>> {
  const { rows } = await sqlRows({ question_id: text(), seq: number() })`
    select question_id, seq from marking_answers where sitting_id = ${sitting}`.execute(db);
  if (rows.length === 0) return new Map();
  return marksIn(await outcomesOf(sitting, rows, db));
}
