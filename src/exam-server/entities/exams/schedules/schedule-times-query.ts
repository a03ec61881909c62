// SQL for the start, the end and the current state of a schedule; the query names the schedule `s`. Tests compare it with
// testing/exams/schedule-state-oracle.ts. On the day when clocks are put back, one hour exists twice: PostgreSQL reads its
// times as those of the second hour.
import { sql } from "kysely";
import { ownZone } from "../../../http/server-time.ts";
import type { Sql } from "../../../records/list-sql.ts";

const wall = sql`z.tanggal || ' ' || z.mulai`;
const ownWall = sql`s.tanggal || ' ' || s.mulai`;

/** The school's wall clock at the start of the first session and of the last: "2026-11-30 07:30". */
export const firstStart = sql`coalesce((
  select min(${wall}) from schedule_sessions z where z.schedule_id = s.id), ${ownWall})`;
export const lastStart = sql`coalesce((
  select max(${wall}) from schedule_sessions z where z.schedule_id = s.id), ${ownWall})`;

/** The instant of a time of the wall clock such as "2026-11-30 07:30". */
export const instantOf = (wallTime: Sql) =>
  sql`((${wallTime})::timestamp at time zone ${ownZone()}::text)`;

/** The absence `a` fell into a stop of the exam, which gives back all of its time. */
const isWithinStop = sql`(
  s.stopped_at <= a.from_at is true or exists (
    select 1 from server_absences stop where stop.schedule_id = s.id
      and stop.from_at <= a.from_at and a.from_at < stop.to_at))`;

/**
 * The minutes that absences of the server and stops of the exam have given back to the session that starts at `start`, an
 * instant. The session ends that much later, and participants may enter it that much later. An absence counts when it began
 * before the session's end as the absences before it have moved it.
 * @param length how many minutes the span lasts; a session unless something else is given
 */
export const lostMinutes = (start: Sql, length = sql`coalesce(s.tutup, s.lama)`) => sql`(
  select coalesce(sum(chained.minutes) filter (where chained.counts), 0)::integer
  from (
    select moved.minutes, bool_and(moved.in_time) over (order by moved.from_at, moved.id) as counts
    from (
      select lost.id, lost.from_at, lost.minutes,
        lost.from_at < ${start} + make_interval(mins => ${length}
          + coalesce(sum(lost.minutes) over (order by lost.from_at, lost.id
            rows between unbounded preceding and 1 preceding), 0)::integer) as in_time
      from (
        select a.id, a.from_at,
          least(a.minutes, ceil(extract(epoch from a.to_at - ${start}) / 60))::integer as minutes
        from server_absences a
        where (a.schedule_id = s.id or a.schedule_id is null and not ${isWithinStop})
          and a.to_at > ${start}) lost) moved) chained)`;

/** The latest end of those at work, with the time that they were given; null: nobody is. */
const latestDeadline = (ofSession: Sql) => sql`(
  select max(si.deadline_at) from sittings si
  where si.schedule_id = s.id and si.status = 3 and ${ofSession})`;

/** When the session that starts at `start` closes for whoever got no time of their own. */
export const lastsUntil = (start: Sql) =>
  sql`${start} + make_interval(mins => coalesce(s.tutup, s.lama) + ${lostMinutes(start)})`;

/** The end of the admission `ad` that lasts some minutes, moved as sessions are. */
const admissionEnd = sql`(ad.sent_at
  + make_interval(mins => ad.minutes + ${lostMinutes(sql`ad.sent_at`, sql`ad.minutes`)}))`;

/** A left join that adds, as `ad`, the open admission of a participant after the limit of entry. */
export const admissionOf = (participant: Sql) => sql`left join sitting_admissions ad
  on ad.schedule_id = s.id and ad.participant_id = ${participant} and ad.ended_at is null`;

/** Until when the admission `ad` lasts for a participant whose session starts at `start`; null: there is no admission. */
export const admittedUntil = (start: Sql) => sql`(case when ad.id is null then null
  when ad.minutes is null then ${lastsUntil(start)} else ${admissionEnd} end)`;

/**
 * The latest end of the admissions by which somebody may still begin; null: there are none. Those that last as long as the
 * session need not be asked.
 */
const latestAdmission = (ofSession: Sql) => sql`(
  select max(${admissionEnd}) from sitting_admissions ad
  where ad.schedule_id = s.id and ad.ended_at is null and ad.minutes is not null and ${ofSession}
    and not exists (select 1 from sittings si where si.schedule_id = ad.schedule_id
      and si.participant_id = ad.participant_id and si.status <> 0))`;

/**
 * The instants at which the session `z` begins, closes for whoever got no time of their own, and is over for everybody. What is shown
 * to many begins with the second; whatever is decided (hidden results, tokens, states, the next session) waits for the last.
 */
export const sessionStartsAt = () => instantOf(wall);
export const sessionClosesAt = () => lastsUntil(sessionStartsAt());
export const sessionLastEnd = () =>
  sql`greatest(${sessionClosesAt()}, ${latestDeadline(sql`si.sesi = z.sesi`)},
    ${latestAdmission(sql`exists (select 1 from session_members am where am.schedule_id = s.id
      and am.participant_id = ad.participant_id and am.sesi = z.sesi)`)})`;

/** The same of the whole schedule. */
export const startsAt = () => instantOf(firstStart);
export const closesAt = () => lastsUntil(instantOf(lastStart));
export const lastEnd = () =>
  sql`greatest(${closesAt()}, ${latestDeadline(sql`true`)}, ${latestAdmission(sql`true`)})`;

/** When the exam begins for a participant: at the start of the session `z` (a left join), without a session at that of the schedule. */
export const ownStart = () => instantOf(sql`coalesce(${wall}, ${ownWall})`);

/** Participants are in the exam: they are at work, or wait until a stopped exam goes on. */
export const isSat = sql`(s.active or s.stopped_at is not null)`;

const isBegun = sql`exists (select 1 from sittings si where si.schedule_id = s.id)`;

export const stateAt = (now: Date) => stateBetween(now, startsAt(), lastEnd(), isBegun);

/** The state of one session, or of the whole schedule. `begun` is the condition for "somebody has started". */
export const stateBetween = (now: Date, starts: Sql, ends: Sql, begun: Sql) => sql`case
  when s.stopped_at is not null then 'dihentikan'
  when not s.active then 'draf'
  when ${now}::timestamptz < ${starts} then 'akan-datang'
  when ${now}::timestamptz < ${ends} then 'berlangsung'
  when ${begun} then 'selesai'
  else 'terlewat' end`;

/** A join on the schedule `s`: the wall clock at the start of its first session and of the one that is open, as `turn`. */
export const sessionTurns = sql`left join (
  select z.schedule_id, min(${wall}) as first, max(${wall}) filter (where z.sesi = own.sesi_open) as open
  from schedule_sessions z join schedules own on own.id = z.schedule_id
  group by z.schedule_id) turn on turn.schedule_id = s.id`;

/** Whether the session `z` comes after the one that is open. Beside `sessionTurns`. Whoever of it is signed in waits for it. */
export const isAfterOpenSession = sql`coalesce(${wall} > coalesce(turn.open, turn.first), false)`;

/**
 * Whether the session `z` after the first one has not begun yet: its hour has not come, or nobody has opened it. Beside
 * `sessionTurns`. Nobody of such a session is absent or late.
 */
export const isLaterSession = (now: Date) => sql`(z.sesi is not null and ${wall} > turn.first
  and (${isAfterOpenSession} or ${instantOf(wall)} > ${now}::timestamptz))`;

/** Whether the session `z`, which starts at `start`, follows the open one and opens by itself, as due-session.ts has it. */
export const opensItself = (
  start: Sql,
) => sql`coalesce(s.active and s.sesi_auto and z.sesi is not null
  and coalesce(s.sesi_opened_at < ${start} - interval '10 minutes', true)
  and ${start} > coalesce((
    select ${instantOf(sql`open_z.tanggal || ' ' || open_z.mulai`)} from schedule_sessions open_z
    where open_z.schedule_id = s.id and open_z.sesi = s.sesi_open), '-infinity'), false)`;

/**
 * Whether the session `z` has begun and a session after it is open: whoever of it has not come in and is not admitted comes in no
 * longer. Beside `sessionTurns` and `admissionOf`.
 */
export const isMissedSession = (now: Date) => sql`(
  coalesce(${wall} < turn.open and ${instantOf(wall)} <= ${now}::timestamptz, false)
  and coalesce(${admittedUntil(ownStart())} <= ${now}::timestamptz, true))`;
