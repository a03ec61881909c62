// The answers to one question as the sample of its second round sees them: those that are the same are one (domain/marking/rounds/second-sample.ts).
import { sql } from "kysely";
import {
  redrawn,
  type MarkedGroup,
  type SampleRule,
} from "../../../../domain/marking/rounds/second-sample.ts";
import type { Db } from "../../../database/database.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
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
  const { rows } = await sqlRows({ marked: number(), drawn: number() })`
    select count(distinct ${groupKey}) as marked,
      count(distinct ${groupKey}) filter (where draw.place is not null) as drawn
    from marking_answers ma
    left join marking_sample_draws draw on draw.schedule_id = ma.schedule_id
      and draw.question_id = ma.question_id and draw.drawn in (ma.equality, ma.sitting_id)
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
      and ma.state <> 'left'`.execute(db);
  return rows[0]!;
}

/** In the order in which they were marked first. */
export async function markedGroups(
  { schedule_id, question_id }: Unit,
  db: Db,
): Promise<MarkedGroup[]> {
  const { rows } = await sqlRows({ key: text(), place: orNull(number()), lot: text() })`
    select ${groupKey} as key, min(draw.place) as place,
      md5('sample ' || min(ma.question_id) || ' ' || (array_agg(ma.sitting_id order by first.seq))[1])
        as lot
    from marking_answers ma
    cross join lateral (select min(m.seq) as seq from marks m
      where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id) first
    left join marking_sample_draws draw on draw.schedule_id = ma.schedule_id
      and draw.question_id = ma.question_id and draw.drawn in (ma.equality, ma.sitting_id)
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
      and ma.state <> 'left'
    group by ${groupKey} order by min(first.seq), ${groupKey}`.execute(db);
  return rows;
}
