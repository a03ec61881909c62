// Gives back the time of an absence of the server: to sittings, to the lives of tokens and to orders that wait. The latest time of
// entry follows from the stored absence itself (lostMinutes in schedule-times-query.ts).
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { orderDelayMs } from "../../../../contract/exams/sitting-acts.ts";
import { minutesGiven, type Span } from "../../../../domain/exams/sittings/server-absence.ts";
import { offlineAfterMs } from "../../../../domain/exams/sittings/sitting-row-state.ts";
import { answerGraceMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Db } from "../../../database/database.ts";
import { serverTime } from "../../../http/server-time.ts";
import { boolean, sqlRows, text } from "../../../records/sql-rows.ts";
import { examSecurity } from "../participant-session/exam-security-query.ts";
import { runningTotals } from "../sitting-control/sitting-time-writing.ts";
import { lastEnd, startsAt } from "../../exams/schedules/schedule-times-query.ts";

/** The `act_id` of all additions of time that one absence has made. */
const actOf = (absence: string) => `absence ${absence}`;

/** "12.15–12.16", by the school's clock, or "12.15" within a minute. */
export function spanText({ from, to }: Span): string {
  const clock = (at: number) => serverTime(new Date(at)).slice(11, 16).replace(":", ".");
  const [began, ended] = [clock(from), clock(to)];
  return began === ended ? began : `${began}–${ended}`;
}

export const absenceReason = (span: Span): string => `Server mati ${spanText(span)}`;

/**
 * Stores the absence and gives back the time that it has cost. Returns the ids of the participants whose time has changed. An absence
 * during which no exam was on is not stored.
 */
export async function giveBack(db: Db, span: Span): Promise<string[]> {
  const { absenceTime } = await examSecurity(db);
  const minutes = absenceTime ? minutesGiven(span) : 0;
  const id = randomUUID();
  const [from, to] = [new Date(span.from), new Date(span.to)];
  const people = await atWorkSince(db, from);
  if (people.length === 0 && !(await hasExam(db, from, to))) return [];
  await db
    .insertInto("server_absences")
    .values({
      id,
      schedule_id: null,
      from_at: from,
      to_at: to,
      minutes,
      people: people.length,
      confirmed_at: people.length === 0 ? to : null,
      confirmed_by: null,
    })
    .execute();
  await keepTokensAndOrders(db, from, to);
  await noteResumed(db, people, span);
  if (minutes === 0 || people.length === 0) return [];
  await changeTimes(db, {
    id,
    sittings: people,
    minutes,
    delta: minutes,
    reason: absenceReason(span),
    by: null,
    at: to,
  });
  return people.map(({ participant_id: participant }) => participant);
}

/**
 * The silence of these sittings is counted from the end of the span, during which nobody could be heard. Whoever was cut off before it
 * began stays cut off.
 */
export async function noteResumed(db: Db, sittings: readonly AtWork[], span: Span): Promise<void> {
  const heardSince = new Date(span.from - offlineAfterMs);
  await sql`
    update sittings set resumed_at = ${new Date(span.to)}::timestamptz
    where id = any(${sittings.map(({ id }) => id)})
      and greatest(last_seen_at, resumed_at) >= ${heardSince}::timestamptz`.execute(db);
}

export type AtWork = { id: string; schedule_id: string; participant_id: string };
const atWorkColumns = { id: text(), schedule_id: text(), participant_id: text() };

/**
 * Sittings whose time was running at `from` and that have not ended since, with those whose deadline had passed within the grace
 * for the last answers. Locked.
 * @param stopped the exam that stood still from then on; null: of all exams whose time was running
 */
export async function atWorkSince(
  db: Db,
  from: Date,
  stopped: string | null = null,
): Promise<AtWork[]> {
  const chosen =
    stopped === null
      ? sql`started_at <= ${from}::timestamptz
          and schedule_id not in (select id from schedules where stopped_at is not null)`
      : sql`schedule_id = ${stopped}`;
  const { rows } = await sqlRows(atWorkColumns)`
    select id, schedule_id, participant_id from sittings
    where ${chosen} and status = 3
      and deadline_at > ${new Date(from.getTime() - answerGraceMs)}::timestamptz
    order by id for update`.execute(db);
  return rows;
}

/** At work, and with time that this absence has given back. Locked. */
export async function atWorkWithTimeOf(db: Db, absence: string): Promise<AtWork[]> {
  const { rows } = await sqlRows(atWorkColumns)`
    select si.id, si.schedule_id, si.participant_id from sittings si
    join sitting_extras x on x.schedule_id = si.schedule_id
      and x.participant_id = si.participant_id
    where si.status = 3 and x.act_id = ${actOf(absence)}
    order by si.id for update of si`.execute(db);
  return rows;
}

async function hasExam(db: Db, from: Date, to: Date): Promise<boolean> {
  const { rows } = await sqlRows({ found: boolean() })`
    select exists (
      select 1 from schedules s where s.active
        and ${startsAt()} < ${to}::timestamptz and ${lastEnd()} > ${from}::timestamptz
    ) as found`.execute(db);
  return rows[0]!.found;
}

/**
 * Moves the end of tokens by the length of the absence. A server that reads tokens before the absence is noticed ends those whose time ran
 * out within it: they live on, unless another one was released since. Orders wait as long again as they did at first: nobody could cancel them
 * meanwhile, and whoever wants to has to come back first.
 */
async function keepTokensAndOrders(db: Db, from: Date, to: Date): Promise<void> {
  const lost = sql`(${to}::timestamptz - ${from}::timestamptz)`;
  await sql`
    update token_releases t set expires_at = expires_at + ${lost}, ended_at = null, end_kind = null
    where t.expires_at > ${from}::timestamptz and (t.ended_at is null
      or t.end_kind = 'expired' and t.expires_at <= ${to}::timestamptz and not exists (
        select 1 from token_releases other where other.scope = t.scope
          and other.scope_id = t.scope_id and other.released_at > t.released_at))`.execute(db);
  await sql`
    update sitting_orders
    set due_at = ${to}::timestamptz + make_interval(secs => ${orderDelayMs / 1000}::integer)
    where ended_at is null and due_at > ${from}::timestamptz`.execute(db);
}

type TimeChange = {
  /** Of the absence. */
  id: string;
  sittings: readonly AtWork[];
  /** The minutes of this absence that they have afterwards, and by how many that differs from before. */
  minutes: number;
  delta: number;
  reason: string;
  /** Null: the server by itself. */
  by: string | null;
  at: Date;
};

/** Whoever loses time keeps at least one minute, so that no sitting ends without warning. */
const leastLeft = sql`interval '1 minute'`;

/**
 * Gives each of the sittings `minutes` of that absence in place of what they had of it. It takes a few statements, however many
 * sittings there are. The device has to confirm the new minutes again, as it does with any added time.
 */
export async function changeTimes(db: Db, change: TimeChange): Promise<void> {
  const { sittings, minutes, delta, reason, by, at } = change;
  const act = actOf(change.id);
  const rows = sql`json_to_recordset(${JSON.stringify(sittings)}::json)
    as one (id text, schedule_id text, participant_id text)`;
  await sql`
    delete from sitting_extras x using ${rows}
    where x.act_id = ${act} and x.schedule_id = one.schedule_id
      and x.participant_id = one.participant_id`.execute(db);
  if (minutes > 0) {
    await sql`
      insert into sitting_extras (id, schedule_id, participant_id, act_id, minutes, kind, reason,
        by_name, sent_at, total_seconds)
      select gen_random_uuid()::text, one.schedule_id, one.participant_id, ${act}, ${minutes}::integer,
        'incident', ${reason}, ${by ?? "Server"}, ${at}::timestamptz, 0
      from ${rows}`.execute(db);
  }
  await sql`
    update sitting_extras x set total_seconds = kept.total
    from (${runningTotals(sql`(x.schedule_id, x.participant_id) in (
      select one.schedule_id, one.participant_id from ${rows})`)}) kept
    where x.id = kept.id and x.total_seconds <> kept.total`.execute(db);
  const extra = sql`greatest(0, si.extra_seconds + ${delta * 60}::integer)`;
  await sql`
    update sittings si set
      extra_seconds = ${extra},
      extra_delivered = least(si.extra_delivered, ${extra}),
      extra_seen = least(si.extra_seen, ${extra}),
      finish_from = si.finish_from + make_interval(mins => ${delta}::integer),
      deadline_at = greatest(si.deadline_at + make_interval(mins => ${delta}::integer),
        least(si.deadline_at, ${at}::timestamptz + ${leastLeft}))
    from ${rows} where si.id = one.id`.execute(db);
  const detail = JSON.stringify({ minutes: delta, kind: "incident", reason });
  await sql`
    insert into sitting_events (sitting_id, at, kind, detail, by_name)
    select one.id, ${at}::timestamptz, 'add-time', ${detail}::jsonb, ${by}
    from ${rows}`.execute(db);
}
