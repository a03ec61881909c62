// Finding schedules: the row with its counts, and search, filters and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import type { Schedule, scheduleQuery } from "../../../../contract/exams/schedules.ts";
import type { Call } from "../../../http/handler.ts";
import {
  allOf,
  caseless,
  contains,
  emptyLast,
  inOrderOf,
  type Sql,
} from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { mayUseSchedule } from "./schedule-access.ts";
import { lastEnd, firstStart, lastStart, startsAt, stateAt } from "./schedule-times-query.ts";
import { targetCount } from "./targets-query.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export type ScheduleQuery = InferOutput<typeof scheduleQuery>;

const groups = sql`coalesce((
  select json_agg(json_build_object('id', g.id, 'path', g.path) order by g.sort_key, g.id)
  from schedule_groups sg join groups g on g.id = sg.group_id where sg.schedule_id = s.id), '[]')`;
const banks = sql`coalesce((
  select json_agg(json_build_object('id', b.id, 'kode', b.kode, 'nama', b.nama)
    order by sb.position, b.id)
  from schedule_banks sb join question_banks b on b.id = sb.bank_id
  where sb.schedule_id = s.id), '[]')`;
const sittings = (condition: Sql) => sql`(
  select count(*) from sittings si where si.schedule_id = s.id and ${condition})`;

type Row = Omit<Schedule, "stopped_at" | "starts_at" | "ends_at" | "created_at" | "updated_at"> &
  Record<"starts_at" | "ends_at" | "created_at" | "updated_at", Date>;

const rowColumns = {
  id: text(),
  event_id: orNull(text()),
  event_nama: orNull(text()),
  alias: text(),
  tanggal: text(),
  mulai: text(),
  lama: number(),
  masuk_sampai: orNull(number()),
  tutup: orNull(number()),
  min_test: number(),
  participant_mode: text<Row["participant_mode"]>(),
  groups: json<Row["groups"]>(),
  banks: json<Row["banks"]>(),
  order_mode: number<Row["order_mode"]>(),
  type_order: json<Row["type_order"]>(),
  acak_soal: boolean(),
  acak_opsi: boolean(),
  sesi_auto: boolean(),
  token_mode: text<Row["token_mode"]>(),
  view_result: text<Row["view_result"]>(),
  result_at: orNull(text()),
  max_leave: orNull(number()),
  fullscreen: orNull(boolean()),
  active: boolean(),
  stopped_at: orNull(moment()),
  state: text<Row["state"]>(),
  session_count: number(),
  target_count: number(),
  begun_count: number(),
  finished_count: number(),
  author: orNull(json<NonNullable<Row["author"]>>()),
  version: number(),
  created_at: moment(),
  ends_at: moment(),
  starts_at: moment(),
  updated_at: moment(),
};

/** In the order of `ids`; those that exist no more, or are not the person's, are left out. */
async function schedulesById(ids: readonly string[], call: Call): Promise<Schedule[]> {
  const { rows } = await sqlRows(rowColumns)`
    select s.id, s.event_id, e.nama as event_nama, s.alias, s.tanggal, s.mulai, s.lama,
      s.masuk_sampai, s.tutup, s.min_test, s.participant_mode, ${groups} as groups,
      ${banks} as banks, s.order_mode, s.type_order, s.acak_soal, s.acak_opsi, s.sesi_auto, s.token_mode,
      s.view_result, s.result_at, s.max_leave, s.fullscreen, s.active, s.stopped_at,
      ${stateAt(call.at)} as state, ${startsAt()} as starts_at, ${lastEnd()} as ends_at,
      (select count(*) from schedule_sessions z where z.schedule_id = s.id) as session_count,
      ${targetCount} as target_count,
      ${sittings(sql`true`)} as begun_count, ${sittings(sql`si.status = 1`)} as finished_count,
      (select json_build_object('id', u.id, 'name', u.name) from users u
        where u.id = s.created_by) as author,
      s.version, s.created_at, s.updated_at
    from schedules s left join events e on e.id = s.event_id
    where s.id = any(${ids}) and ${mayUseSchedule(call)}`.execute(call.db);
  return inOrder(
    ids,
    rows.map((row) => ({
      ...withTimes(row),
      stopped_at: row.stopped_at?.toISOString() ?? null,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
    })),
  );
}

const sorts = {
  alias: caseless("s.alias"),
  event: emptyLast(caseless("e.nama")),
  tanggal: firstStart,
  lama: sql`s.lama`,
  target_count: targetCount,
  updated_at: sql`s.updated_at`,
};

type Asked = Omit<ScheduleQuery, "page" | "per_page">;

export function findSchedules(query: Asked, call: Call): Found {
  const { dari: from, sampai: to, event_id: event, subject_id: subject, group_id: group } = query;
  const { state, author_id: author, q, sort = "-tanggal" } = query;
  return {
    id: sql`s.id`,
    from: sql`schedules s`,
    where: allOf([
      mayUseSchedule(call),
      from !== "" && sql`left(${lastStart}, 10) >= ${from}`,
      to !== "" && sql`left(${firstStart}, 10) <= ${to}`,
      event !== "" && (event === "none" ? sql`s.event_id is null` : sql`s.event_id = ${event}`),
      subject !== "" && asksAbout(subject),
      group !== "" && isSatBy(group),
      state !== "" && sql`${stateAt(call.at)} = ${state}`,
      author !== "" && sql`s.created_by = ${author}`,
      q !== "" && contains(["s.alias"], q),
    ]),
    joins: sql`left join events e on e.id = s.event_id`,
    order: inOrderOf(sorts, sort, sql`${caseless("s.alias")}, s.id`),
  };
}

const asksAbout = (subject: string) => sql`exists (
  select 1 from schedule_banks sb join question_banks b on b.id = sb.bank_id
  where sb.schedule_id = s.id and b.subject_id = ${subject})`;

/** By everybody, or by a group that this one is or stands below; or it names one of the group's members. */
const isSatBy = (group: string) => sql`case s.participant_mode
  when 'CP' then not exists (select 1 from schedule_groups sg where sg.schedule_id = s.id)
    or exists (
      select 1 from schedule_groups sg
      join groups named on named.id = sg.group_id
      join groups wanted on wanted.id = ${group}
      where sg.schedule_id = s.id and (wanted.id = named.id
        or starts_with(wanted.path, named.path || ${groupPathSeparator}::text)))
  else exists (
    select 1 from schedule_participants sp
    join participants p on p.id = sp.participant_id
    join groups own on own.id = p.group_id
    join groups wanted on wanted.id = ${group}
    where sp.schedule_id = s.id and p.deleted_at is null and (own.id = wanted.id
      or starts_with(own.path, wanted.path || ${groupPathSeparator}::text))) end`;

export const scheduleList: RecordList<ScheduleQuery, Schedule> = {
  find: findSchedules,
  byId: schedulesById,
};
