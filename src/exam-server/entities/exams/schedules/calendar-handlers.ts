// The sessions of the schedules that the list's filters find, in the order of time.
import { sql } from "kysely";
import {
  calendarPageSize,
  type CalendarEntry,
} from "../../../../contract/exams/schedule-calendar.ts";
import type { scheduleCalendarEndpoints } from "../../../../contract/endpoints/exams/schedule-calendar-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { allOf, caseless, type Sql } from "../../../records/list-sql.ts";
import { offsetOf } from "../../../records/record-list.ts";
import { instantOf, stateBetween } from "./schedule-times-query.ts";
import { findSchedules } from "./schedules-query.ts";
import { sitsExams, targetCount } from "./targets-query.ts";
import { number, orNull, sqlRows, text, type Column } from "../../../records/sql-rows.ts";

const day = sql`coalesce(z.tanggal, s.tanggal)`;
const time = sql`coalesce(z.mulai, s.mulai)`;
const wall = sql`(${day} || ' ' || ${time})`;
/** The wall clock at the end, "2026-11-30 09:00". */
const wallEnd = sql`to_char(${wall}::timestamp + make_interval(mins => s.lama), 'YYYY-MM-DD HH24:MI')`;
const starts = () => instantOf(wall);
const closes = () => sql`(${instantOf(wall)} + make_interval(mins => coalesce(s.tutup, s.lama)))`;
/** By a member of the session, or by anybody where there are no sessions. */
const isBegun = sql`exists (
  select 1 from sittings si where si.schedule_id = s.id and (z.sesi is null or exists (
    select 1 from session_members m where m.schedule_id = s.id and m.sesi = z.sesi
      and m.participant_id = si.participant_id)))`;
const participants = sql`case when z.sesi is null then ${targetCount} else (
  select count(*) from session_members m join participants p on p.id = m.participant_id
  where m.schedule_id = s.id and m.sesi = z.sesi and ${sitsExams}) end`;

const calendarEntryColumns = {
  id: text(),
  sesi: orNull(number()),
  alias: text(),
  event_nama: orNull(text()),
  tanggal: text(),
  mulai: text(),
  lama: number(),
  state: text<CalendarEntry["state"]>(),
  participants: number(),
};

export const scheduleCalendarHandlers: HandlersOf<typeof scheduleCalendarEndpoints> = {
  listScheduleCalendar: {
    async read(query, call) {
      const { from_day: from, to_day: to, page } = query;
      const found = findSchedules(query, call);
      const all = sql`schedules s left join schedule_sessions z on z.schedule_id = s.id`;
      const within = allOf([
        found.where,
        // Until midnight is not on the day that begins then.
        from !== "" && sql`${wallEnd} > ${`${from} 00:00`}`,
        to !== "" && sql`${day} <= ${to}`,
      ]);
      const bounds = { page, per_page: calendarPageSize };
      const { rows: items } = await sqlRows(calendarEntryColumns)`
        select s.id, z.sesi, s.alias, e.nama as event_nama, ${day} as tanggal, ${time} as mulai,
          s.lama, ${stateBetween(call.at, starts(), closes(), isBegun)} as state,
          ${participants} as participants
        from ${all} left join events e on e.id = s.event_id where ${within}
        order by ${wall}, ${caseless("s.alias")}, s.id, z.sesi
        limit ${calendarPageSize} offset ${offsetOf(bounds)}`.execute(call.db);
      const valueOf = async <Value>(column: Column<Value>, what: Sql, where: Sql) => {
        const { rows } = await sqlRows({ value: column })`
          select ${what} as value from ${all} where ${where}`.execute(call.db);
        return rows[0]!.value;
      };
      const total = await valueOf(number(), sql`count(*)`, within);
      if (total > 0) return { items, total, nearest: null };
      const next = await valueOf(
        orNull(text()),
        sql`min(${day})`,
        allOf([found.where, to !== "" && sql`${day} > ${to}`]),
      );
      const nearest = next ?? (await valueOf(orNull(text()), sql`max(${day})`, found.where));
      return { items, total, nearest };
    },
  },
};
