// What a second round asks for after marks were stored: the sample grows with them, and answers that are equal to one of which a second mark was
// asked get one as well. States and results of other sittings follow in the same transaction. What somebody else has locked is left to the
// next mark, so that nobody waits for it.
import { sql } from "kysely";
import { drawnNext, sampleSize } from "../../../../domain/marking/rounds/second-sample.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";
import { wasAsked } from "../marking/answer-outcomes-query.ts";
import { storeChangedResults } from "./changed-results-writing.ts";
import { groupKey, markedGroups, sampleCounts, sampleRuleOf } from "./second-sample-query.ts";
import { askForSeconds } from "./second-requests-writing.ts";

type Locked = { id: string; plan: unknown; is_over: boolean };

/** @throws what the database throws */
export async function followMarks(unit: Unit, call: Call): Promise<void> {
  const changed = [...(await drawMore(unit, call)), ...(await askForEqual(unit, call))];
  const over = new Map(changed.filter((one) => one.is_over).map((one) => [one.id, one]));
  const writing = { db: call.db, versions: call.services.questionVersions, now: call.at };
  await storeChangedResults([...over.values()], writing);
}

async function drawMore(unit: Unit, { db }: Call): Promise<Locked[]> {
  const rule = await sampleRuleOf(unit, db);
  if (!rule) return [];
  const { marked, drawn } = await sampleCounts(unit, db);
  if (sampleSize(marked, rule) <= drawn) return [];
  const groups = await markedGroups(unit, db);
  const busy = new Set<string>();
  const found: Locked[] = [];
  // Each round draws what it can lock, or passes over what it cannot.
  for (let keys = drawnNext(groups, rule); keys.length > 0; keys = drawnNext(groups, rule, busy)) {
    for (const key of keys) {
      const sittings = await lockGroup(unit, key, db);
      if (sittings === null) busy.add(key);
      else {
        await storeDraws(unit, [key], db);
        groups.find((group) => group.key === key)!.place = Number.MAX_SAFE_INTEGER;
        found.push(...sittings);
      }
    }
  }
  return found;
}

export async function storeDraws(
  { schedule_id, question_id }: Unit,
  keys: readonly string[],
  db: Call["db"],
): Promise<void> {
  await sql`
    insert into marking_sample_draws (schedule_id, question_id, drawn)
    select ${schedule_id}, ${question_id}, key
    from unnest(${keys}::text[]) with ordinality as drawn (key, at) order by at`.execute(db);
}

/** Null: somebody else has locked some of it. */
async function lockGroup(
  { schedule_id, question_id }: Unit,
  key: string,
  db: Call["db"],
): Promise<Locked[] | null> {
  const isOfGroup = sql`ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
    and ${groupKey} = ${key}`;
  const locked = await lockFree(isOfGroup, db);
  const { rows } = await sqlRows({ all: number() })`
    select count(*) as "all" from marking_answers ma where ${isOfGroup}`.execute(db);
  return locked.length < rows[0]!.all ? null : locked;
}

async function lockFree(isOne: Sql, db: Call["db"]): Promise<Locked[]> {
  const { rows } = await sqlRows({ id: text(), plan: json<unknown>(), is_over: boolean() })`
    select si.id, si.plan, si.status = 1 as is_over
    from marking_answers ma join sittings si on si.id = ma.sitting_id
    where ${isOne} order by si.id for update of si skip locked`.execute(db);
  return rows;
}

/** A second mark of one of several equal answers would tear them apart. */
async function askForEqual({ schedule_id }: Unit, { db, at }: Call): Promise<Locked[]> {
  const { rows } = await sqlRows({ question: text(), sitting: text() })`
    with asked as materialized (
      select distinct ma.question_id, ma.equality
      from marking_second_requests k
      join marking_answers ma on ma.sitting_id = k.sitting_id and ma.question_id = k.question_id
      where ma.schedule_id = ${schedule_id} and ma.equality is not null
        and exists (select 1 from marking_rules r
          where r.schedule_id = ${schedule_id} and r.near_kkm_points is not null))
    select other.question_id as question, other.sitting_id as sitting
    from asked
    join marking_answers other on other.schedule_id = ${schedule_id}
      and other.question_id = asked.question_id and other.equality = asked.equality
    where not ${wasAsked(sql`other.sitting_id`, sql`other.question_id`)}`.execute(db);
  const found: Locked[] = [];
  for (const question of new Set(rows.map((row) => row.question))) {
    const ids = rows.filter((row) => row.question === question).map(({ sitting }) => sitting);
    const isOne = sql`ma.question_id = ${question} and ma.sitting_id = any(${ids})`;
    const locked = await lockFree(isOne, db);
    await askForSeconds(
      question,
      locked.map(({ id }) => id),
      { db, now: at },
    );
    found.push(...locked);
  }
  return found;
}
