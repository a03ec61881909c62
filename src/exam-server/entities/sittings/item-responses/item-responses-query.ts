// What the participants of a question bank did with its questions, one part of them after the other, so that five years of sittings are analysed
// while they arrive.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { itemAnalysisEndpoints } from "../../../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import type { ItemResponsesAnswer } from "../../../../contract/analysis/item-analysis.ts";
import {
  numbersFor,
  type ResponseNumbers,
} from "../../../../domain/item-analysis/sending/item-responses.ts";
import {
  sentResponses,
  type SentColumn,
} from "../../../../domain/item-analysis/sending/sent-responses.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, json, number, sqlRows, text, orNull } from "../../../records/sql-rows.ts";
import { startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { isMarked, isUnrevealed } from "../marking/named-results-query.ts";
import { isInGroup } from "../results/results-query.ts";
import { openAnalysedBank } from "./analysed-bank-query.ts";
import { itemColumns, type KeptColumn } from "./item-columns-query.ts";
import { itemsStamp, keepSittingItems } from "./sitting-items-store.ts";

type Asked = InferOutput<typeof itemAnalysisEndpoints.listItemResponses.input>;

export async function itemResponses(asked: Asked, call: Call): Promise<ItemResponsesAnswer> {
  await openAnalysedBank(asked.bank_id, call);
  const schedules = await chosenSchedules(asked, call);
  const { sittings, total, next } = await sittingsOf(asked, schedules, call);
  const outcomes = await outcomesOf(sittings, call);
  const distinct = [...new Set(outcomes.flat())];
  const columns = await itemColumns(distinct, { bank: asked.bank_id, schedules }, call);
  const marked = Uint8Array.from(sittings, ({ is_marked: isMarkedNow }) => Number(isMarkedNow));
  const numbers = numbersOf(columns, outcomes);
  const responses = sentResponses({
    participants: sittings.length,
    marked,
    columns: columns.map(({ head: { id, options, isSingleChoice }, responses: kept }, at) => {
      const own = [...kept.values()];
      return { id, options, isSingleChoice, responses: own, numbers: numbers[at]! };
    }),
  });
  const questions = columns.map(
    ({ head: { options: _options, isSingleChoice: _single, ...head } }) => head,
  );
  return {
    questions,
    responses: { ...responses, columns: responses.columns.map(answeredColumn) },
    total,
    next,
  };
}

/** In which somebody got the bank, the latest first. */
async function chosenSchedules(
  { bank_id: bank, schedule_ids: ids }: Asked,
  { db }: Call,
): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select s.id from schedules s
    where (${ids.length === 0} or s.id = any(${ids})) and exists (
      select 1 from sittings si where si.schedule_id = s.id and si.bank_id = ${bank} and si.status = 1)
    order by ${startsAt()} desc, s.id`.execute(db);
  return rows.map((row) => row.id);
}

type AnalysedSitting = {
  id: string;
  is_marked: boolean;
  stamp: string;
  plan: unknown;
  /** "1,2,3"; null: they must be worked out. */
  outcomes: string | null;
};

/** A sitting of the bank that has ended, with its participant's group. */
const ended = (bank: string): Sql => sql`
  select si.id, si.schedule_id, si.plan, p.group_id
  from sittings si join participants p on p.id = si.participant_id and p.deleted_at is null
  where si.bank_id = ${bank} and si.status = 1 and si.schedule_id in (select id from exams)`;

async function sittingsOf(asked: Asked, schedules: readonly string[], { db }: Call) {
  const { bank_id: bank, group_id: group, after, limit } = asked;
  // Not a common table expression: it would be read as a whole for the page too.
  const found = sql`(${ended(bank)}) f join sitting_results res on res.sitting_id = f.id
    where ${isInGroup(group)}`;
  const { rows } = await sqlRows({
    id: text(),
    is_marked: boolean(),
    stamp: text(),
    plan: orNull(json<unknown>()),
    outcomes: orNull(text()),
    total: number(),
  })`
    with exams as materialized (
      select s.id, ${isMarked(sql`s.id`)} as is_marked,
        coalesce((select max(v.number) from result_versions v where v.schedule_id = s.id), 1) as rules
      from schedules s where s.id = any(${schedules})),
    page as materialized (
      select f.* from ${found} and f.id > ${after} collate "C" order by f.id limit ${limit + 1})
    select si.id, res.pending = 0 and res.least = res.most
        and not (e.is_marked and ${isUnrevealed}) as is_marked,
      stamp.now as stamp, case when it.stamp = stamp.now then null else to_json(si.plan) end as plan,
      case when it.stamp = stamp.now then array_to_string(it.outcomes, ',') end as outcomes,
      (select count(*) from ${found}) as total
    from page si join exams e on e.id = si.schedule_id
    join sitting_results res on res.sitting_id = si.id
    cross join lateral (select ${itemsStamp} as now) stamp
    left join sitting_items it on it.sitting_id = si.id
    order by si.id`.execute(db);
  const sittings = rows.slice(0, limit);
  const next = rows.length > limit ? sittings.at(-1)!.id : null;
  return { sittings: sittings as AnalysedSitting[], total: rows[0]?.total ?? 0, next };
}

/** By sitting: stored ids, in the order in which the questions were asked. */
async function outcomesOf(
  sittings: readonly AnalysedSitting[],
  call: Call,
): Promise<(readonly number[])[]> {
  const stale = sittings.filter(({ outcomes }) => outcomes === null);
  const kept = await keepSittingItems(stale, call);
  return sittings.map(({ id, outcomes }) =>
    outcomes === null
      ? kept.get(id)!
      : outcomes === ""
        ? []
        : outcomes.split(",").map((each) => Number(each)),
  );
}

/** As the schema of the call has it, whose lists can be written to. */
const answeredColumn = ({ options, responses, ...column }: SentColumn) => ({
  ...column,
  options: [...options],
  responses: responses.map(({ chosen, ...response }) => ({ ...response, chosen: [...chosen] })),
});

/** By column: of each participant the place of the response and 1; 0, the question was not shown. */
function numbersOf(
  columns: readonly KeptColumn[],
  outcomes: readonly (readonly number[])[],
): ResponseNumbers[] {
  const places = new Map<number, { column: number; response: number }>();
  for (const [column, { responses }] of columns.entries()) {
    for (const [at, id] of [...responses.keys()].entries()) {
      places.set(id, { column, response: at + 1 });
    }
  }
  const numbers = columns.map(({ responses }) => new (numbersFor(responses.size))(outcomes.length));
  for (const [participant, own] of outcomes.entries()) {
    for (const id of own) {
      const { column, response } = places.get(id)!;
      numbers[column]![participant] = response;
    }
  }
  return numbers;
}
