// What the live board of a schedule shows: its times, sessions and rooms, and its participants.
import { sql } from "kysely";
import type { BoardRow } from "../../../../contract/exams/board/live-board-rows.ts";
import type { BoardHead } from "../../../../contract/exams/board/boards.ts";
import type { BoardPart } from "../../../../domain/exams/sittings/board-place.ts";
import { sharedEnd } from "../../../../domain/exams/sittings/board-span.ts";
import type { LiveBoard } from "../../../../domain/exams/sittings/live-board.ts";
import { browserText } from "../../../../domain/text/browser-name.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { roomName } from "../../sittings/exam-tokens/token-board-query.ts";
import { examSecurity } from "../../sittings/participant-session/exam-security-query.ts";
import {
  closesAt,
  firstStart,
  instantOf,
  isSat,
  lastEnd,
  lastStart,
  lostMinutes,
  sessionClosesAt,
  sessionLastEnd,
  sessionStartsAt,
  startsAt,
} from "../../exams/schedules/schedule-times-query.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import {
  entryFlags,
  sittingRows,
  sittingRowsQuery,
  type RowLimits,
} from "../../sittings/sittings/sitting-rows-query.ts";
import { examTimes, isProctor, ownSessions } from "../../exams/rooms/proctors-access.ts";
import { proctorNamesOfExam } from "../../exams/rooms/proctors-query.ts";
import {
  boolean,
  json,
  moment,
  number,
  numbers,
  orNull,
  sqlRows,
  text,
} from "../../../records/sql-rows.ts";

/** As the database answers: instants are seconds since 1970, since Dates of thousands of rows a second would be slow. */
type FoundRow = Omit<BoardRow, "room" | "room_n" | "browser" | "is_too_late" | "is_admitted"> &
  RowLimits<number> & {
    kode: string | null;
    room_nama: string | null;
    agent: string;
  };
const seconds = (at: Sql) => sql`floor(extract(epoch from ${at}))::integer`;

/** @throws Refusal, 44 */
export async function readWholeBoard(schedule: string, db: Db, at: Date): Promise<LiveBoard> {
  const found = await readHead(schedule, db);
  const { rows } = (await sittingRowsQuery({ schedule, at }, seconds).execute(db)) as {
    rows: FoundRow[];
  };
  const rooms = withRoomsOf(rows, found.rooms);
  const shown = rows.map(rowMaker(rooms, at.getTime()));
  const sessions = found.sessions.map((one) => withSharedEnd(one, shown));
  return { head: { ...withSharedEnd(found, shown), sessions, rooms }, rows: shown };
}

type FoundTimes = Parameters<typeof sharedEnd>[0];

function withSharedEnd<Found extends FoundTimes>(found: Found, rows: readonly BoardRow[]) {
  const { lost_minutes: _lost, ...rest } = found;
  return { ...rest, shared_end_at: new Date(sharedEnd(found, rows)).toISOString() };
}

const instant = (at: number | null) => (at === null ? null : at * 1000);

/** The times of a row in milliseconds; the database answers seconds. */
const limitsOf = (found: FoundRow) => ({
  lama: found.lama,
  masuk_sampai: found.masuk_sampai,
  tutup: found.tutup,
  lost_minutes: found.lost_minutes,
  admitted_until: instant(found.admitted_until),
  stopped_at: instant(found.stopped_at),
  is_shut_out: found.is_shut_out,
  starts_at: found.starts_at * 1000,
  status: found.status,
  is_later: found.is_later,
});

/** The flags of everybody who has begun. One shared object: a board reads thousands of rows each second. */
const begunFlags = { is_too_late: false, is_admitted: false };

/** `now`: when the board was read, in ms since 1970. */
function rowMaker(rooms: BoardHead["rooms"], now: number): (found: FoundRow) => BoardRow {
  const numbers = new Map(rooms.map(({ id, n }) => [id, n]));
  // A school has few browsers, and their names are long.
  const browsers = new Map<string, string>();
  const browserOf = (agent: string): string => {
    const known = browsers.get(agent) ?? browserText(agent);
    browsers.set(agent, known);
    return known;
  };
  // Each field by name: spreading would make two more objects of each of thousands of rows a second.
  return (found) => {
    const hasBegun = found.status !== null && found.status !== 0;
    const entry = hasBegun ? begunFlags : entryFlags(limitsOf(found), now);
    return {
      id: found.id,
      no_ujian: found.no_ujian,
      nama: found.nama,
      group_path: found.group_path,
      sesi: found.sesi,
      room_n: found.room_id === null ? null : (numbers.get(found.room_id) ?? null),
      room_id: found.room_id,
      room: found.kode ?? "",
      seat: found.seat,
      starts_at: found.starts_at * 1000,
      status: found.status,
      is_signed_in: found.is_signed_in,
      is_later: found.is_later,
      is_missed: found.is_missed,
      is_too_late: entry.is_too_late,
      is_admitted: entry.is_admitted,
      asks_reset: found.asks_reset,
      reset_asked_at: instant(found.reset_asked_at),
      is_blocked: found.is_blocked,
      block_reason: found.block_reason,
      blocked_at: instant(found.blocked_at),
      started_at: instant(found.started_at),
      deadline_at: instant(found.deadline_at),
      finished_at: instant(found.finished_at),
      finish_kind: found.finish_kind,
      extra_seconds: found.extra_seconds,
      leave_count: found.leave_count,
      away_since: instant(found.away_since),
      asked: found.asked,
      answered: found.answered,
      doubtful: found.doubtful,
      answered_at: instant(found.answered_at),
      last_seen_at: instant(found.last_seen_at),
      resumed_at: instant(found.resumed_at),
      shared_at: instant(found.shared_at),
      guessed_at: instant(found.guessed_at),
      clock_ahead: found.clock_ahead,
      ip: found.ip,
      browser: browserOf(found.agent),
    };
  };
}

/** What is told of one room alone, and of these sessions alone. */
export function boardOfPlace(board: LiveBoard, { room, sessions }: BoardPart): LiveBoard {
  if (room === "") return board;
  const isOwn = ({ sesi }: { sesi: number | null }) =>
    sessions.length === 0 || (sesi !== null && sessions.includes(sesi));
  const head = {
    ...board.head,
    rooms: board.head.rooms.filter(({ id }) => id === room),
    sessions: board.head.sessions.filter(isOwn),
  };
  return { head, rows: board.rows.filter((row) => row.room_id === room && isOwn(row)) };
}

const headRowColumns = {
  id: text(),
  alias: text(),
  event_id: orNull(text()),
  starts_at: moment(),
  closes_at: moment(),
  last_end_at: moment(),
  lost_minutes: number(),
  stopped_at: orNull(moment()),
  max_leave: orNull(number()),
  sesi_open: number(),
  sesi_auto: boolean(),
  sesi_opened_at: orNull(moment()),
  sesi_opened_by: text(),
};
const sessionColumns = {
  sesi: number(),
  starts_at: moment(),
  closes_at: moment(),
  last_end_at: moment(),
  lost_minutes: number(),
};
type RoomRow = Omit<BoardHead["rooms"][number], "n" | "pengawas"> & {
  pengawas: { nama: string }[];
};

const roomRowColumns = {
  id: text(),
  kode: text(),
  nama: text(),
  kapasitas: number(),
  kolom: number(),
  pengawas: json<RoomRow["pengawas"]>(),
};

type FoundHead = Omit<BoardHead, "shared_end_at" | "sessions"> &
  FoundTimes & { sessions: (Omit<BoardHead["sessions"][number], "shared_end_at"> & FoundTimes)[] };

/** @throws Refusal, 44 */
async function readHead(schedule: string, db: Db): Promise<FoundHead> {
  const { rows } = await sqlRows(headRowColumns)`
    select s.id, s.alias, s.event_id, ${startsAt()} as starts_at, ${closesAt()} as closes_at,
      ${lastEnd()} as last_end_at, ${lostMinutes(instantOf(lastStart))} as lost_minutes,
      s.stopped_at, s.max_leave, s.sesi_open, s.sesi_auto, s.sesi_opened_at, s.sesi_opened_by
    from schedules s where s.id = ${schedule}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound(nounOf({ object: "schedule" }));
  const { maxLeave } = await examSecurity(db);
  const sessions = await sqlRows(sessionColumns)`
    select z.sesi, ${sessionStartsAt()} as starts_at, ${sessionClosesAt()} as closes_at,
      ${sessionLastEnd()} as last_end_at, ${lostMinutes(sessionStartsAt())} as lost_minutes
    from schedules s join schedule_sessions z on z.schedule_id = s.id
    where s.id = ${schedule} order by starts_at, z.sesi`.execute(db);
  const rooms = await sqlRows(roomRowColumns)`
    select r.id, r.kode, r.nama, coalesce(er.kapasitas, r.kapasitas) as kapasitas, r.kolom,
      ${proctorNamesOfExam} as pengawas
    from schedules s
    join event_rooms er on er.event_id = s.event_id join rooms r on r.id = er.room_id
    where s.id = ${schedule}
    order by ${caseless("r.kode")}, r.id`.execute(db);
  return {
    schedule_id: found.id,
    alias: found.alias,
    event_id: found.event_id,
    starts_at: found.starts_at.toISOString(),
    closes_at: found.closes_at.toISOString(),
    last_end_at: found.last_end_at.toISOString(),
    lost_minutes: found.lost_minutes,
    stopped_at: found.stopped_at?.toISOString() ?? null,
    max_leave: maxLeave === null ? null : (found.max_leave ?? maxLeave),
    opening: {
      sesi: found.sesi_open,
      auto: found.sesi_auto,
      opened_at: found.sesi_opened_at?.toISOString() ?? null,
      opened_by: found.sesi_opened_by,
    },
    sessions: sessions.rows.map(({ starts_at, closes_at, last_end_at, ...rest }) => ({
      ...rest,
      starts_at: starts_at.toISOString(),
      closes_at: closes_at.toISOString(),
      last_end_at: last_end_at.toISOString(),
    })),
    rooms: rooms.rows.map(({ nama, pengawas, ...rest }, n) => ({
      n,
      ...rest,
      nama: roomName(rest.kode, nama),
      pengawas: pengawas.map((one) => one.nama),
    })),
  };
}

/** Somebody may have begun in a room that the event has left since. */
function withRoomsOf(rows: readonly FoundRow[], rooms: BoardHead["rooms"]): BoardHead["rooms"] {
  const all = [...rooms];
  const known = new Set(rooms.map(({ id }) => id));
  for (const { room_id: id, kode, room_nama: nama } of rows) {
    if (id === null || known.has(id)) continue;
    known.add(id);
    all.push({
      n: all.length,
      id,
      kode: kode ?? "",
      nama: roomName(kode ?? "", nama ?? ""),
      kapasitas: 0,
      kolom: 1,
      pengawas: [],
    });
  }
  return all;
}

/** How long before its start an exam is on the list. */
const beforeMinutes = 30;

export type VisibleBoard = { place: BoardPart; room: string };

const visibleColumns = {
  schedule: text(),
  room_id: text(),
  room: text(),
  sessions: numbers(),
  kode: text(),
  first: text(),
  alias: text(),
};

/** Exams that are sat, or begin soon, or have somebody at work: whole ones, and single rooms of a proctor. */
export async function visibleBoards(call: Call): Promise<VisibleBoard[]> {
  const soon = new Date(call.at.getTime() + beforeMinutes * 60_000);
  const { rows } = await sqlRows(visibleColumns)`
    with running as (
      select s.id, s.event_id, s.alias, s.tanggal, s.created_by, ${firstStart} as first from schedules s
      where ${isSat} and ${startsAt()} <= ${soon} and (${lastEnd()} > ${call.at}
        or s.stopped_at is not null
        or exists (select 1 from sittings si where si.schedule_id = s.id and si.status = 3)))
    select s.id as schedule, '' as room_id, '' as kode, '' as room, '{}'::int[] as sessions, s.first, s.alias
    from running s where ${mayUseSchedule(call)}
    union all
    select s.id, r.id, r.kode, r.nama,
      case when ${ownSessions(call)} @> array(select et.sesi::integer from ${examTimes} et)
        then '{}' else ${ownSessions(call)} end, s.first, s.alias
    from running s join event_rooms er on er.event_id = s.event_id join rooms r on r.id = er.room_id
    where not ${mayUseSchedule(call)} and ${isProctor(call)}
    order by first, alias, schedule, kode limit ${maxRunning}`.execute(call.db);
  return rows.map(({ schedule, room_id: id, kode, room, sessions }) => ({
    place: { schedule, room: id, sessions },
    room: id === "" ? "" : roomName(kode, room),
  }));
}

/** More at once no school sits; the answer stays an answer. */
const maxRunning = 50;

/** @throws Refusal, 44, for somebody who is not on the board */
export async function refuseNotOnBoard(
  { schedule, room, sessions, participant }: BoardPart & { participant: string },
  { db, at }: Pick<Call, "db" | "at">,
): Promise<void> {
  const [row] = await sittingRows({ schedule, at, ids: [participant] }, db);
  const isElsewhere = room !== "" && row?.room_id !== room;
  if (!row || isElsewhere || (sessions.length > 0 && !sessions.includes(row.sesi ?? 0))) {
    throw notFound(nounOf({ object: "participant" }));
  }
}
