// The participants of a schedule as staff see them while it is sat: those it is for, and whoever has come in.
import { sql } from "kysely";
import type { SittingRow } from "../../../../contract/exams/sitting-rows.ts";
import { manyGuesses } from "../../../../domain/exams/sittings/incidents.ts";
import { entryHindrance } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, caseless, type Sql } from "../../../records/list-sql.ts";
import { number, sqlValue } from "../../../records/sql-rows.ts";
import { triesLastMs } from "../../../security/sign-in/sign-in-limit.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import {
  admissionOf,
  admittedUntil,
  isAfterOpenSession,
  isLaterSession,
  isMissedSession,
  lostMinutes,
  ownStart,
  sessionTurns,
} from "../../exams/schedules/schedule-times-query.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";

/** What was added for somebody before they came in. */
export const keptSeconds = (schedule: Sql, participant: Sql) => sqlValue(number())`(
  select coalesce(sum(x.minutes), 0)::integer * 60 from sitting_extras x
  where x.schedule_id = ${schedule} and x.participant_id = ${participant})`;

type Chosen = {
  schedule: string;
  at: Date;
  /** Of participants; without it all of them. */
  ids?: readonly string[];
  room?: string;
};

/** The ids of those a schedule is for, and of whoever has come in. */
export const seenIn = (schedule: string) => sql`(
  select participant_id from ${targetsOf(sql`s.id = ${schedule}`)} target
  union select participant_id from sittings where schedule_id = ${schedule})`;

/** p the participant, si the sitting, pl the place, z the session, m which session, g the group, r the room, t the login, ad the admission. */
export const joined = sql`
  left join sittings si on si.schedule_id = s.id and si.participant_id = p.id
  left join session_members m on m.schedule_id = s.id and m.participant_id = p.id
  left join schedule_sessions z on z.schedule_id = s.id and z.sesi = m.sesi
  ${sessionTurns}
  left join placements pl on pl.event_id = s.event_id and pl.participant_id = p.id
    and pl.sesi = m.sesi
  left join rooms r on r.id = coalesce(pl.room_id, si.room_id)
  left join groups g on g.id = p.group_id
  left join participant_tokens t on t.participant_id = p.id and t.proved = p.password_hash
  left join reset_requests rr on rr.participant_id = p.id
  left join participant_guesses pg on pg.participant_id = p.id
  ${admissionOf(sql`p.id`)}`;

const moments = [
  "reset_asked_at",
  "blocked_at",
  "starts_at",
  "started_at",
  "deadline_at",
  "finished_at",
  "away_since",
  "answered_at",
  "last_seen_at",
  "resumed_at",
  "shared_at",
  "guessed_at",
] as const;
/** What decides whether somebody still comes in; `Moment` as instants are read. */
export type RowLimits<Moment> = {
  lama: number;
  masuk_sampai: number | null;
  tutup: number | null;
  lost_minutes: number;
  admitted_until: Moment | null;
  stopped_at: Moment | null;
  /** The session has begun, and another one is open. */
  is_shut_out: boolean;
};
type Flags = "is_too_late" | "is_admitted";
type Row = Omit<SittingRow, (typeof moments)[number] | Flags | "room" | "room_kode"> &
  Record<(typeof moments)[number], Date | null> &
  RowLimits<Date> & { kode: string | null; room_nama: string | null };

type EntryRow = RowLimits<number> & Pick<SittingRow, "status" | "is_later"> & { starts_at: number };

/** Of a row, by the same rule as the participant's own calls. Instants are ms since 1970. */
export function entryFlags(row: EntryRow, now: number): Pick<SittingRow, Flags> {
  const { status, is_later: isLater, admitted_until: admitted, stopped_at: stopped } = row;
  const isOutside = (status === null || status === 0) && !isLater;
  // While an exam is stopped, its time stands still.
  const at = stopped === null ? now : Math.min(now, stopped);
  const isAdmitted = admitted !== null && at < admitted;
  return {
    is_too_late:
      isOutside &&
      !isAdmitted &&
      (row.is_shut_out || entryHindrance(row.starts_at, row, at) === "too-late"),
    is_admitted: isOutside && isAdmitted,
  };
}

/**
 * Whoever has not come in, and belongs to a session that has not begun yet. Those who are signed in for the open session wait for its
 * hour: they are ready, not of a later one.
 */
export const isLater = (at: Date) => sql`(si.status is null and ${isLaterSession(at)}
  and (t.participant_id is null or ${isAfterOpenSession}))`;

/** Whoever has not come in, and belongs to a session before the open one. */
export const isMissed = (at: Date) => sql`(si.status is null and ${isMissedSession(at)})`;

/** By room, seat and number, with each moment as `moment` has it. */
export function sittingRowsQuery({ schedule, at, ids, room }: Chosen, moment: (at: Sql) => Sql) {
  const start = ownStart();
  const isGuessed = sql`pg.count >= ${manyGuesses}
    and pg.latest > ${new Date(at.getTime() - triesLastMs)}::timestamptz`;
  return sql`
    with seen as ${seenIn(schedule)},
    lost as materialized (
      select coalesce(z.sesi, 0) as sesi, ${lostMinutes(start)} as minutes from schedules s
      left join schedule_sessions z on z.schedule_id = s.id where s.id = ${schedule})
    select p.id, p.no_ujian, p.nama, coalesce(g.path, '') as group_path, m.sesi,
      r.id as room_id, r.kode, r.nama as room_nama, coalesce(pl.seat, 0) as seat,
      ${moment(start)} as starts_at, s.lama, s.masuk_sampai, s.tutup,
      coalesce(lost.minutes, 0) as lost_minutes, ${moment(sql`s.stopped_at`)} as stopped_at,
      ${moment(admittedUntil(start))} as admitted_until,
      coalesce(z.sesi <> s.sesi_open and ${start} <= ${at}::timestamptz, false) as is_shut_out,
      si.status, t.participant_id is not null as is_signed_in, ${isLater(at)} as is_later, ${isMissed(at)} as is_missed,
      rr.participant_id is not null as asks_reset, ${moment(sql`rr.asked_at`)} as reset_asked_at,
      p.status = 'blocked' as is_blocked, p.block_reason, ${moment(sql`p.blocked_at`)} as blocked_at,
      ${moment(sql`si.started_at`)} as started_at, ${moment(sql`si.deadline_at`)} as deadline_at,
      ${moment(sql`si.finished_at`)} as finished_at, si.finish_kind,
      coalesce(si.extra_seconds, ${keptSeconds(sql`s.id`, sql`p.id`)}) as extra_seconds, coalesce(si.leave_count, 0) as leave_count,
      ${moment(sql`si.away_since`)} as away_since, coalesce(si.asked, 0) as asked, coalesce(si.answered, 0) as answered,
      coalesce(si.doubtful, 0) as doubtful, ${moment(sql`si.answered_at`)} as answered_at,
      ${moment(sql`si.last_seen_at`)} as last_seen_at, ${moment(sql`si.resumed_at`)} as resumed_at, ${moment(sql`si.shared_at`)} as shared_at, si.clock_ahead,
      ${moment(sql`case when ${isGuessed} then pg.since end`)} as guessed_at,
      coalesce(nullif(si.ip, ''), t.ip, '') as ip,
      coalesce(nullif(si.agent, ''), t.agent, '') as agent
    from seen join participants p on p.id = seen.participant_id
    join schedules s on s.id = ${schedule}
    ${joined}
    left join lost on lost.sesi = coalesce(z.sesi, 0)
    where ${allOf([
      sql`p.deleted_at is null`,
      ids !== undefined && sql`p.id = any(${ids})`,
      room !== undefined && sql`r.id = ${room}`,
    ])}
    order by ${caseless("r.kode")} nulls last, pl.seat nulls last, p.no_ujian collate "C"`;
}

export async function sittingRows(chosen: Chosen, db: Db): Promise<SittingRow[]> {
  const { rows } = (await sittingRowsQuery(chosen, (moment) => moment).execute(db)) as {
    rows: Row[];
  };
  return rows.map((row) => shownRow(row, chosen.at));
}

function shownRow({ kode, room_nama: nama, ...found }: Row, at: Date): SittingRow {
  const {
    lama,
    masuk_sampai,
    tutup,
    lost_minutes,
    admitted_until,
    stopped_at,
    is_shut_out,
    ...row
  } = found;
  const facts = {
    lama,
    masuk_sampai,
    tutup,
    lost_minutes,
    admitted_until: admitted_until?.getTime() ?? null,
    is_shut_out,
    stopped_at: stopped_at?.getTime() ?? null,
    starts_at: row.starts_at!.getTime(),
    status: row.status,
    is_later: row.is_later,
  };
  const told = Object.fromEntries(
    moments.map((name) => [name, row[name]?.toISOString() ?? null]),
  ) as Pick<SittingRow, (typeof moments)[number]>;
  return {
    ...row,
    ...told,
    ...entryFlags(facts, at.getTime()),
    room: kode === null ? "" : roomName(kode, nama ?? ""),
    room_kode: kode ?? "",
  };
}
