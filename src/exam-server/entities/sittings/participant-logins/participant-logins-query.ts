// Participants who are signed in, blocked, or ask to be let in elsewhere, with the exam that they are in.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type {
  LoginDevice,
  ParticipantLogin,
} from "../../../../contract/exams/participant-logins.ts";
import type { participantLoginEndpoints } from "../../../../contract/endpoints/exams/participant-login-endpoints.ts";
import { waitingRoomMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../../http/handler.ts";
import {
  allOf,
  caseless,
  emptyLast,
  inOrderOf,
  literalPattern,
} from "../../../records/list-sql.ts";
import { inOrder, type Found, type RecordList } from "../../../records/record-list.ts";
import {
  isAfterOpenSession,
  isSat,
  lastEnd,
  sessionTurns,
  startsAt,
} from "../../exams/schedules/schedule-times-query.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof participantLoginEndpoints.listLogins.input>;

/** A token of another password is worth nothing: nobody is signed in with it. */
const from = sql`participants p
  left join participant_tokens t on t.participant_id = p.id and t.proved = p.password_hash
  left join reset_requests r on r.participant_id = p.id
  left join lateral (
    select si.schedule_id, si.room_id, si.leave_count from sittings si
    where si.participant_id = p.id and si.status <> 1
    order by si.created_at desc limit 1) si on true`;

const isSignedIn = sql`t.participant_id is not null`;

/** Signed in for a session after the open one: nothing of what is sat now is theirs. Found once for all rows. */
const isForLater = (at: Date) => sql`(${isSignedIn} and si.schedule_id is null and p.id in (
  select own.participant_id from ${targetsOf(sql`${isSat}
    and ${startsAt()} <= ${at}::timestamptz + ${`${waitingRoomMs} ms`}::interval
    and ${lastEnd()} > ${at}::timestamptz`)} own
  join schedules s on s.id = own.schedule_id
  left join session_members m
    on m.schedule_id = s.id and m.participant_id = own.participant_id
  left join schedule_sessions z on z.schedule_id = s.id and z.sesi = m.sesi
  ${sessionTurns}
  group by own.participant_id having bool_and(${isAfterOpenSession})))`;

const statesAt = (at: Date) => ({
  in: sql`(${isSignedIn} and not ${isForLater(at)})`,
  later: isForLater(at),
  blocked: sql`p.status = 'blocked'`,
  asked: sql`r.participant_id is not null`,
});
const isOfInterest = sql`p.deleted_at is null
  and (${isSignedIn} or p.status = 'blocked' or r.participant_id is not null)`;

const sorts = {
  no_ujian: caseless("p.no_ujian"),
  nama: caseless("p.nama"),
  signed_in_at: emptyLast(sql`t.created_at`),
  last_used_at: emptyLast(sql`t.last_used_at`),
  asked_at: emptyLast(sql`r.asked_at`),
};

function find({ state, schedule_id, room_id, q, sort = "asked_at" }: Query, { at }: Call): Found {
  const text = literalPattern(q);
  return {
    id: sql`p.id`,
    from,
    where: allOf([
      isOfInterest,
      state !== "" && statesAt(at)[state],
      schedule_id !== "" && sql`si.schedule_id = ${schedule_id}`,
      room_id !== "" && sql`si.room_id = ${room_id}`,
      q !== "" &&
        sql`(lower(p.nama) like lower(${`%${text}%`})
          or lower(p.no_ujian) collate "C" like lower(${`${text}%`}))`,
    ]),
    order: inOrderOf(sorts, sort, sql`${sorts.nama}, p.id`),
  };
}

type Row = Omit<
  ParticipantLogin,
  "signed_in" | "asked" | "blocked_at" | "last_used_at" | "room" | "room_kode"
> & {
  blocked_at: Date | null;
  last_used_at: Date | null;
  token_at: Date | null;
  token_ip: string | null;
  token_agent: string | null;
  asked_at: Date | null;
  asked_ip: string | null;
  asked_agent: string | null;
  room_kode: string | null;
  room_nama: string | null;
};

const rowColumns = {
  id: text(),
  no_ujian: text(),
  nama: text(),
  group_path: orNull(text()),
  status: text<Row["status"]>(),
  block_reason: text(),
  exam: text(),
  leave_count: number(),
  blocked_at: orNull(moment()),
  last_used_at: orNull(moment()),
  is_later: boolean(),
  token_at: orNull(moment()),
  token_ip: orNull(text()),
  token_agent: orNull(text()),
  asked_at: orNull(moment()),
  asked_ip: orNull(text()),
  asked_agent: orNull(text()),
  room_kode: orNull(text()),
  room_nama: orNull(text()),
};

async function byId(ids: readonly string[], { db, at }: Call): Promise<ParticipantLogin[]> {
  const { rows } = await sqlRows(rowColumns)`
    select p.id, p.no_ujian, p.nama, g.path as group_path, p.status, p.block_reason, p.blocked_at,
      ${isForLater(at)} as is_later, t.created_at as token_at, t.last_used_at, t.ip as token_ip, t.agent as token_agent,
      r.asked_at, r.ip as asked_ip, r.agent as asked_agent,
      coalesce(s.alias, '') as exam, coalesce(si.leave_count, 0) as leave_count,
      ro.kode as room_kode, ro.nama as room_nama
    from ${from}
    left join groups g on g.id = p.group_id
    left join schedules s on s.id = si.schedule_id
    left join rooms ro on ro.id = si.room_id
    where p.id = any(${ids}) and p.deleted_at is null`.execute(db);
  return inOrder(ids, rows.map(shownLogin));
}

function shownLogin(row: Row): ParticipantLogin {
  const { token_at, token_ip, token_agent, asked_at, asked_ip, asked_agent, ...rest } = row;
  const { room_kode: kode, room_nama: nama, blocked_at, last_used_at, ...fields } = rest;
  return {
    ...fields,
    blocked_at: blocked_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    signed_in: device(token_at, token_ip, token_agent),
    asked: device(asked_at, asked_ip, asked_agent),
    room: kode === null ? "" : roomName(kode, nama ?? ""),
    room_kode: kode ?? "",
  };
}

function device(at: Date | null, ip: string | null, agent: string | null): LoginDevice | null {
  return at && { at: at.toISOString(), ip: ip ?? "", agent: agent ?? "" };
}

export const loginList: RecordList<Query, ParticipantLogin> = { find, byId };

export async function loginCounts({
  db,
  at,
}: Call): Promise<InferOutput<typeof participantLoginEndpoints.getLoginCounts.output>> {
  const columns = { asked: number(), blocked: number(), in: number(), later: number() };
  const states = statesAt(at);
  const { rows } = await sqlRows(columns)`
    select count(*) filter (where ${states.in}) as "in",
      count(*) filter (where ${states.later}) as later,
      count(*) filter (where ${states.blocked}) as blocked,
      count(*) filter (where ${states.asked}) as asked
    from ${from} where ${isOfInterest}`.execute(db);
  const { rows: schedules } = await sqlRows({ id: text(), nama: text() })`
    select s.id, s.alias as nama from schedules s
    where exists (select 1 from sittings si where si.schedule_id = s.id and si.status <> 1)
    order by ${caseless("s.alias")}, s.id`.execute(db);
  const { rows: rooms } = await sqlRows({ id: text(), kode: text(), nama: text() })`
    select ro.id, ro.kode, ro.nama from rooms ro
    where exists (select 1 from sittings si where si.room_id = ro.id and si.status <> 1)
    order by ${caseless("ro.kode")}, ro.id`.execute(db);
  return {
    ...rows[0]!,
    schedules,
    rooms: rooms.map(({ id, kode, nama }) => ({ id, nama: roomName(kode, nama) })),
  };
}
