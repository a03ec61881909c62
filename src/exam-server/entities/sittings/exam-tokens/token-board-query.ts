// What the token screen shows: today's schedules that are not over, which token each is asked for, and who waits for it.
import { sql } from "kysely";
import {
  usualTokenSeconds,
  type OpenSessions,
  type ReleasedToken,
  type ScopedToken,
  type ScopeKey,
  type TokenEnd,
  type TokenBoard,
} from "../../../../contract/exams/exam-tokens.ts";
import type { Schedule } from "../../../../contract/exams/schedules.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { serverTime } from "../../../http/server-time.ts";
import { caseless } from "../../../records/list-sql.ts";
import {
  admissionOf,
  closesAt,
  firstStart,
  isLaterSession,
  isMissedSession,
  lastEnd,
  sessionLastEnd,
  sessionStartsAt,
  sessionTurns,
  startsAt,
} from "../../exams/schedules/schedule-times-query.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";
import {
  boolean,
  moment,
  number,
  orNull,
  sqlRows,
  text,
  type RowOf,
} from "../../../records/sql-rows.ts";

type TodaySchedule = {
  id: string;
  alias: string;
  token_mode: Schedule["token_mode"];
  starts_at: Date;
  closes_at: Date;
  stopped_at: Date | null;
};
const todayRoomColumns = { id: text(), kode: text(), nama: text(), is_required: boolean() };
type TodayRoom = RowOf<typeof todayRoomColumns>;
type Asked = ScopeKey & { waiting: number; schedules: number };

const noRules = { auto: false, seconds: usualTokenSeconds, version: 1 };

/** As a condition on the schedule `s`. The time of a stopped one stands still: it is not over. */
function isToday(at: Date) {
  const today = serverTime(at).slice(0, 10);
  return sql`left(${firstStart}, 10) <= ${today}
    and ((s.active and ${lastEnd()} > ${at}) or s.stopped_at is not null)`;
}

export async function readTokenBoard({ db, at }: Pick<Call, "db" | "at">): Promise<TokenBoard> {
  const rules =
    (await db
      .selectFrom("token_rules")
      .select(["auto", "seconds", "version"])
      .executeTakeFirst()) ?? noRules;
  const schedules = await todaysSchedules(db, at);
  const going = schedules.filter(({ stopped_at: stopped }) => stopped === null);
  const known = await db.selectFrom("token_scopes").select(["scope", "scope_id"]).execute();
  const rooms = await roomsOf(
    schedules,
    known.filter(({ scope }) => scope === "room").map((own) => own.scope_id),
    db,
  );
  const isKnown = (scope: string, id: string) =>
    known.some((own) => own.scope === scope && own.scope_id === id);
  const ownRooms = rooms.filter((room) => room.is_required || isKnown("room", room.id));
  const ownSchedules = schedules.filter(
    ({ id, token_mode: mode }) => mode === "schedule" || isKnown("schedule", id),
  );
  const scopes = {
    schedules,
    ownSchedules,
    ownRooms,
    asked: await askedFor({ schedules: going, ownSchedules, ownRooms }, db, at),
    tokens: await currentTokens(db),
  };
  return {
    ...rules,
    scopes: await withLastEnds(scopedTokens(scopes), db),
    rooms: rooms
      .filter((room) => !ownRooms.includes(room))
      .map(({ id, kode, nama }) => ({ id, nama: roomName(kode, nama) })),
    sessions: await sessionsOf(going, db),
  };
}

type Scopes = {
  schedules: readonly TodaySchedule[];
  ownSchedules: readonly TodaySchedule[];
  ownRooms: readonly TodayRoom[];
  asked: readonly Asked[];
  tokens: ReadonlyMap<string, ReleasedToken>;
};

/** The general token, then those of schedules and of rooms. */
function scopedTokens({ schedules, ownSchedules, ownRooms, asked, tokens }: Scopes): ScopedToken[] {
  const scoped = (key: ScopeKey, rest: Partial<ScopedToken>): ScopedToken => {
    const found = asked.find((one) => one.scope === key.scope && one.id === key.id);
    return {
      ...key,
      nama: "",
      starts_at: null,
      closes_at: null,
      stopped_at: null,
      is_own: true,
      is_required: true,
      token: tokens.get(nameOfKey(key)) ?? null,
      last_end: null,
      schedules: found?.schedules ?? 0,
      waiting: found?.waiting ?? 0,
      ...rest,
    };
  };
  const usedSchedules = schedules.filter(({ token_mode: mode }) => mode !== "off");
  return [
    scoped({ scope: "global", id: "" }, {}),
    ...usedSchedules.map((one) => {
      const times = {
        starts_at: one.starts_at.toISOString(),
        closes_at: one.closes_at.toISOString(),
        stopped_at: one.stopped_at?.toISOString() ?? null,
      };
      const isRequired = one.token_mode === "schedule";
      const is_own = ownSchedules.includes(one);
      const rest = { nama: one.alias, ...times, is_own, is_required: isRequired };
      return scoped({ scope: "schedule", id: one.id }, rest);
    }),
    ...ownRooms.map(({ id, kode, nama, is_required }) =>
      scoped({ scope: "room", id }, { nama: roomName(kode, nama), is_required }),
    ),
  ];
}

const nameOfKey = ({ scope, id }: ScopeKey) => `${scope} ${id}`;

export function roomName(kode: string, nama: string): string {
  return nama === "" || nama === kode ? kode : `${kode} · ${nama}`;
}

const todayScheduleColumns = {
  id: text(),
  alias: text(),
  token_mode: text<TodaySchedule["token_mode"]>(),
  starts_at: moment(),
  closes_at: moment(),
  stopped_at: orNull(moment()),
};

async function todaysSchedules(db: Db, at: Date): Promise<TodaySchedule[]> {
  const { rows } = await sqlRows(todayScheduleColumns)`
    select s.id, s.alias, s.token_mode, ${startsAt()} as starts_at, ${closesAt()} as closes_at,
      s.stopped_at
    from schedules s where ${isToday(at)}
    order by ${firstStart}, ${caseless("s.alias")}, s.id`.execute(db);
  return rows;
}

/** Of the events of these schedules, and those that have a token of their own, whatever is sat there. */
async function roomsOf(
  schedules: readonly TodaySchedule[],
  own: readonly string[],
  db: Db,
): Promise<TodayRoom[]> {
  const { rows } = await sqlRows(todayRoomColumns)`
    with used as (
      select er.room_id, bool_or(s.token_mode = 'room') as is_required
      from schedules s join event_rooms er on er.event_id = s.event_id
      where s.id = any(${schedules.map(({ id }) => id)})
      group by er.room_id)
    select r.id, r.kode, r.nama, coalesce(u.is_required, false) as is_required
    from rooms r left join used u on u.room_id = r.id
    where u.room_id is not null or r.id = any(${own})
    order by ${caseless("r.kode")}, r.id`.execute(db);
  return rows;
}

const askedColumns = {
  scope: text<Asked["scope"]>(),
  id: text(),
  waiting: number(),
  schedules: number(),
};

/** For each token that counts, how many are still to be asked for it, but for sessions that have not begun, and for whoever has missed theirs. Whoever sits in a room with its own is asked for that. */
async function askedFor(
  { schedules, ownSchedules, ownRooms }: Omit<Scopes, "asked" | "tokens">,
  db: Db,
  at: Date,
): Promise<Asked[]> {
  const chosen = schedules.filter(({ token_mode: mode }) => mode !== "off").map(({ id }) => id);
  const { rows } = await sqlRows(askedColumns)`
    with asked as (
      select t.schedule_id,
        case when pl.room_id is not null then 'room'
          when t.schedule_id = any(${ownSchedules.map(({ id }) => id)}) then 'schedule'
          else 'global' end as scope,
        pl.room_id
      from ${targetsOf(sql`s.id = any(${chosen})`)} t
      join schedules s on s.id = t.schedule_id
      left join session_members m
        on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
      left join schedule_sessions z on z.schedule_id = t.schedule_id and z.sesi = m.sesi
      ${sessionTurns}
      left join placements pl on pl.event_id = s.event_id and pl.participant_id = t.participant_id
        and pl.sesi = m.sesi and pl.room_id = any(${ownRooms.map(({ id }) => id)})
      ${admissionOf(sql`t.participant_id`)}
      where not ${isLaterSession(at)} and not ${isMissedSession(at)} and not exists (
        select 1 from sittings si
        where si.schedule_id = t.schedule_id and si.participant_id = t.participant_id))
    select scope, case scope when 'room' then room_id when 'schedule' then schedule_id else '' end as id,
      count(*) as waiting, count(distinct schedule_id) as schedules
    from asked group by 1, 2`.execute(db);
  return rows;
}

async function currentTokens(db: Db): Promise<Map<string, ReleasedToken>> {
  const rows = await db
    .selectFrom("token_releases")
    .select(["id", "scope", "scope_id", "value", "released_at", "released_by", "expires_at"])
    .select("shown_by")
    .where("ended_at", "is", null)
    .execute();
  return new Map(
    rows.map(({ scope, scope_id: id, ...token }) => [
      nameOfKey({ scope, id }),
      {
        ...token,
        released_at: token.released_at.toISOString(),
        expires_at: token.expires_at.toISOString(),
        shown_by: token.shown_by as string[],
      },
    ]),
  );
}

const lastEndColumns = {
  scope: text<ScopeKey["scope"]>(),
  id: text(),
  /** Null: one has been released since the tokens were read. */
  end_kind: orNull(text<TokenEnd>()),
};

/** Why those without a token have none. */
async function withLastEnds(scopes: ScopedToken[], db: Db): Promise<ScopedToken[]> {
  const ended = scopes.filter(({ is_own: isOwn, token }) => isOwn && !token);
  if (ended.length === 0) return scopes;
  const { rows } = await sqlRows(lastEndColumns)`
    select k.scope, k.id, latest.end_kind
    from unnest(${ended.map(({ scope }) => scope)}::text[], ${ended.map(({ id }) => id)}::text[])
      as k (scope, id)
    cross join lateral (
      select r.end_kind from token_releases r where r.scope = k.scope and r.scope_id = k.id
      order by r.released_at desc, r.ended_at desc limit 1) latest`.execute(db);
  const ends = new Map(rows.map((row) => [nameOfKey(row), row.end_kind]));
  return scopes.map((one) =>
    one.token ? one : { ...one, last_end: ends.get(nameOfKey(one)) ?? null },
  );
}

async function sessionsOf(schedules: readonly TodaySchedule[], db: Db): Promise<OpenSessions[]> {
  const { rows } = await sqlRows({
    schedule_id: text(),
    alias: text(),
    open: number(),
    auto: boolean(),
    opened_at: orNull(moment()),
    opened_by: text(),
    sesi: number(),
    members: number(),
    starts_at: moment(),
    last_end_at: moment(),
  })`
    select s.id as schedule_id, s.alias, s.sesi_open as open, s.sesi_auto as auto,
      s.sesi_opened_at as opened_at, s.sesi_opened_by as opened_by, z.sesi,
      (select count(*) from session_members m where m.schedule_id = s.id and m.sesi = z.sesi) as members,
      ${sessionStartsAt()} as starts_at, ${sessionLastEnd()} as last_end_at
    from schedules s join schedule_sessions z on z.schedule_id = s.id
    where s.id = any(${schedules.map(({ id }) => id)})
    order by z.sesi`.execute(db);
  return schedules.flatMap(({ id }) => {
    const own = rows.filter((row) => row.schedule_id === id);
    const [first] = own;
    if (!first || own.length < 2) return [];
    const sessions = own.map(({ sesi, members, starts_at, last_end_at }) => ({
      sesi,
      members,
      starts_at: starts_at.toISOString(),
      last_end_at: last_end_at.toISOString(),
    }));
    const { alias, open: sesi, auto, opened_by } = first;
    const opened_at = first.opened_at?.toISOString() ?? null;
    return [{ schedule_id: id, alias, sesi, auto, opened_at, opened_by, sessions }];
  });
}
