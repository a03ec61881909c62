// Since when participants have seen keys and explanations of an exam. Whoever works on it after that may know them.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import { moment, orNull, sqlRows } from "../../../records/sql-rows.ts";
import type { Sql } from "../../../records/list-sql.ts";
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

/**
 * The first instant at which the exam was over for everybody, and the school's moment for results had passed. Null: keys have not
 * been shown. Results that are hidden again, because somebody was let on, have been shown all the same.
 */
export async function reviewShownSince(schedule: string, db: Db, at: Date): Promise<Date | null> {
  const from = sql`greatest(${closesAt()}, ${instantOf(sql`s.result_at`)})`;
  const { rows } = await sqlRows({ since: orNull(moment()) })`
    select (
      select min(t.at) from (
        select ${from} as at
        union all
        select e.at from sitting_events e join sittings si on si.id = e.sitting_id
        where si.schedule_id = s.id and e.kind = 'finish' and e.at >= ${from}
        union all
        select coalesce(ad.ended_at, ${admittedUntil(sql`ad.sent_at`)}) from sitting_admissions ad
        where ad.schedule_id = s.id and ad.minutes is not null
      ) t
      where t.at >= ${from} and t.at <= ${at}::timestamptz
        and t.at < coalesce(s.stopped_at, 'infinity') and not ${isHeldUp}
    ) as since
    from schedules s where s.id = ${schedule} and s.view_result = 'review'`.execute(db);
  return rows[0]?.since ?? null;
}
