// What an event's page shows: its schedules and sessions, how full each is and how far it has come; and who has not begun.
import { sql } from "kysely";
import type { eventEndpoints } from "../../../../contract/endpoints/exams/event-endpoints.ts";
import type { EventSchedule, EventSession } from "../../../../contract/exams/events.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { caseless, contains, inOrderOf } from "../../../records/list-sql.ts";
import { findRecord, nounOf } from "../../../records/record-kind.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { stateAt } from "../schedules/schedule-times-query.ts";
import { sitsExams, targetsOf } from "../schedules/targets-query.ts";
import { eventKind } from "./events-writing.ts";
import { boolean, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export const eventOverview: Pick<
  HandlersOf<typeof eventEndpoints>,
  "getEventOverview" | "listNotBegun"
> = {
  getEventOverview: {
    async read({ id }, call) {
      return {
        event: await findRecord(eventKind, id, call),
        schedules: await schedulesOf(id, call),
        at: call.at.toISOString(),
      };
    },
  },

  listNotBegun: {
    async read(query, { db }) {
      const { id, schedule_id: schedule, q } = query;
      const owned = await db
        .selectFrom("schedules")
        .select("id")
        .where("id", "=", schedule)
        .where("event_id", "=", id)
        .executeTakeFirst();
      if (!owned) throw notFound(nounOf({ object: "schedule" }));
      const from = sql`
        ${targetsOf(sql`s.id = ${schedule}`)} t
        join participants p on p.id = t.participant_id
        left join groups g on g.id = p.group_id
        left join session_members m
          on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
        where not exists (
          select 1 from sittings si
          where si.schedule_id = t.schedule_id and si.participant_id = t.participant_id)
          and ${q === "" ? sql`true` : contains(["p.no_ujian", "p.nama"], q)}`;
      const { rows } = await sqlRows(notBegunColumns)`
        select p.id, p.no_ujian, p.nama, g.path as group_path, m.sesi from ${from}
        order by ${inOrderOf(idleSorts, query.sort ?? "no_ujian", sql`p.id`)}
        limit ${query.per_page} offset ${offsetOf(query)}`.execute(db);
      const { rows: counted } = await sqlRows({ total: number() })`
        select count(*) as total from ${from}`.execute(db);
      return pageAnswer(query, rows, counted[0]!.total);
    },
  },
};

const idleSorts = { no_ujian: caseless("p.no_ujian"), nama: caseless("p.nama") };

const notBegunColumns = {
  id: text(),
  no_ujian: text(),
  nama: text(),
  group_path: orNull(text()),
  sesi: orNull(number()),
};

const countedScheduleColumns = {
  targets: number(),
  finished: number(),
  working: number(),
  id: text(),
  alias: text(),
  active: boolean(),
  state: text<EventSchedule["state"]>(),
  lama: number(),
  bank_count: number(),
  without_session: number(),
  tanggal: text(),
  mulai: text(),
};

/** Those that begin first come first. */
async function schedulesOf(
  event: string,
  { db, at }: Pick<Call, "db" | "at">,
): Promise<EventSchedule[]> {
  const { rows } = await sqlRows(countedScheduleColumns)`
    with targets as ${targetsOf(sql`s.event_id = ${event}`)},
    counted as (
      select t.schedule_id, count(*) as targets,
        count(*) filter (where si.status = 1) as finished,
        count(*) filter (where si.status in (0, 3)) as working,
        count(*) filter (where m.participant_id is null) as outside
      from targets t
      left join sittings si
        on si.schedule_id = t.schedule_id and si.participant_id = t.participant_id
      left join session_members m
        on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
      group by t.schedule_id)
    select s.id, s.alias, s.active, ${stateAt(at)} as state, s.lama, s.tanggal, s.mulai,
      coalesce(c.targets, 0) as targets, coalesce(c.finished, 0) as finished,
      coalesce(c.working, 0) as working,
      (select count(*) from schedule_banks b where b.schedule_id = s.id) as bank_count,
      case when exists (select 1 from schedule_sessions z where z.schedule_id = s.id)
        then coalesce(c.outside, 0) else 0 end as without_session
    from schedules s left join counted c on c.schedule_id = s.id
    where s.event_id = ${event}
    order by s.tanggal, s.mulai, ${caseless("s.alias")}, s.id`.execute(db);
  const sessions = await sessionsOf(event, db);
  return rows.map(({ tanggal, mulai, ...schedule }) => {
    const own = sessions.get(schedule.id);
    const whole = { sesi: null, tanggal, mulai, members: schedule.targets };
    return { ...schedule, sessions: own ?? [{ ...whole, capacity: null, unseated: 0 }] };
  });
}

/** By schedule; one without sessions is not in it. */
async function sessionsOf(event: string, db: Db): Promise<Map<string, EventSession[]>> {
  const { rows } = await sqlRows({
    sesi: orNull(number()),
    tanggal: text(),
    mulai: text(),
    members: number(),
    capacity: orNull(number()),
    unseated: number(),
    schedule_id: text(),
  })`
    with seats as (
      select sum(coalesce(er.kapasitas, r.kapasitas))::int as capacity
      from event_rooms er join rooms r on r.id = er.room_id where er.event_id = ${event}),
    members as (
      select m.schedule_id, m.sesi, count(*) as members,
        count(*) filter (where pl.participant_id is null) as unseated
      from session_members m
      join schedules s on s.id = m.schedule_id
      join participants p on p.id = m.participant_id
      left join placements pl
        on pl.event_id = s.event_id and pl.participant_id = p.id and pl.sesi = m.sesi
      where s.event_id = ${event} and ${sitsExams}
      group by m.schedule_id, m.sesi)
    select z.schedule_id, z.sesi, z.tanggal, z.mulai, seats.capacity,
      coalesce(m.members, 0) as members,
      case when seats.capacity is null then 0 else coalesce(m.unseated, 0) end as unseated
    from schedule_sessions z
    join schedules s on s.id = z.schedule_id
    cross join seats
    left join members m on m.schedule_id = z.schedule_id and m.sesi = z.sesi
    where s.event_id = ${event}
    order by z.tanggal, z.mulai, z.sesi`.execute(db);
  const sessions = new Map<string, EventSession[]>();
  for (const { schedule_id: schedule, ...session } of rows) {
    sessions.set(schedule, [...(sessions.get(schedule) ?? []), session]);
  }
  return sessions;
}
