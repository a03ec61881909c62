// What the results of an exam come to by other rules. Foreseeing a recalculation and writing it use the same function, a few sittings at a time, so
// that other calls go on meanwhile.
import { sql } from "kysely";
import type { QuestionType } from "../../../../../contract/questions/question-types.ts";
import type { CountingRules } from "../../../../../domain/results/recalculation/counted-question.ts";
import type { StoredResult } from "../../../../../domain/results/recalculation/result-moves.ts";
import type { ManualMarks } from "../../../../../domain/scoring/manual-marks.ts";
import type {
  GivenAnswer,
  PlannedType,
  SittingScore,
} from "../../../../../domain/scoring/score-sitting.ts";
import type { Db } from "../../../../database/database.ts";
import type { QuestionVersions } from "../../../../http/services.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";
import { createYieldOften } from "../../../../yield-often.ts";
import { marksIn, outcomesOfAll } from "../../marking/answer-outcomes-query.ts";
import {
  listableOfAll,
  withStates,
  type MarkableAnswer,
} from "../../marking/marked-answers-writing.ts";
import { isMarked, isUnrevealed, namedColumns } from "../../marking/named-results-query.ts";
import { markableOf, storedBounds, storedColumns } from "../../sittings/sitting-finish-writing.ts";
import { scoreGiven } from "../../sittings/sitting-scores-query.ts";
import { createCountedAnswersReader, type CountedAnswer } from "./counted-answers-query.ts";
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
  /** Types that are worth something and of which no question is left. */
  emptied: QuestionType[];
};

/** Bound of what is read at once. */
const chunk = 100;

export async function recalculatedResults(
  results: readonly PresentResult[],
  rules: CountingRules,
  reading: { db: Db; versions: QuestionVersions; refuse?: () => void },
): Promise<RecalculatedResult[]> {
  const rulesFor = rulesMaker(rules);
  const read = createCountedAnswersReader(rulesFor(null).questions, reading);
  const found: RecalculatedResult[] = [];
  for (let start = 0; start < results.length; start += chunk) {
    reading.refuse?.();
    const some = results.slice(start, start + chunk);
    const answers = await read(some.map(({ sitting }) => sitting));
    const counted = some.map((result) => ({
      ...result,
      plan: rulesFor(result.bank).plan ?? result.plan,
      answers: answers.get(result.sitting) ?? [],
    }));
    found.push(...(await scoreSome(counted, reading.db)));
  }
  return found;
}

/** `plan`: the one that counts. */
type CountedResult = Pick<PresentResult, "sitting"> & {
  plan: readonly PlannedType[];
  answers: readonly CountedAnswer[];
};

async function scoreSome(results: readonly CountedResult[], db: Db): Promise<RecalculatedResult[]> {
  const yieldOften = createYieldOften();
  const scored: { result: CountedResult; unmarked: SittingScore }[] = [];
  const markable = new Map<string, MarkableAnswer[]>();
  for (const result of results) {
    await yieldOften();
    const unmarked = scoreCounted(result);
    scored.push({ result, unmarked });
    const answers = markableOf(result.answers.map(askedOf), unmarked);
    if (answers.length > 0) markable.set(result.sitting, answers);
  }
  const listable = await listableOfAll(markable, db);
  const outcomes = await outcomesOfAll([...listable.values()].flat(), db);
  const found: RecalculatedResult[] = [];
  for (const { result, unmarked } of scored) {
    await yieldOften();
    const { sitting } = result;
    const marks = marksIn(outcomes.get(sitting) ?? new Map());
    const score = marks.size === 0 ? unmarked : scoreCounted(result, marks);
    found.push({
      sitting,
      columns: storedColumns(sitting, { score, unmarked }),
      marked: storedBounds(score),
      unmarked: storedBounds(unmarked),
      listed: withStates(listable.get(sitting) ?? [], outcomes),
      incomparable: score.questions.flatMap(({ id, outcome }) =>
        outcome === "incomparable" ? id : [],
      ),
      emptied: score.types.flatMap(({ type, weight, isLeftEmpty }) =>
        isLeftEmpty && weight > 0 ? type : [],
      ),
    });
  }
  return found;
}

const askedOf = ({ question, askedVersion, given, seq }: CountedAnswer) => ({
  question_id: question.id,
  version: askedVersion,
  answer: given.answer,
  seq,
});

function scoreCounted(
  { answers, plan }: CountedResult,
  marks: ReadonlyMap<string, readonly ManualMarks[]> = new Map(),
): SittingScore {
  const given = answers.map(({ question: { id }, given: each }): [string, GivenAnswer] => {
    const own = marks.get(id);
    return [id, own ? { answer: each.answer, marks: own } : each];
  });
  return scoreGiven(
    { drawn: answers.map(({ question }) => question), answers: new Map(given) },
    plan,
  );
}

/** What stands beside the name afterwards: of an answer that is marked blindly no preview tells the mark. */
export const namedAfter = (
  { marked, unmarked }: RecalculatedResult,
  { isBlind }: PresentResult,
): StoredResult => (isBlind ? unmarked : marked);
