// The sittings of one schedule as a list: found, sorted and counted by the state that each is in just now.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import {
  controlStates,
  type controlSorts,
  type ControlRow,
  type ControlSchedule,
} from "../../../../contract/exams/sitting-control.ts";
import type { sittingControlEndpoints } from "../../../../contract/endpoints/exams/sitting-control-endpoints.ts";
import { answerGraceMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import { offlineAfterMs } from "../../../../domain/exams/sittings/sitting-row-state.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import { holds, type Call } from "../../../http/handler.ts";
import {
  allOf,
  caseless,
  emptyLast,
  inOrderOf,
  literalPattern,
  type Sql,
} from "../../../records/list-sql.ts";
import { inOrder, type Found, type RecordList } from "../../../records/record-list.ts";
import { stoppedAt } from "../exam-stops/exam-stops-query.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import { namedResult, type NamedResult } from "../marking/named-results-query.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { lastEnd, isSat, startsAt } from "../../exams/schedules/schedule-times-query.ts";
import {
  isLater,
  isMissed,
  joined,
  keptSeconds,
  seenIn,
  sittingRows,
} from "../sittings/sitting-rows-query.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof sittingControlEndpoints.listSittings.input>;

const from = (schedule: string) => sql`${seenIn(schedule)} seen
  join participants p on p.id = seen.participant_id and p.deleted_at is null
  join schedules s on s.id = ${schedule}
  ${joined}
  left join sitting_results res on res.sitting_id = si.id`;

/** As sitting-row-state.ts tells it of a row. */
function stateAt(now: Date): Sql {
  const offline = new Date(now.getTime() - offlineAfterMs);
  return sql`(case
    when si.status = 1 then 'finished'
    when p.status = 'blocked' then 'blocked'
    when si.status is null then case when ${isMissed(now)} then 'missed'
      when ${isLater(now)} then 'later'
      when t.participant_id is not null then 'signed-in'
      else 'absent' end
    when si.status = 0 then 'ready'
    when coalesce(greatest(si.last_seen_at, si.resumed_at) < ${offline}::timestamptz, true) then 'offline'
    when si.away_since is null then 'working' else 'away' end)`;
}

/** Those at work whose time is over, with what is waited for at the deadline. */
function isOverdue(now: Date): Sql {
  return sql`(si.status = 3 and s.stopped_at is null and si.deadline_at < ${new Date(now.getTime() - answerGraceMs)}::timestamptz)`;
}

const states = controlStates.filter((state) => state !== "overdue");

function sortsAt(schedule: string, now: Date): Record<(typeof controlSorts)[number], Sql> {
  const rank = sql`array_position(${sql`array[${sql.join(states)}]::text[]`}, ${stateAt(now)}::text)`;
  return {
    no_ujian: caseless("p.no_ujian"),
    nama: caseless("p.nama"),
    group: emptyLast(caseless("g.path")),
    room: sql`${emptyLast(caseless("r.kode"))}, pl.seat`,
    state: rank,
    finish_kind: emptyLast(sql`si.finish_kind`),
    progress: sql`coalesce(si.answered::float / nullif(si.asked, 0), -1)`,
    deadline: emptyLast(sql`case when si.status = 3 then si.deadline_at end`),
    leaves: sql`coalesce(si.leave_count, 0)`,
    extra: sql`coalesce(si.extra_seconds, ${keptSeconds(sql`s.id`, sql`p.id`)})`,
    score: emptyLast(sql`(${namedResult(schedule)}->>'score')::numeric`),
    last_seen: emptyLast(sql`si.last_seen_at`),
  };
}
function find(query: Query, { at }: Call): Found {
  const { schedule_id: schedule, state, group_id, room_id, sesi, q, sort = "state" } = query;
  const { finish_kind: kind } = query;
  const text = literalPattern(q);
  const below = sql`exists (select 1 from groups chosen where chosen.id = ${group_id}
    and (g.id = chosen.id or starts_with(g.path, chosen.path || ${groupPathSeparator}::text)))`;
  return {
    id: sql`p.id`,
    from: from(schedule),
    where: allOf([
      state !== "" && isIn(state, at),
      group_id !== "" && below,
      room_id !== "" && sql`r.id = ${room_id}`,
      sesi !== "" && sql`m.sesi = ${Number(sesi)}`,
      kind !== "" && sql`si.finish_kind = ${kind}`,
      q !== "" &&
        sql`(lower(p.nama) like lower(${`%${text}%`})
          or lower(p.no_ujian) collate "C" like lower(${`${text}%`}))`,
    ]),
    order: inOrderOf(
      sortsAt(schedule, at),
      sort,
      sql`${caseless("r.kode")} nulls last, pl.seat nulls last, p.no_ujian collate "C", p.id`,
    ),
  };
}

function isIn(state: Exclude<Query["state"], "">, at: Date): Sql {
  if (state === "overdue") return isOverdue(at);
  if (state === "unfinished") return sql`coalesce(si.status, 0) <> 1`;
  return sql`${stateAt(at)} = ${state}`;
}

export const sittingList = (schedule: string): RecordList<Query, ControlRow> => ({
  find,
  byId: (ids, call) => controlRows(schedule, ids, call),
});

export async function controlRows(
  schedule: string,
  ids: readonly string[],
  call: Call,
): Promise<ControlRow[]> {
  if (ids.length === 0) return [];
  const stopped = await stoppedAt(schedule, call);
  const rows = await sittingRows({ schedule, at: call.at, ids }, call.db);
  const scores = await scoresOf(schedule, ids, call);
  const hidden = { score: null, score_most: null, pending: 0 };
  return inOrder(
    ids,
    rows.map((row) => ({
      ...row,
      deadline_at: deadlineIfGoingOn(row, stopped, call.at),
      ...(scores.get(row.id) ?? hidden),
    })),
  );
}

/** Time stands still while an exam is stopped: the deadline is as if it went on now. */
function deadlineIfGoingOn(
  { status, deadline_at: deadline }: Pick<ControlRow, "status" | "deadline_at">,
  stopped: Date | null,
  at: Date,
): string | null {
  if (stopped === null || deadline === null || status !== 3) return deadline;
  return new Date(Date.parse(deadline) + at.getTime() - stopped.getTime()).toISOString();
}

type Score = Pick<ControlRow, "score" | "score_most" | "pending">;

/** For whoever may see results; where participants see their own, for everybody. */
async function scoresOf(
  schedule: string,
  ids: readonly string[],
  call: Call,
): Promise<Map<string, Score>> {
  const { rows } = await sqlRows({ id: text(), result: orNull(json<NamedResult>()) })`
    select si.participant_id as id, ${namedResult(schedule)} as result
    from sittings si
    join schedules s on s.id = si.schedule_id
    join sitting_results res on res.sitting_id = si.id
    where si.schedule_id = ${schedule} and si.participant_id = any(${ids}) and si.status = 1
      and ((${holds("0017A", call)}::boolean and ${mayUseSchedule(call)}) or s.view_result <> 'none')`.execute(
    call.db,
  );
  return new Map(
    rows.flatMap(({ id, result }): [string, Score][] => (result ? [[id, scoreOf(result)]] : [])),
  );
}

const scoreOf = ({ least, most, pending }: NamedResult): Score => ({
  score: shownScore(scoreStored(least)),
  score_most: shownScore(scoreStored(most)),
  pending,
});

export async function sittingCounts(
  schedule: string,
  call: Call,
): Promise<InferOutput<typeof sittingControlEndpoints.getSittingCounts.output>> {
  const { db, at } = call;
  const stopped = await stoppedAt(schedule, call);
  const { rows } = await sqlRows({
    absent: number(),
    away: number(),
    blocked: number(),
    finished: number(),
    later: number(),
    missed: number(),
    offline: number(),
    overdue: number(),
    ready: number(),
    "signed-in": number(),
    working: number(),
  })`
    select ${sql.join(
      states.map((name) => sql`count(*) filter (where st = ${name}) as ${sql.ref(name)}`),
    )}, count(*) filter (where is_overdue) as overdue
    from (select ${stateAt(at)} as st, ${isOverdue(at)} as is_overdue from ${from(schedule)}) each`.execute(
    db,
  );
  const { rows: groups } = await sqlRows({ id: text(), nama: text() })`
    select distinct g.id, g.path as nama from ${from(schedule)} where g.id is not null
    order by g.path`.execute(db);
  const { rows: rooms } = await sqlRows({ id: text(), kode: text(), nama: text() })`
    select distinct r.id, r.kode, r.nama from ${from(schedule)} where r.id is not null
    order by r.kode`.execute(db);
  const { rows: sessions } = await sqlRows({ sesi: number() })`
    select sesi from schedule_sessions where schedule_id = ${schedule} order by sesi`.execute(db);
  return {
    stopped_at: stopped?.toISOString() ?? null,
    counts: rows[0]!,
    groups,
    rooms: rooms.map(({ id, kode, nama }) => ({ id, nama: roomName(kode, nama) })),
    sessions: sessions.map(({ sesi }) => sesi),
  };
}

/** How long a schedule is still looked after; one that somebody is at work in, always. */
const shownFor = "7 days";
const maxSchedules = 100;

export async function controlSchedules(call: Call): Promise<ControlSchedule[]> {
  const { at, db } = call;
  const isRunning = sql`(${startsAt()} - interval '10 minutes' <= ${at}::timestamptz
    and ${at}::timestamptz < ${lastEnd()} or exists (
      select 1 from sittings si where si.schedule_id = s.id and si.status = 3)
    or s.stopped_at is not null)`;
  const { rows } = await sqlRows({
    id: text(),
    alias: text(),
    is_running: boolean(),
    starts_at: moment(),
  })`
    select s.id, s.alias, ${startsAt()} as starts_at, ${isRunning} as is_running
    from schedules s
    where ${isSat} and ${mayUseSchedule(call)}
      and (${lastEnd()} > ${at}::timestamptz - ${shownFor}::interval or ${isRunning})
    order by is_running desc, abs(extract(epoch from ${startsAt()} - ${at}::timestamptz)), s.id
    limit ${maxSchedules}`.execute(db);
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}
