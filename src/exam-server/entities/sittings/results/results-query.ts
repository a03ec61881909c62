// A page of results with figures over all of them, in one statement: rows and figures are of the same moment.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { examResultEndpoints } from "../../../../contract/endpoints/results/exam-result-endpoints.ts";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import {
  resultStates,
  type ResultFigures,
  type ResultRow,
  type ResultSort,
  type ResultsPage,
  type ResultState,
} from "../../../../contract/results/exam-results.ts";
import {
  questionTypeCodes,
  type QuestionType,
} from "../../../../contract/questions/question-types.ts";
import { passVerdict } from "../../../../domain/results/pass-verdict.ts";
import { resultFigures, type EqualResults } from "../../../../domain/results/result-figures.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import type { Call } from "../../../http/handler.ts";
import {
  allOf,
  caseless,
  emptyLast,
  inOrderOf,
  literalPattern,
  type Sql,
} from "../../../records/list-sql.ts";
import { offsetOf } from "../../../records/record-list.ts";
import { json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { namedColumns } from "../marking/named-results-query.ts";
import { examsOf, rankedResults, seenInExams, shownHundredths } from "./result-rows-query.ts";
import { refuseOthersSelection } from "./result-selection-query.ts";

type Query = InferOutput<typeof examResultEndpoints.listResults.input>;
type StoredType = { type: QuestionType; weight: number; least: string; most: string };

/** Of the row `f`, in the order that they have below "score": who waits stands above the final results, who is absent below. */
const places: Record<ResultState, number> = {
  waiting: 5,
  unscored: 5,
  computing: 5,
  complete: 4,
  unfinished: 3,
  expected: 2,
  absent: 1,
};

const stateIn = (numbers: Record<ResultState, number>) =>
  sql`case f.state ${sql.join(
    resultStates.map((state) => sql`when ${state} then ${numbers[state]}::integer`),
    sql` `,
  )} end`;
/** Above every figure in hundredths. */
const step = 100_000;

const { types } = namedColumns(sql`f.is_blind`);

const byType = emptyLast(sql`f.by_type`);

/** What the row has of the type that rows are sorted by, once for each row. */
function sortedType({ sort }: Query): Sql {
  const type = questionTypeCodes.find((code) => sort?.replace("-", "") === `type_${code}`);
  if (type === undefined) return sql`null::integer`;
  const exact = sql`jsonb_path_query_first(${types}, '$[*] ? (@.type == $type).least',
    jsonb_build_object('type', ${type}::integer)) #>> '{}'`;
  return sql`(select ${shownHundredths(exact)} from sitting_results res
    where res.sitting_id = f.sitting_id and f.least is not null)`;
}

const sorts: Record<ResultSort, Sql> = {
  nama: caseless("f.nama"),
  no_ujian: caseless("f.no_ujian"),
  group: emptyLast(sql`nullif(${caseless("f.group_path")}, '')`),
  exam: caseless("f.exam"),
  rank: emptyLast(sql`f.rank`),
  score: sql`${stateIn(places)} * ${step}::integer + coalesce(f.shown, 0)`,
  state: stateIn(places),
  duration: emptyLast(sql`f.finished_at - f.started_at`),
  leaves: emptyLast(sql`f.leave_count`),
  kkm: emptyLast(sql`f.kkm`),
  ...(Object.fromEntries(questionTypeCodes.map((type) => [`type_${type}`, byType])) as Record<
    `type_${QuestionType}`,
    Sql
  >),
};

const order = (sort: Query["sort"] = "-score") =>
  inOrderOf(sorts, sort, sql`f.no_ujian collate "C", ${caseless("f.exam")}, f.id`);

/** As conditions on the row `f`. */
function isFound({ state, bin, q }: Query): Sql {
  const text = literalPattern(q);
  return allOf([
    state !== "" && isIn(state),
    bin !== "" && sql`f.state = 'complete' and least(f.shown / 1000, 9) = ${Number(bin)}`,
    q !== "" &&
      sql`(lower(f.nama) like lower(${`%${text}%`})
        or lower(f.no_ujian) collate "C" like lower(${`${text}%`}))`,
  ]);
}

function isIn(state: Exclude<Query["state"], "">): Sql {
  if (state === "reached") return sql`f.state = 'complete' and f.shown >= f.kkm * 100`;
  if (state === "missed") return sql`f.state = 'complete' and f.shown < f.kkm * 100`;
  return sql`f.state = ${state}`;
}

export const isInGroup = (group: string): Sql =>
  group === ""
    ? sql`true`
    : sql`f.group_id in (select below.id from groups chosen join groups below on below.id = chosen.id
        or starts_with(below.path, chosen.path || ${groupPathSeparator}::text)
        where chosen.id = ${group})`;

/** What a row is answered with (`shownRow`), of a ranked row `f` and its result `res`. */
export const listedColumns = sql`f.id, f.schedule_id, f.exam, f.participant_id, f.sitting_id, f.no_ujian, f.nama, f.group_path,
  f.state, f.least, f.most, coalesce(f.pending, 0) as pending, f.kkm, f.rank, f.started_at, f.finished_at,
  f.leave_count, case when f.least is not null then ${types} end as types`;

export type ListedRow = Omit<ResultRow, "result" | "verdict" | "types" | "seconds"> & {
  least: string | null;
  most: string | null;
  types: StoredType[] | null;
};
type Equal = { least: string; kkm: number | null; count: number };

/** Of all rows that the filters find, in their order. */
export async function resultIds(query: Query, call: Call): Promise<{ ids: string[] }> {
  await refuseOthersSelection(query, call);
  const { rows } = await sqlRows({ id: text() })`
    with ${placedRows(query, call)} select id from placed order by place`.execute(call.db);
  return { ids: rows.map(({ id }) => id) };
}

/** `placed`: all rows that the filters find, with their `place` in the list from 1. */
export const placedRows = (query: Query, call: Call): Sql => sql`
  ${examsOf(query, call)}, ${seenInExams}, ${rankedResults(call)},
  placed as materialized (
    select f.*, row_number() over (order by ${order(query.sort)}) as place from (
      select f.*, ${sortedType(query)} as by_type from ranked f
      where ${isInGroup(query.group_id)} and ${isFound(query)}) f)`;

export async function resultsPage(query: Query, call: Call): Promise<ResultsPage> {
  await refuseOthersSelection(query, call);
  const { rows } = await sqlRows({
    items: json<ListedRow[]>(),
    total: number(),
    equal: json<Equal[]>(),
    counts: json<Partial<ResultFigures["counts"]>>(),
    unmarked: number(),
  })`
    with ${examsOf(query, call)}, ${seenInExams}, ${rankedResults(call)},
    chosen as materialized (select f.* from ranked f where ${isInGroup(query.group_id)}),
    found as materialized (select f.*, ${sortedType(query)} as by_type from chosen f where ${isFound(query)}),
    cut as materialized (
      select f.*, row_number() over (order by ${order(query.sort)}) as place from found f
      order by place limit ${query.per_page} offset ${offsetOf(query)}),
    page as (
      select ${listedColumns} from cut f left join sitting_results res on res.sitting_id = f.sitting_id
      order by f.place)
    select coalesce((select json_agg(page) from page), '[]') as items,
      (select count(*) from found) as total,
      coalesce((select json_agg(same) from (
        select f.least, f.kkm, count(*) as count from chosen f
        where f.state = 'complete' group by 1, 2) same), '[]') as equal,
      coalesce((select json_object_agg(each.state, each.count) from (
        select f.state, count(*) as count from chosen f group by f.state) each), '{}') as counts,
      (select count(*) from marking_answers ma
        join sittings si on si.id = ma.sitting_id and si.status = 1
        where ma.schedule_id in (select id from exams where is_marked) and ma.state <> 'settled')
        as unmarked`.execute(call.db);
  const { items, total, equal, counts, unmarked } = rows[0]!;
  return {
    items: items.map(shownRow),
    page: query.page,
    per_page: query.per_page,
    total,
    figures: { ...figuresOf(equal), counts: { ...nobody, ...counts }, unmarked },
  };
}

const nobody = Object.fromEntries(
  resultStates.map((state) => [state, 0]),
) as ResultFigures["counts"];

function figuresOf(equal: readonly Equal[]) {
  const results = equal.map(({ least, kkm, count }): EqualResults => ({
    total: scoreStored(least),
    passMark: kkm,
    count,
  }));
  const [mark, ...others] = new Set(results.map(({ passMark }) => passMark));
  return { ...resultFigures(results), kkm: others.length === 0 ? (mark ?? null) : null };
}

const shownBounds = ({ least, most }: { least: string; most: string }) => ({
  score: shownScore(scoreStored(least)),
  score_most: shownScore(scoreStored(most)),
});

export function shownRow({
  least,
  most,
  types,
  started_at,
  finished_at,
  kkm,
  ...row
}: ListedRow): ResultRow {
  const bounds = least === null || most === null ? null : { least, most };
  const [started, finished] = [started_at, finished_at].map((at) =>
    at === null ? null : new Date(at),
  );
  return {
    ...row,
    kkm,
    result: bounds && shownBounds(bounds),
    verdict: bounds && verdictOf(bounds, kkm),
    types: (types ?? []).map((one) => ({
      type: one.type,
      weight: one.weight,
      ...shownBounds(one),
    })),
    started_at: started?.toISOString() ?? null,
    finished_at: finished?.toISOString() ?? null,
    seconds:
      started && finished ? Math.round((finished.getTime() - started.getTime()) / 1000) : null,
  };
}

const verdictOf = ({ least, most }: { least: string; most: string }, kkm: number | null) =>
  passVerdict({ least: scoreStored(least), most: scoreStored(most) }, kkm);
