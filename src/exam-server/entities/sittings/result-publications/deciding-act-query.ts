// Which act of staff decides what a participant sees of a result.
import { sql } from "kysely";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import type {
  PublishedView,
  PublicationKind,
} from "../../../../contract/results/result-publications.ts";
import type { DecidingAct } from "../../../../domain/results/publication-rule.ts";
import type { Db } from "../../../database/database.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Sitting } from "../sittings/sitting-state-query.ts";

/** As a condition: the group `inner` is `outer` or below it; `outer` null is everybody. */
export const isWithin = (inner: Sql, outer: Sql): Sql => sql`(${outer} is null or exists (
  select 1 from groups outer_g
  join groups inner_g on inner_g.id = outer_g.id
    or starts_with(inner_g.path, outer_g.path || ${groupPathSeparator}::text)
  where outer_g.id = ${outer} and inner_g.id = ${inner}))`;

/** As a condition: the group `inner` is one of these or below one; none of them is everybody. */
export const isWithinSome = (inner: Sql, groups: readonly string[]): Sql => sql`(
  cardinality(${groups}::text[]) = 0 or exists (
    select 1 from unnest(${groups}::text[]) chosen (id) where ${isWithin(inner, sql`chosen.id`)}))`;

/** As a query: the act that decides for the participant `p` of the schedule `s`; no row without one. */
export const latestAct: Sql = sql`
  select a.kind, a.view from result_publications a
  where a.schedule_id = s.id and a.undone_at is null
    and ${isWithin(sql`p.group_id`, sql`a.group_id`)}
  order by a.seq desc limit 1`;

type Concerned = Pick<Sitting, "schedule_id" | "participant_id">;

/** Null: nobody has acted. A participant is concerned by the group that they are in now. */
export async function decidingAct(
  { schedule_id: schedule, participant_id: participant }: Concerned,
  db: Db,
): Promise<DecidingAct | null> {
  const { rows } = await sqlRows({
    kind: text<PublicationKind>(),
    view: orNull(text<PublishedView>()),
  })`
    select act.kind, act.view from participants p
    join schedules s on s.id = ${schedule}
    join lateral (${latestAct}) act on true
    where p.id = ${participant}`.execute(db);
  return rows[0] ?? null;
}

/** By an act for these groups; none: for everybody. */
export async function isConcerned(
  { participant_id: participant }: Pick<Concerned, "participant_id">,
  groups: readonly string[],
  db: Db,
): Promise<boolean> {
  const { rows } = await sqlRows({ is_within: boolean() })`
    select ${isWithinSome(sql`p.group_id`, groups)} as is_within
    from participants p where p.id = ${participant}`.execute(db);
  return rows[0]?.is_within ?? false;
}
