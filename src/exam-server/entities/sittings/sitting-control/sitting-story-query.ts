// What has happened in a participant's sitting, and which added time has come to whom.
import { sql } from "kysely";
import { maxExtraMinutes, type SittingTimes } from "../../../../contract/exams/sitting-acts.ts";
import type { SittingExtra } from "../../../../contract/exams/sitting-control.ts";
import type { FinishKind } from "../../../../contract/exams/sitting-rows.ts";
import type { SittingEvent } from "../../../../contract/exams/sitting-events.ts";
import type { Db } from "../../../database/database.ts";
import { usualWayMs } from "../../../../domain/exams/sittings/answer-times.ts";
import { minutesLeft } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../../http/handler.ts";
import { allOf } from "../../../records/list-sql.ts";
import { inOrder } from "../../../records/record-list.ts";
import { lastsUntil, ownStart } from "../../exams/schedules/schedule-times-query.ts";
import { reviewShownSince } from "../own-results/review-since-query.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const maxExtras = 1_000;
const maxEvents = 200;

type Times = "sent_at" | "delivered_at" | "seen_at";
type ExtraRow = Omit<SittingExtra, Times> & {
  sent_at: Date;
  delivered_at: Date | null;
  seen_at: Date | null;
};

type Chosen = { schedule: string; act?: string; participant?: string };

const extraRowColumns = {
  id: text(),
  participant_id: text(),
  no_ujian: text(),
  nama: text(),
  minutes: number(),
  kind: text<ExtraRow["kind"]>(),
  reason: text(),
  by: text(),
  is_waiting: boolean(),
  sent_at: moment(),
  delivered_at: orNull(moment()),
  seen_at: orNull(moment()),
};

/** Newest first; of one act in the order of names. */
export async function sittingExtras(
  { schedule, act = "", participant }: Chosen,
  db: Db,
): Promise<SittingExtra[]> {
  const { rows } = await sqlRows(extraRowColumns)`
    select x.id, x.participant_id, p.no_ujian, p.nama, x.minutes, x.kind, x.reason, x.by_name as by, x.sent_at,
      x.delivered_at, x.seen_at, si.id is null as is_waiting
    from sitting_extras x
    join participants p on p.id = x.participant_id
    left join sittings si on si.schedule_id = x.schedule_id and si.participant_id = x.participant_id
    where ${allOf([
      sql`x.schedule_id = ${schedule}`,
      act !== "" && sql`x.act_id = ${act}`,
      participant !== undefined && sql`x.participant_id = ${participant}`,
    ])}
    order by x.sent_at desc, x.act_id, lower(p.nama) collate "C", x.id
    limit ${maxExtras}`.execute(db);
  return rows.map((row) => ({
    ...row,
    sent_at: row.sent_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    seen_at: row.seen_at?.toISOString() ?? null,
  }));
}

/** In the order of `ids`. */
export async function sittingTimes(
  schedule: string,
  ids: readonly string[],
  { db, at }: Pick<Call, "db" | "at">,
): Promise<SittingTimes> {
  const { alias, lama } = await db
    .selectFrom("schedules")
    .select(["alias", "lama"])
    .where("id", "=", schedule)
    .executeTakeFirstOrThrow();
  const start = ownStart();
  const { rows } = await sqlRows({
    id: text(),
    deadline_at: orNull(moment()),
    finished_at: orNull(moment()),
    closes_at: moment(),
    extra_minutes: number(),
    extra_by: text(),
    extra_at: orNull(moment()),
  })`
    select p.id, si.deadline_at, si.finished_at, ${lastsUntil(start)} as closes_at, coalesce(x.minutes, 0)::integer as extra_minutes,
      coalesce(x.by_name, '') as extra_by, x.sent_at as extra_at
    from participants p
    join schedules s on s.id = ${schedule}
    left join session_members m on m.schedule_id = s.id and m.participant_id = p.id
    left join schedule_sessions z on z.schedule_id = s.id and z.sesi = m.sesi
    left join sittings si on si.schedule_id = ${schedule} and si.participant_id = p.id
    left join lateral (
      select e.by_name, e.sent_at, sum(e.minutes) over () as minutes from sitting_extras e
      where e.schedule_id = ${schedule} and e.participant_id = p.id
      order by e.sent_at desc, e.id desc limit 1) x on true
    where p.id = any(${ids})`.execute(db);
  const items = rows.map(({ deadline_at: deadline, finished_at: finished, extra_at, ...row }) => ({
    ...row,
    closes_at: row.closes_at.toISOString(),
    left_minutes: deadline && finished ? givableLeft(deadline, finished) : 0,
    extra_at: extra_at?.toISOString() ?? null,
  }));
  const since = await reviewShownSince(schedule, db, at);
  return {
    alias,
    lama,
    review_since: since?.toISOString() ?? null,
    items: inOrder(ids, items),
  };
}

/** No act gives more. */
export const givableLeft = (deadline: Date, finished: Date): number =>
  Math.min(minutesLeft(deadline.getTime(), finished.getTime()), maxExtraMinutes);

type StoredTimes = "at" | "given_from" | "given_to";
type EventRow = Omit<SittingEvent, StoredTimes> & {
  at: Date;
  given_from: Date | null;
  given_to: Date | null;
};

const eventColumns = {
  kind: text<EventRow["kind"]>(),
  by: text(),
  reason: text(),
  finish_kind: orNull(text<FinishKind>()),
  minutes: number(),
  seconds: number(),
  answers: number(),
  in_time: number(),
  given_from: orNull(moment()),
  given_to: orNull(moment()),
  at: moment(),
  /** The order of events of one moment. */
  turn: number(),
};

/** The latest so many. An earlier sitting that was reset or deleted is told by the audit trail alone. */
export async function sittingEvents(
  { schedule, participant }: Required<Omit<Chosen, "act">>,
  db: Db,
  limit = maxEvents,
): Promise<SittingEvent[]> {
  const { rows } = await sqlRows(eventColumns)`
    select e.at, e.kind, coalesce(e.by_name, '') as by, coalesce(e.detail ->> 'reason', '') as reason,
      case when e.kind = 'finish' then e.detail ->> 'kind' end as finish_kind,
      coalesce((e.detail ->> 'minutes')::integer, 0) as minutes,
      coalesce((e.detail ->> 'seconds')::integer, 0) as seconds,
      coalesce((e.detail ->> 'answers')::integer, 0) as answers,
      coalesce((e.detail ->> 'in_time')::integer, 0) as in_time,
      (e.detail ->> 'given_from')::timestamptz as given_from,
      (e.detail ->> 'given_to')::timestamptz as given_to, e.id as turn
    from sitting_events e join sittings si on si.id = e.sitting_id
    where si.schedule_id = ${schedule} and si.participant_id = ${participant}
    union all ${delayedAnswers({ schedule, participant })}
    union all ${admissions({ schedule, participant })}
    union all
    select a.at, case a.action when 'sitting.reset' then 'reset' else 'delete' end, a.user_name,
      a.reason, null, 0, 0, 0, 0, null, null, 0
    from audit_entries a
    where a.object_type = 'sitting' and a.object_id = ${participant}
      and a.action in ('sitting.reset', 'sitting.delete')
      and a.before ->> 'schedule_id' = ${schedule}
    order by at desc, turn desc limit ${limit}`.execute(db);
  return rows.map(({ turn: _turn, at, given_from: from, given_to: to, ...event }) => ({
    ...event,
    at: at.toISOString(),
    given_from: from?.toISOString() ?? null,
    given_to: to?.toISOString() ?? null,
  }));
}

/** Who was admitted after the limit has a history before they come in. */
const admissions = ({ schedule, participant }: Required<Omit<Chosen, "act">>) => sql`
  select ad.sent_at as at, 'admit', ad.by_name, ad.reason, null, coalesce(ad.minutes, 0), 0, 0, 0,
    null, null, 0
  from sitting_admissions ad
  where ad.schedule_id = ${schedule} and ad.participant_id = ${participant}
  union all
  select ad.ended_at, 'withdraw-admission', ad.ended_by, ad.end_reason, null, 0, 0, 0, 0, null, null, 0
  from sitting_admissions ad
  where ad.schedule_id = ${schedule} and ad.participant_id = ${participant}
    and ad.end_act_id is not null`;

/** Stored answers whose way took longer than usual, those of one call together. */
const delayedAnswers = ({ schedule, participant }: Required<Omit<Chosen, "act">>) => sql`
  select w.answered_at as at, 'delayed-answers', '', '', null, 0, 0, count(*)::integer,
    count(*) filter (where w.given_at <= si.deadline_at)::integer, min(w.given_at), max(w.given_at), 0
  from sitting_answers w join sittings si on si.id = w.sitting_id
  where si.schedule_id = ${schedule} and si.participant_id = ${participant}
    and w.answered_at - w.given_at > make_interval(secs => ${usualWayMs / 1000}::integer)
  group by w.answered_at`;
