// Whom a schedule is for, in SQL: those named one by one (SP), those in its groups and the groups below them, or everybody
// (CP). Who is inactive or deleted sits no exam.
import { sql } from "kysely";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import type { Sql } from "../../../records/list-sql.ts";

/** Of a row of participants called p. */
export const sitsExams = sql`p.deleted_at is null and p.status <> 'inactive'`;

/** Rows (schedule_id, participant_id), each once. `chosen`: a condition on a row of schedules called s. */
export function targetsOf(chosen: Sql): Sql {
  return sql`(
    select s.id as schedule_id, p.id as participant_id
    from schedules s
    join schedule_participants sp on sp.schedule_id = s.id
    join participants p on p.id = sp.participant_id
    where ${chosen} and s.participant_mode = 'SP' and ${sitsExams}
    union
    select s.id, p.id
    from schedules s
    join schedule_groups sg on sg.schedule_id = s.id
    join groups named on named.id = sg.group_id
    join groups below on below.id = named.id
      or starts_with(below.path, named.path || ${groupPathSeparator}::text)
    join participants p on p.group_id = below.id
    where ${chosen} and s.participant_mode = 'CP' and ${sitsExams}
    union all
    select s.id, p.id
    from schedules s
    cross join participants p
    where ${chosen} and s.participant_mode = 'CP' and ${sitsExams}
      and not exists (select 1 from schedule_groups sg where sg.schedule_id = s.id)
  )`;
}

/** How many these are, of the schedule `s`. */
export const targetCount = sql`(case
  when s.participant_mode = 'SP' then (
    select count(*) from schedule_participants sp join participants p on p.id = sp.participant_id
    where sp.schedule_id = s.id and ${sitsExams})
  when not exists (select 1 from schedule_groups sg where sg.schedule_id = s.id) then (
    select count(*) from participants p where ${sitsExams})
  else (
    select count(distinct p.id) from schedule_groups sg
    join groups named on named.id = sg.group_id
    join groups below on below.id = named.id
      or starts_with(below.path, named.path || ${groupPathSeparator}::text)
    join participants p on p.group_id = below.id
    where sg.schedule_id = s.id and ${sitsExams}) end)`;

/** As a condition: whether the participant of that id is one of them, of the schedule `s`. */
export const isTarget = (participantId: string | Sql) => sql`exists (
  select 1 from participants p where p.id = ${participantId} and ${sitsExams} and case
    when s.participant_mode = 'SP' then exists (
      select 1 from schedule_participants sp
      where sp.schedule_id = s.id and sp.participant_id = p.id)
    else not exists (select 1 from schedule_groups sg where sg.schedule_id = s.id) or exists (
      select 1 from schedule_groups sg
      join groups named on named.id = sg.group_id
      join groups own on own.id = p.group_id
      where sg.schedule_id = s.id and (own.id = named.id
        or starts_with(own.path, named.path || ${groupPathSeparator}::text))) end)`;

/**
 * As a condition on the participant `p`: whether they are in one of these groups or in one below it. Without groups everybody is. It is never null,
 * so that it can be negated: a participant can be without a group.
 */
export function isInGroups(ids: readonly string[]): Sql {
  if (ids.length === 0) return sql`true`;
  return sql`coalesce(p.group_id in (
    select below.id from groups named
    join groups below on below.id = named.id
      or starts_with(below.path, named.path || ${groupPathSeparator}::text)
    where named.id = any(${ids})), false)`;
}
