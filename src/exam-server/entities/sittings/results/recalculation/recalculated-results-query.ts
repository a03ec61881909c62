// What the results of an exam come to by other rules. Foreseeing a recalculation and writing it use the same function, a few sittings at a time, so
// that other calls go on meanwhile.
import { sql } from "kysely";
import type { CountingRules } from "../../../../../domain/results/recalculation/counted-question.ts";
import type { StoredResult } from "../../../../../domain/results/recalculation/result-moves.ts";
import type { PlannedType, SittingScore } from "../../../../../domain/scoring/score-sitting.ts";
import type { Db } from "../../../../database/database.ts";
import type { QuestionVersions } from "../../../../http/services.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";
import { createYieldOften } from "../../../../yield-often.ts";
import { marksIn, outcomesOfAll } from "../../marking/answer-outcomes-query.ts";
import {
  listableOf,
  withStates,
  type ListableAnswer,
} from "../../marking/marked-answers-writing.ts";
import { isMarked, isUnrevealed, namedColumns } from "../../marking/named-results-query.ts";
import { markableOf, storedColumns } from "../../sittings/sitting-finish-writing.ts";
import {
  drawnAnswersOf,
  scoreDrawn,
  type DrawnAnswer,
} from "../../sittings/sitting-scores-query.ts";
import { rulesMaker } from "./rules-in-force-query.ts";

/** A result as it is stored. `named`: as it stands beside a name. */
export type PresentResult = {
  sitting: string;
  bank: string | null;
  plan: PlannedType[];
  computedMs: number;
  isBlind: boolean;
  /** What it comes to as one text. */
  stored: string;
  marked: StoredResult;
  /** Null: nothing is known yet. */
  named: StoredResult | null;
};

export async function presentResults(schedule: string, db: Db): Promise<PresentResult[]> {
  const named = namedColumns(sql`blind.is_blind`);
  const { rows } = await sqlRows({
    sitting: text(),
    bank: orNull(text()),
    plan: json<PlannedType[]>(),
    computed_ms: number(),
    is_blind: boolean(),
    stored: text(),
    least: text(),
    most: text(),
    pending: number(),
    named: json<StoredResult | null>(),
  })`
    with exam as materialized (select ${isMarked(sql`${schedule}::text`)} as is_marked)
    select si.id as sitting, si.bank_id as bank, si.plan,
      (extract(epoch from res.computed_at) * 1000)::bigint as computed_ms, blind.is_blind,
      concat_ws(' ', res.least, res.most, res.pending, res.is_listed) as stored,
      res.least, res.most, res.pending,
      case when ${named.least} is null then 'null'::json else json_build_object(
        'least', ${named.least}, 'most', ${named.most}, 'pending', ${named.pending}) end as named
    from sittings si
    join sitting_results res on res.sitting_id = si.id
    cross join exam
    cross join lateral (
      select exam.is_marked and ${isUnrevealed} as is_blind offset 0) blind
    where si.schedule_id = ${schedule} and si.status = 1
    order by si.id`.execute(db);
  return rows.map(({ least, most, pending, computed_ms, is_blind, ...row }) => ({
    ...row,
    computedMs: computed_ms,
    isBlind: is_blind,
    marked: { least, most, pending },
  }));
}

export type RecalculatedResult = {
  sitting: string;
  columns: ReturnType<typeof storedColumns>;
  /** As it stands beside a name while people mark blindly, and otherwise. */
  unmarked: StoredResult;
  marked: StoredResult;
  listed: ReturnType<typeof withStates>;
  /** Questions whose answer is of another type than the version that counts. */
  incomparable: string[];
};

/** Bound of what is read at once. */
const chunk = 100;

export async function recalculatedResults(
  results: readonly PresentResult[],
  rules: CountingRules,
  reading: { db: Db; versions: QuestionVersions; refuse?: () => void },
): Promise<RecalculatedResult[]> {
  const rulesFor = rulesMaker(rules);
  const found: RecalculatedResult[] = [];
  for (let start = 0; start < results.length; start += chunk) {
    reading.refuse?.();
    const some = results.slice(start, start + chunk);
    const own = new Map(some.map(({ sitting, bank }) => [sitting, rulesFor(bank)]));
    const drawn = await drawnAnswersOf([...own.keys()], reading.db, own);
    found.push(...(await scoreSome(some, drawn, reading)));
  }
  return found;
}

type Scored = { result: PresentResult; rows: DrawnAnswer[]; score: SittingScore };

async function scoreSome(
  results: readonly PresentResult[],
  drawn: ReadonlyMap<string, DrawnAnswer[]>,
  { db, versions }: { db: Db; versions: QuestionVersions },
): Promise<RecalculatedResult[]> {
  const yieldOften = createYieldOften();
  const scored: Scored[] = [];
  const listable = new Map<string, ListableAnswer[]>();
  for (const result of results) {
    await yieldOften();
    const { sitting, plan } = result;
    const rows = drawn.get(sitting) ?? [];
    const score = await scoreDrawn(rows, { plan }, { db, versions });
    scored.push({ result, rows, score });
    const answers = markableOf(rows, score).map((answer) => listableOf(sitting, answer));
    if (answers.length > 0) listable.set(sitting, answers);
  }
  const outcomes = await outcomesOfAll([...listable.values()].flat(), db);
  const found: RecalculatedResult[] = [];
  for (const { result, rows, score: unmarked } of scored) {
    await yieldOften();
    const { sitting, plan } = result;
    const marks = marksIn(outcomes.get(sitting) ?? new Map());
    const isMarkless = marks.size === 0;
    const score = isMarkless ? unmarked : await scoreDrawn(rows, { plan }, { db, versions, marks });
    const columns = storedColumns(sitting, { score, unmarked });
    const marked = boundsOf(columns);
    found.push({
      sitting,
      columns,
      marked,
      unmarked: isMarkless ? marked : boundsOf(storedColumns(sitting, { score: unmarked })),
      listed: withStates(listable.get(sitting) ?? [], outcomes),
      incomparable: score.questions.flatMap(({ id, outcome }) =>
        outcome === "incomparable" ? id : [],
      ),
    });
  }
  return found;
}

const boundsOf = ({ least, most, pending }: StoredResult): StoredResult => ({
  least,
  most,
  pending,
});

/** What stands beside the name afterwards: of an answer that is marked blindly no preview tells the mark. */
export const namedAfter = (
  { marked, unmarked }: RecalculatedResult,
  { isBlind }: PresentResult,
): StoredResult => (isBlind ? unmarked : marked);
