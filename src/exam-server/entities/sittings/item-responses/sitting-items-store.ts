// What each question of a sitting that has ended came to, worked out from its stored answers and kept until the result changes: ahead
// (item-keeping-store.ts), or when somebody asks for it. Results are stored by several acts (the end, a mark, a recalculation); none of them has to know of this.
import { sql } from "kysely";
import {
  responseStates,
  type ItemResponse,
} from "../../../../domain/item-analysis/sending/item-responses.ts";
import { chosenPlaces } from "../../../../domain/item-analysis/sending/question-options.ts";
import { questionPoints } from "../../../../domain/results/question-points.ts";
import { storedScore } from "../../../../domain/scoring/shown-score.ts";
import type { Db } from "../../../database/database.ts";
import type { Services } from "../../../http/services.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { marksIn, outcomesOfSittings } from "../marking/answer-outcomes-query.ts";
import {
  countedSitting,
  drawnAnswersOf,
  scoreGiven,
  type DrawnAnswer,
} from "../sittings/sitting-scores-query.ts";

/** Of the result `res` of a sitting of the exam `e`, whose rules have the number `e.rules`. */
export const itemsStamp: Sql = sql`concat_ws(' ', extract(epoch from res.computed_at), res.least,
  res.most, res.pending, e.rules)`;

/** `stamp`: that of the stored result. `plan`: as it is stored. */
export type StaleSitting = { id: string; stamp: string; plan: unknown };

type Working = { db: Db; services: Pick<Services, "questionVersions"> };

type KeyedOutcome = { question_id: string; version: number; outcome: string };

/** So many sittings are in memory at once, with all their answers. */
const batch = 50;

/** Works out and keeps the outcomes of these sittings. By sitting, in the order in which the questions were asked. */
export async function keepSittingItems(
  stale: readonly StaleSitting[],
  call: Working,
): Promise<Map<string, readonly number[]>> {
  const kept = new Map<string, readonly number[]>();
  for (let at = 0; at < stale.length; at += batch) {
    const some = stale.slice(at, at + batch);
    const worked = await workOut(some, call);
    const ids = await outcomeIds([...worked.values()].flat(), call.db);
    const rows = some.map(({ id, stamp }) => {
      const outcomes = (worked.get(id) ?? []).map((one) => ids.get(keyOf(one))!);
      kept.set(id, outcomes);
      return { id, stamp, outcomes };
    });
    await storeItems(rows, call.db);
  }
  return kept;
}

async function workOut(some: readonly StaleSitting[], { db, services }: Working) {
  const ids = some.map(({ id }) => id);
  const drawn = await drawnAnswersOf(ids, db);
  const outcomes = await outcomesOfSittings(ids, db);
  const yieldOften = createYieldOften();
  const worked = new Map<string, KeyedOutcome[]>();
  for (const { id, plan } of some) {
    await yieldOften();
    const rows = drawn.get(id) ?? [];
    const marks = marksIn(outcomes.get(id) ?? new Map());
    const versions = services.questionVersions;
    const { given, plan: counted } = await countedSitting(rows, { plan }, { db, versions, marks });
    const asked = await versions.read(rows, db);
    const score = scoreGiven(given, counted);
    const points = questionPoints(score);
    const states = responseStates(
      score.questions.map(({ score: own, answer }) => answer !== null && own?.verdict !== "kosong"),
    );
    const keyed = rows.map(({ question_id, version, answer }: DrawnAnswer, at): KeyedOutcome => {
      const response: ItemResponse = {
        mark: storedScore(points[at]!.points.least).exact,
        maximum: storedScore(points[at]!.worth).exact,
        state: states[at]!,
        treatment: score.questions[at]!.treatment,
        chosen: chosenPlaces(asked[at]!.content, answer),
      };
      return { question_id, version, outcome: JSON.stringify(response) };
    });
    worked.set(id, keyed);
  }
  return worked;
}

const keyOf = ({ question_id: id, version, outcome }: KeyedOutcome) =>
  `${id} ${version} ${outcome}`;

/** Their ids, by key. In one order for all servers, so that two that add the same ones never wait for each other. */
async function outcomeIds(outcomes: readonly KeyedOutcome[], db: Db): Promise<Map<string, number>> {
  const distinct = new Map(outcomes.map((one) => [keyOf(one), one]));
  const sorted = [...distinct.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, one]) => one);
  const wanted = sql`json_to_recordset(${JSON.stringify(sorted)}::json)
    as w (question_id text, version integer, outcome text)`;
  const known = sql`select 1 from item_outcomes o where o.question_id = w.question_id
    and o.version = w.version and o.outcome = w.outcome`;
  await sql`
    insert into item_outcomes (question_id, version, outcome)
    select w.question_id, w.version, w.outcome from ${wanted} where not exists (${known})
    on conflict do nothing`.execute(db);
  const { rows } = await sqlRows({
    id: number(),
    question_id: text(),
    version: number(),
    outcome: text(),
  })`
    select o.id, o.question_id, o.version, o.outcome from ${wanted}
    join item_outcomes o on o.question_id = w.question_id and o.version = w.version
      and o.outcome = w.outcome`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

type ItemsRow = { id: string; stamp: string; outcomes: readonly number[] };

/** A sitting that was reset meanwhile has none. */
async function storeItems(rows: readonly ItemsRow[], db: Db): Promise<void> {
  await sql`
    insert into sitting_items (sitting_id, stamp, outcomes)
    select si.id, w.stamp, w.outcomes
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as w (id text, stamp text, outcomes integer[])
    join sittings si on si.id = w.id
    order by si.id
    on conflict (sitting_id) do update set stamp = excluded.stamp, outcomes = excluded.outcomes`.execute(
    db,
  );
}
