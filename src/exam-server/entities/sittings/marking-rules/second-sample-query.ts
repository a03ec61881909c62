// The answers to one question as the sample of its second round sees them: those that are the same are one (domain/marking/rounds/second-sample.ts).
import { sql } from "kysely";
import {
  redrawn,
  type MarkedGroup,
  type SampleRule,
} from "../../../../domain/marking/rounds/second-sample.ts";
import type { Db } from "../../../database/database.ts";
import { json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";

/** Of the answer `ma`: what equal answers have in common. */
export const groupKey = sql`coalesce(ma.equality, ma.sitting_id)`;

/** 0 to 99: by which the sample is rounded. It follows from what no marker is told, and is the same for every server. */
const phase = ({ schedule_id, question_id }: Unit) => sql`(
  select ('x' || substr(md5('phase ' || ${question_id} || coalesce(min(si.id), '')), 1, 7))::bit(28)::integer % 100
  from sittings si where si.schedule_id = ${schedule_id})`;

/** Null: no part of the answers gets a second mark, but all or none. Whoever draws locks the rules before the answers. */
export async function sampleRuleOf(
  unit: Unit,
  db: Db,
  lock: "for update" | "" = "",
): Promise<SampleRule | null> {
  const { rows } = await sqlRows({ percent: number(), phase: number() })`
    select second_percent as percent, ${phase(unit)} as phase from marking_rules
    where schedule_id = ${unit.schedule_id} and question_id = ${unit.question_id}
      and second_percent between 1 and 99 ${sql.raw(lock)}`.execute(db);
  return rows[0] ?? null;
}

/** What the sample holds by that percentage, in its order; of 0 and 100 nothing is drawn. */
export async function sampleBy(unit: Unit, percent: number, db: Db): Promise<string[]> {
  if (percent === 0 || percent === 100) return [];
  const { rows } = await sqlRows({ phase: number() })`select ${phase(unit)} as phase`.execute(db);
  return redrawn(await markedGroups(unit, db), { percent, phase: rows[0]!.phase });
}

/** How many groups are marked, and how many of them the sample holds. */
export async function sampleCounts({ schedule_id, question_id }: Unit, db: Db) {
  // Each draw finds its answers by an index, whatever the database knows of how many there are.
  const { rows } = await sqlRows({ marked: number(), drawn: number() })`
    select
      (select count(distinct ${groupKey}) from marking_answers ma
        where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
          and ma.state <> 'left') as marked,
      (select count(*) from marking_sample_draws draw
        where draw.schedule_id = ${schedule_id} and draw.question_id = ${question_id}
          and (exists (select 1 from marking_answers ma
              where ma.sitting_id = draw.drawn and ma.question_id = draw.question_id
                and ma.state <> 'left')
            or exists (select 1 from marking_answers ma
              where ma.schedule_id = draw.schedule_id and ma.question_id = draw.question_id
                and ma.equality = draw.drawn and ma.state <> 'left'))) as drawn`.execute(db);
  return rows[0]!;
}

const groupColumns = { key: text(), sittings: json<string[]>(), lot: text() };

/** In the order in which they were marked first. */
export async function markedGroups(
  { schedule_id, question_id }: Unit,
  db: Db,
): Promise<MarkedGroup[]> {
  const { rows: draws } = await sqlRows({ drawn: text(), place: number() })`
    select drawn, place from marking_sample_draws
    where schedule_id = ${schedule_id} and question_id = ${question_id}`.execute(db);
  const { rows } = await sqlRows(groupColumns)`
    select ${groupKey} as key, json_agg(ma.sitting_id order by first.seq) as sittings,
      md5('sample ' || min(ma.question_id) || ' ' || (array_agg(ma.sitting_id order by first.seq))[1])
        as lot
    from marking_answers ma
    cross join lateral (select min(m.seq) as seq from marks m
      where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id) first
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
      and ma.state <> 'left'
    group by ${groupKey} order by min(first.seq), ${groupKey}`.execute(db);
  const places = new Map(draws.map(({ drawn, place }) => [drawn, place]));
  return rows.map(({ key, sittings, lot }) => {
    const own = [key, ...sittings].flatMap((one) => places.get(one) ?? []);
    return { key, lot, place: own.length === 0 ? null : Math.min(...own) };
  });
}
