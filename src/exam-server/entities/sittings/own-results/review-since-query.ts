// Since when participants have seen keys and explanations of an exam. Whoever works on it after that may know them.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import { moment, orNull, sqlRows } from "../../../records/sql-rows.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { isWithin } from "../result-publications/deciding-act-query.ts";
import { admittedUntil, closesAt, instantOf } from "../../exams/schedules/schedule-times-query.ts";

/** Somebody was at work at the instant `t.at`, or was admitted by then and had not begun: results were hidden (result-times.ts). */
const isHeldUp: Sql = sql`(
  exists (
    select 1 from sittings si
    join lateral (
      select e.kind from sitting_events e
      where e.sitting_id = si.id and e.kind in ('start', 'reopen', 'finish') and e.at <= t.at
      order by e.at desc, e.id desc limit 1) latest on true
    where si.schedule_id = s.id and latest.kind <> 'finish')
  or exists (
    select 1 from sitting_admissions ad
    where ad.schedule_id = s.id and ad.minutes is not null and ad.sent_at <= t.at
      and coalesce(ad.ended_at, ${admittedUntil(sql`ad.sent_at`)}) > t.at
      and not exists (
        select 1 from sittings si join sitting_events e on e.sitting_id = si.id
        where si.schedule_id = s.id and si.participant_id = ad.participant_id
          and e.kind = 'start' and e.at <= t.at)))`;

/** An act of staff was done and not taken back at the instant `t.at`. */
const wasInForce = (act: Sql): Sql => sql`(${act}.schedule_id = s.id and ${act}.at <= t.at
  and coalesce(${act}.undone_at, 'infinity') > t.at)`;

/** At the instant `t.at` the schedule itself showed keys to somebody: `from`, when it begins to. An act for everybody stands above it. */
const wasShownBySchedule = (from: Sql): Sql => sql`(
  s.view_result = 'review' and t.at >= ${from}
  and not exists (
    select 1 from result_publications act
    where ${wasInForce(sql`act`)} and act.group_id is null and act.kind <> 'follow'
      and not exists (
        select 1 from result_publications later
        where ${wasInForce(sql`later`)} and later.seq > act.seq and later.group_id is null)))`;

/** Staff had published keys, if only to a group, and no later act for the same people stood above it. */
const wasPublished: Sql = sql`exists (
  select 1 from result_publications act
  where ${wasInForce(sql`act`)} and act.view = 'review' and not exists (
    select 1 from result_publications later
    where ${wasInForce(sql`later`)} and later.seq > act.seq
      and (later.group_id is null
        or act.group_id is not null and ${isWithin(sql`act.group_id`, sql`later.group_id`)})))`;

/**
 * The first instant at which the exam was over for everybody, and keys were shown: the school's moment for results had passed, or staff had
 * published them. Null: they have not been shown. Results that are hidden again, because somebody was let on or staff have withdrawn them,
 * have been shown all the same.
 */
export async function reviewShownSince(schedule: string, db: Db, at: Date): Promise<Date | null> {
  const over = closesAt();
  const from = sql`greatest(${over}, ${instantOf(sql`s.result_at`)})`;
  const { rows } = await sqlRows({ since: orNull(moment()) })`
    select (
      select min(t.at) from (
        select ${over} as at
        union all
        select ${from}
        union all
        select e.at from sitting_events e join sittings si on si.id = e.sitting_id
        where si.schedule_id = s.id and e.kind = 'finish'
        union all
        select coalesce(ad.ended_at, ${admittedUntil(sql`ad.sent_at`)}) from sitting_admissions ad
        where ad.schedule_id = s.id and ad.minutes is not null
        union all
        select unnest(array[act.at, act.undone_at]) from result_publications act
        where act.schedule_id = s.id
      ) t
      where t.at >= ${over} and t.at <= ${at}::timestamptz
        and t.at < coalesce(s.stopped_at, 'infinity')
        and (${wasShownBySchedule(from)} or ${wasPublished}) and not ${isHeldUp}
    ) as since
    from schedules s where s.id = ${schedule} and (s.view_result = 'review' or exists (
      select 1 from result_publications act
      where act.schedule_id = s.id and act.view = 'review'))`.execute(db);
  return rows[0]?.since ?? null;
}
