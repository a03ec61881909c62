// The states that the answers to one question would have by other rules. Saving rules and foreseeing what that does use the same function.
import { sql } from "kysely";
import type { RulesInput } from "../../../../contract/marking/marking-rules.ts";
import { markingOutcome, type MarkingState } from "../../../../domain/marking/marking-outcome.ts";
import { isNearPassMark } from "../../../../domain/marking/rounds/near-pass-mark.ts";
import { boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import {
  answerRules,
  presentMarks,
  wasAsked,
  wasDrawn,
  type Marked,
} from "../marking/answer-outcomes-query.ts";
import type { Unit } from "../marking/marking-access.ts";
import { possibleTotals, type Reading } from "./near-totals-query.ts";
import { groupKey, sampleBy } from "./second-sample-query.ts";

export type PlannedState = {
  sitting: { id: string; plan: unknown };
  from: MarkingState;
  to: MarkingState;
  /** A second mark is asked for because of the total, or stays wanted because it was given. */
  asks: boolean;
  /** The sitting was opened again: its answers are listed when it ends. */
  isOpen: boolean;
};
export type PlannedRules = {
  states: PlannedState[];
  /** The keys that the sample holds then, in their order. */
  sample: string[];
};

/** Bound of what is scored at once. */
const chunk = 200;

export async function plannedStates(
  unit: Unit & { kkm: number | null },
  { before, after }: { before: RulesInput; after: RulesInput },
  reading: Reading,
): Promise<PlannedRules> {
  const answers = await listedAnswers(unit, reading);
  const sample = await sampleBy(unit, after.second_percent, reading.db);
  const known = new Set(sample);
  const marks = new Map<string, readonly Marked[]>();
  /** Keys of groups of which a second mark is asked for: of one answer alone it would tear them apart. */
  const asking = new Set<string>();
  for (let start = 0; start < answers.length; start += chunk) {
    const some = answers.slice(start, start + chunk);
    const near = await nearAmong(some, { points: after.near_kkm_points, kkm: unit.kkm }, reading);
    const present = await presentMarks(
      some.map(({ id }) => id),
      reading.db,
    );
    for (const answer of some) {
      const own = present.get(answer.id)?.get(unit.question_id) ?? [];
      marks.set(answer.id, own);
      if (near.has(answer.id) || isGiven(answer, own, before)) asking.add(answer.key);
    }
  }
  const states = answers.map((answer): PlannedState => {
    const { id, plan, seq, key, state: from, is_asked: isAsked, is_open: isOpen } = answer;
    const asks = !isAsked && asking.has(key);
    const isDrawn = after.second_percent === 100 || known.has(key);
    const rules = answerRules(isAsked || asks || isDrawn, after.tolerance_percent);
    const to = markingOutcome(seq, marks.get(id) ?? [], rules).state;
    return { sitting: { id, plan }, from, to, asks, isOpen };
  });
  return { states, sample };
}

type Listed = Awaited<ReturnType<typeof listedAnswers>>[number];

/** A second mark was given while it was wanted: without the tolerance two marks that differ a little would be disputed. */
function isGiven(
  { seq, is_asked: isAsked, is_drawn: isDrawn }: Listed,
  marks: readonly Marked[],
  before: RulesInput,
): boolean {
  const wasWanted = isAsked || isDrawn || before.second_percent === 100;
  return wasWanted && marks.filter((mark) => mark.seq === seq).length > 1;
}

async function listedAnswers({ schedule_id, question_id }: Unit, { db }: Reading) {
  const [sitting, question] = [sql`ma.sitting_id`, sql`ma.question_id`];
  const columns = { schedule: sql`ma.schedule_id`, question, sitting, equality: sql`ma.equality` };
  const { rows } = await sqlRows({
    id: text(),
    plan: json<unknown>(),
    is_open: boolean(),
    seq: number(),
    key: text(),
    state: text<MarkingState>(),
    is_drawn: boolean(),
    is_asked: boolean(),
    is_begun: boolean(),
  })`
    select ma.sitting_id as id, si.plan, si.status <> 1 as is_open, ma.seq, ${groupKey} as key,
      ma.state, ${wasDrawn(columns)} as is_drawn, ${wasAsked(sitting, question)} as is_asked,
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
