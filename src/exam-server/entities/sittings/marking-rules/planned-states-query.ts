// The states that the answers to one question would have by other rules. Saving rules and foreseeing what that does use the same function.
import { sql } from "kysely";
import type { RulesInput } from "../../../../contract/marking/marking-rules.ts";
import { markingOutcome, type MarkingState } from "../../../../domain/marking/marking-outcome.ts";
import { isNearPassMark } from "../../../../domain/marking/near-pass-mark.ts";
import { boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import {
  answerRules,
  presentMarks,
  sampleDraw,
  wasAsked,
  type Marked,
} from "../marking/answer-outcomes-query.ts";
import type { Unit } from "../marking/marking-access.ts";
import { possibleTotals, type Reading } from "./near-totals-query.ts";

export type PlannedState = {
  sitting: { id: string; plan: unknown };
  from: MarkingState;
  to: MarkingState;
  /** A second mark is asked for because of the total, or stays wanted because it was given. */
  asks: boolean;
  /** The sitting was opened again: its answers are listed when it ends. */
  isOpen: boolean;
};

/** Bound of what is scored at once. */
const chunk = 200;

export async function plannedStates(
  unit: Unit & { kkm: number | null },
  { before, after }: { before: RulesInput; after: RulesInput },
  reading: Reading,
): Promise<PlannedState[]> {
  const answers = await listedAnswers(unit, reading);
  const planned: PlannedState[] = [];
  for (let start = 0; start < answers.length; start += chunk) {
    const some = answers.slice(start, start + chunk);
    const near = await nearAmong(some, { points: after.near_kkm_points, kkm: unit.kkm }, reading);
    const present = await presentMarks(
      some.map(({ id }) => id),
      reading.db,
    );
    for (const answer of some) {
      const marks = present.get(answer.id)?.get(unit.question_id) ?? [];
      planned.push(planOf(answer, marks, near.has(answer.id), { before, after }));
    }
  }
  return planned;
}

type Listed = Awaited<ReturnType<typeof listedAnswers>>[number];

function planOf(
  { id, plan, seq, state, draw, is_asked, is_open }: Listed,
  marks: readonly Marked[],
  isNear: boolean,
  { before, after }: { before: RulesInput; after: RulesInput },
): PlannedState {
  const wasWanted = is_asked || draw < before.second_percent;
  // Without the tolerance that they were given by, two marks that differ a little would be disputed.
  const isGiven = wasWanted && marks.filter((mark) => mark.seq === seq).length > 1;
  const asks = !is_asked && (isNear || isGiven);
  const needsSecond = is_asked || asks || draw < after.second_percent;
  const rules = answerRules(needsSecond, after.tolerance_percent);
  const to = markingOutcome(seq, marks, rules).state;
  return { sitting: { id, plan }, from: state, to, asks, isOpen: is_open };
}

async function listedAnswers({ schedule_id, question_id }: Unit, { db }: Reading) {
  const [id, question] = [sql`ma.sitting_id`, sql`ma.question_id`];
  const { rows } = await sqlRows({
    id: text(),
    plan: json<unknown>(),
    is_open: boolean(),
    seq: number(),
    state: text<MarkingState>(),
    draw: number(),
    is_asked: boolean(),
    is_begun: boolean(),
  })`
    select ma.sitting_id as id, si.plan, si.status <> 1 as is_open, ma.seq, ma.state,
      ${sampleDraw(id, question)} as draw, ${wasAsked(id, question)} as is_asked,
      not exists (select 1 from marking_answers other
        where other.sitting_id = ma.sitting_id and other.state = 'left') as is_begun
    from marking_answers ma join sittings si on si.id = ma.sitting_id
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
    order by ma.sitting_id`.execute(db);
  return rows;
}

/** The sittings whose answer gets a second mark because of its total and has not got one yet. */
async function nearAmong(
  answers: readonly Listed[],
  { points, kkm }: { points: number | null; kkm: number | null },
  reading: Reading,
): Promise<Set<string>> {
  if (points === null || kkm === null) return new Set();
  const marked = answers.filter((answer) => answer.is_begun && !answer.is_asked && !answer.is_open);
  const totals = await possibleTotals(marked, reading);
  return new Set(
    [...totals].flatMap(([id, total]) => (isNearPassMark(total, kkm, points) ? id : [])),
  );
}
