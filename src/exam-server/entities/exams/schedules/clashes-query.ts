// Which other schedules some participants would have to sit at the same time. Only those that overlap at all are looked
// at, once for all who have the same (domain/exams/schedules/schedule-clashes.ts).
import { sql } from "kysely";
import {
  findClashes,
  type AlikePeople,
  type PlannedSitting,
} from "../../../../domain/exams/schedules/schedule-clashes.ts";
import type { ReadinessFacts } from "../../../../domain/exams/readiness.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, numbers, sqlRows, text, texts } from "../../../records/sql-rows.ts";
import { instantOf, isSat, lastEnd, lostMinutes, startsAt } from "./schedule-times-query.ts";
import { targetsOf } from "./targets-query.ts";

/** The minutes, begun ones counted, by which a session would move if its exam, which is stopped, went on at that instant; 0: it is not. */
const minutesStopped = (start: Sql, at: Date) => sql`coalesce(greatest(0,
  ceil(extract(epoch from ${at}::timestamptz - greatest(s.stopped_at, ${start})) / 60)::integer)
  * (s.stopped_at is not null)::integer, 0)`;

type Clashing = ReadinessFacts["clashes"][number];

/**
 * By schedule: with active ones, and with each other, since they may become active together. One that is stopped still has its
 * participants, for as long as it would take if it went on now.
 */
export async function clashesOf(
  ids: readonly string[],
  call: Pick<Call, "db" | "at">,
): Promise<Map<string, readonly Clashing[]>> {
  const overlapping = await overlappingOf(ids, call);
  const clashes = findClashes(await alikeOf([...overlapping.keys()], call));
  const found = new Map<string, Clashing[]>();
  for (const { one, other, participants } of clashes) {
    for (const [id, with_id] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!ids.includes(id)) continue;
      const alias = overlapping.get(with_id)!;
      const own = { schedule_id: with_id, alias, participants };
      found.set(id, [...(found.get(id) ?? []), own]);
    }
  }
  return found;
}

/** The name of each schedule that takes part in an overlap, by id. */
async function overlappingOf(
  ids: readonly string[],
  { db, at }: Pick<Call, "db" | "at">,
): Promise<Map<string, string>> {
  const { rows } = await sqlRows({ id: text(), alias: text() })`
    with spans as materialized (
      select s.id, s.alias, ${startsAt()} as starts,
        ${lastEnd()} + make_interval(mins => ${minutesStopped(startsAt(), at)}) as ends
      from schedules s where ${isSat} or s.id = any(${ids}))
    select distinct part.id, part.alias
    from spans one join spans other
      on one.id <> other.id and one.starts < other.ends and other.starts < one.ends
    cross join lateral (values (one.id, one.alias), (other.id, other.alias)) part (id, alias)
    where one.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, alias }) => [id, alias]));
}

const alikeColumns = { participants: number(), schedules: texts(), sessions: numbers() };
const startColumns = { schedule_id: text(), sesi: number(), minutes: number(), from: number() };

/** Of a school of thousands a few hundred rows, since most share their schedules and sessions with many others. */
async function alikeOf(
  ids: readonly string[],
  call: Pick<Call, "db" | "at">,
): Promise<AlikePeople[]> {
  if (ids.length === 0) return [];
  const starts = await startsOf(ids, call);
  const { rows } = await sqlRows(alikeColumns)`
    select count(*) as participants, each.schedules, each.sessions from (
      select array_agg(t.schedule_id order by t.schedule_id) as schedules,
        array_agg(coalesce(m.sesi, 0) order by t.schedule_id) as sessions
      from ${targetsOf(sql`s.id = any(${ids})`)} t
      left join session_members m
        on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
      group by t.participant_id) each
    group by each.schedules, each.sessions`.execute(call.db);
  return rows.map(({ participants, schedules, sessions }) => ({
    participants,
    sittings: schedules.flatMap((schedule, at) => starts.get(`${schedule} ${sessions[at]}`) ?? []),
  }));
}

/** By schedule and session; whoever is in none yet (0) starts with the schedule. */
async function startsOf(
  ids: readonly string[],
  { db, at }: Pick<Call, "db" | "at">,
): Promise<Map<string, PlannedSitting>> {
  const { rows } = await sqlRows(startColumns)`
    select s.id as schedule_id, z.sesi, coalesce(s.tutup, s.lama)
        + ${lostMinutes(sql`z.starts`)} + ${minutesStopped(sql`z.starts`, at)} as minutes,
      (extract(epoch from z.starts) * 1000)::float8 as from
    from schedules s
    cross join lateral (
      select 0 as sesi, ${startsAt()} as starts
      union all
      select z.sesi, ${instantOf(sql`z.tanggal || ' ' || z.mulai`)}
      from schedule_sessions z where z.schedule_id = s.id) z
    where s.id = any(${ids})`.execute(db);
  return new Map(
    rows.map(({ schedule_id, sesi, minutes, from }) => [
      `${schedule_id} ${sesi}`,
      { schedule_id, from, to: from + minutes * 60_000 },
    ]),
  );
}
