// Which other schedules some participants would have to sit at the same time. Only those that overlap at all are looked
// at person by person (domain/exams/schedule-clashes.ts).
import { sql } from "kysely";
import { findClashes } from "../../../domain/exams/schedule-clashes.ts";
import type { PlannedSitting } from "../../../domain/exams/schedule-clashes.ts";
import type { ReadinessFacts } from "../../../domain/exams/readiness.ts";
import type { Db } from "../../database/database.ts";
import { endsAt, instantOf, startsAt } from "./schedule-times-query.ts";
import { targetsOf } from "./targets-query.ts";

type Clashing = ReadinessFacts["clashes"][number];

/** By schedule: with active ones, and with each other, since they may become active together. */
export async function clashesOf(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, readonly Clashing[]>> {
  const overlapping = await overlappingOf(ids, db);
  const clashes = findClashes(await sittingsOf([...overlapping.keys()], db));
  const found = new Map<string, Clashing[]>();
  for (const { one, other, participants } of clashes) {
    for (const [id, with_id] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!ids.includes(id)) continue;
      const alias = overlapping.get(with_id)!;
      const own = { schedule_id: with_id, alias, participants: participants.length };
      found.set(id, [...(found.get(id) ?? []), own]);
    }
  }
  return found;
}

/** The name of each schedule that takes part in an overlap, by id. */
async function overlappingOf(ids: readonly string[], db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; alias: string }>`
    with spans as materialized (
      select s.id, s.alias, ${startsAt()} as starts, ${endsAt()} as ends from schedules s
      where s.active or s.id = any(${ids}))
    select distinct part.id, part.alias
    from spans one join spans other
      on one.id <> other.id and one.starts < other.ends and other.starts < one.ends
    cross join lateral (values (one.id, one.alias), (other.id, other.alias)) part (id, alias)
    where one.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, alias }) => [id, alias]));
}

/** Whoever is in no session yet starts with the schedule. */
async function sittingsOf(ids: readonly string[], db: Db): Promise<PlannedSitting[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<PlannedSitting, "to"> & { minutes: number }>`
    select t.schedule_id, t.participant_id, coalesce(s.tutup, s.lama) as minutes,
      (extract(epoch from coalesce(
        ${instantOf(sql`z.tanggal || ' ' || z.mulai`)}, ${startsAt()})) * 1000)::float8 as from
    from ${targetsOf(sql`s.id = any(${ids})`)} t
    join schedules s on s.id = t.schedule_id
    left join session_members m
      on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
    left join schedule_sessions z on z.schedule_id = m.schedule_id and z.sesi = m.sesi`.execute(db);
  return rows.map(({ minutes, ...row }) => ({ ...row, to: row.from + minutes * 60_000 }));
}
