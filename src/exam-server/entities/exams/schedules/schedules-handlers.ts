// Everything about schedules, gathered from the files of its kinds of work.
import type { scheduleEndpoints } from "../../../../contract/endpoints/exams/schedule-endpoints.ts";
import type { ScheduleAction, ScheduleBank } from "../../../../contract/exams/schedules.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { readHistory } from "../../../records/audit-trail.ts";
import { caseless } from "../../../records/list-sql.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { missingCount, plannedCount } from "../../questions/banks/bank-plan-query.ts";
import { mayScheduleBank, mayUseSchedule } from "./schedule-access.ts";
import { scheduleCopying } from "./schedules-copy.ts";
import { scheduleKind, scheduleVerbs } from "./schedules-writing.ts";
import { sitsExams } from "./targets-query.ts";
import { boolean, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const scheduleBankColumns = {
  id: text(),
  kode: text(),
  nama: text(),
  subject_id: text(),
  subject_nama: text(),
  scope: text<ScheduleBank["scope"]>(),
  scope_of: text(),
  planned: number(),
  missing: number(),
};

export const schedulesHandlers: Omit<HandlersOf<typeof scheduleEndpoints>, "changeSchedules"> = {
  ...scheduleCopying,

  listSchedules: scheduleVerbs.list,
  listScheduleIds: scheduleVerbs.ids,
  exportSchedules: scheduleVerbs.export,
  createSchedule: scheduleVerbs.create,
  updateSchedule: scheduleVerbs.update,
  deleteSchedules: scheduleVerbs.remove,

  getSchedule: {
    async read({ id }, call) {
      const schedule = await findRecord(scheduleKind, id, call);
      return {
        ...schedule,
        sessions: await sessionsOf(id, call),
        history: await readHistory<ScheduleAction>(call.db, "schedule", id, "session.open"),
      };
    },
  },

  listScheduleOptions: {
    async read(_input, call) {
      const { rows } = await sqlRows({
        id: text(),
        alias: text(),
        event_id: orNull(text()),
        tanggal: text(),
        mulai: text(),
        active: boolean(),
      })`
        select s.id, s.alias, s.event_id, s.tanggal, s.mulai, s.active from schedules s
        where ${mayUseSchedule(call)}
        order by s.tanggal desc, s.mulai desc, ${caseless("s.alias")}, s.id`.execute(call.db);
      return rows;
    },
  },

  listScheduleAuthors: {
    async read(_input, call) {
      const { rows } = await sqlRows({ id: text(), name: text() })`
        select u.id, u.name from users u
        where exists (select 1 from schedules s where s.created_by = u.id and ${mayUseSchedule(call)})
        order by ${caseless("u.name")}, u.id`.execute(call.db);
      return rows;
    },
  },

  listScheduleBanks: {
    async read(_input, call) {
      const { rows } = await sqlRows(scheduleBankColumns)`
        select b.id, b.kode, b.nama, su.id as subject_id, su.nama as subject_nama, su.scope,
          coalesce(r.nama, (
            select string_agg(m.kode, ', ' order by m.kode) from subject_majors sm
            join majors m on m.id = sm.major_id where sm.subject_id = su.id), '') as scope_of,
          ${plannedCount} as planned, ${missingCount} as missing
        from question_banks b
        join subjects su on su.id = b.subject_id
        left join religions r on r.id = su.agama_id
        where b.status = 'aktif' and ${mayScheduleBank(call)}
        order by ${caseless("b.kode")}, b.id`.execute(call.db);
      return rows;
    },
  },
};

async function sessionsOf(id: string, { db }: Call) {
  const { rows } = await sqlRows({
    sesi: number(),
    tanggal: text(),
    mulai: text(),
    members: number(),
  })`
    select z.sesi, z.tanggal, z.mulai, (
      select count(*) from session_members m join participants p on p.id = m.participant_id
      where m.schedule_id = z.schedule_id and m.sesi = z.sesi and ${sitsExams}) as members
    from schedule_sessions z where z.schedule_id = ${id}
    order by z.tanggal, z.mulai, z.sesi`.execute(db);
  return rows;
}
