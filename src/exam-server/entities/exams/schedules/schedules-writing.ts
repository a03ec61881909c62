// Adding, changing and deleting schedules. Their groups and banks are written with them.
import { sql } from "kysely";
import type { ScheduleInput } from "../../../../contract/exams/schedule-fields.ts";
import type { Schedule } from "../../../../contract/exams/schedules.ts";
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import { begunFaults, type Begun } from "../../../../domain/exams/schedules/begun-schedule.ts";
import { daysBetween } from "../../../../domain/exams/school-time.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import { lockRows } from "../../../records/record-kind.ts";
import type { NewRow } from "../../../records/record-rows.ts";
import { recordVerbs } from "../../../records/record-verbs.ts";
import { mayScheduleBank } from "./schedule-access.ts";
import { scheduleList, type ScheduleQuery } from "./schedules-query.ts";
import { isInGroups } from "./targets-query.ts";
import { anyOf, boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";

export const scheduleKind = {
  ...scheduleList,
  object: "schedule",
  called: ({ alias }: Schedule) => `Jadwal ${alias}`,
  label: ({ alias }: Schedule) => alias,
  lock: (ids: readonly string[], { db }: Call) => lockRows("schedules", ids, db),
} as const;

export const scheduleVerbs = recordVerbs<ScheduleQuery, Schedule, ScheduleInput>({
  ...scheduleKind,
  fieldsOf,
  audited: comparable,
  check: checkFields,
  whyKept: async (schedule) =>
    schedule.begun_count > 0
      ? `Sudah dimulai oleh ${schedule.begun_count} peserta; jawaban mereka ada di dalamnya.`
      : null,
  insert: insertSchedule,
  async update({ group_ids, bank_ids, type_order, ...columns }, call) {
    const { id } = columns;
    await shiftSessions(columns, call);
    await call.db
      .updateTable("schedules")
      .set({ ...columns, type_order: JSON.stringify(type_order) })
      .where("id", "=", id)
      .execute();
    await linkSchedule(id, { group_ids, bank_ids }, call.db);
  },
  remove: (id, { db }) => db.deleteFrom("schedules").where("id", "=", id).execute(),
});

export function fieldsOf(schedule: Schedule): ScheduleInput {
  const { event_id, alias, tanggal, mulai, lama, masuk_sampai, tutup, min_test } = schedule;
  const { participant_mode, order_mode, type_order, acak_soal, acak_opsi, sesi_auto } = schedule;
  const { token_mode, view_result, result_at, max_leave, fullscreen } = schedule;
  return {
    event_id,
    alias,
    tanggal,
    mulai,
    lama,
    masuk_sampai,
    tutup,
    min_test,
    participant_mode,
    group_ids: schedule.groups.map(({ id }) => id),
    bank_ids: schedule.banks.map(({ id }) => id),
    order_mode,
    type_order,
    acak_soal,
    acak_opsi,
    sesi_auto,
    token_mode,
    view_result,
    result_at,
    max_leave,
    fullscreen,
  };
}

/** With its lists as texts; banks and types in their order, which matters. The audit drops names with "token" in them. */
function comparable({ token_mode: mode, ...fields }: ScheduleInput): Record<string, unknown> {
  return {
    ...fields,
    group_ids: [...fields.group_ids].sort().join(" "),
    bank_ids: fields.bank_ids.join(" "),
    type_order: fields.type_order.join(" "),
    entry_mode: mode,
  };
}

/** Not active; the person who asks becomes its author. */
export async function insertSchedule(
  { group_ids, bank_ids, type_order, ...columns }: ScheduleInput & NewRow,
  call: Call,
): Promise<void> {
  const own = { active: false, created_by: callerOf(call).id };
  await call.db
    .insertInto("schedules")
    .values({ ...columns, ...own, type_order: JSON.stringify(type_order) })
    .execute();
  await linkSchedule(columns.id, { group_ids, bank_ids }, call.db);
}

type Links = Pick<ScheduleInput, "group_ids" | "bank_ids">;

/** A schedule's groups and banks become exactly those. Groups are kept while it names participants, for whoever changes back. */
async function linkSchedule(id: string, { group_ids, bank_ids }: Links, db: Db): Promise<void> {
  for (const table of ["schedule_groups", "schedule_banks"] as const) {
    await db.deleteFrom(table).where("schedule_id", "=", id).execute();
  }
  await sql`
    insert into schedule_groups (schedule_id, group_id)
    select distinct ${id}, one from unnest(${group_ids}::text[]) one`.execute(db);
  await sql`
    insert into schedule_banks (schedule_id, bank_id, position)
    select ${id}, one, at from unnest(${bank_ids}::text[]) with ordinality as new (one, at)`.execute(
    db,
  );
}

type Moved = Pick<ScheduleInput, "tanggal"> & Pick<NewRow, "id">;

/** Each session keeps its hour and its distance from the schedule's day. */
async function shiftSessions({ id, tanggal }: Moved, call: Call): Promise<void> {
  const before = await call.db
    .selectFrom("schedules")
    .select("tanggal")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const days = daysBetween(before.tanggal, tanggal);
  if (days !== 0) await moveSessions([id], days, call.db);
}

export async function moveSessions(ids: readonly string[], days: number, db: Db): Promise<void> {
  await sql`
    update schedule_sessions
    set tanggal = to_char(tanggal::date + ${days}::int, 'YYYY-MM-DD')
    where schedule_id = any(${ids})`.execute(db);
}

/** @throws Refusal of code 12 naming every field that does not fit what is stored */
export async function checkFields(fields: ScheduleInput, before: Schedule | null, call: Call) {
  const faults: FieldErrors = {};
  const { event_id: event, group_ids: groups, bank_ids: banks } = fields;
  if (event !== null && (await countKnown("events", [event], call.db)) === 0) {
    faults["event_id"] = "Event ini sudah tidak ada. Pilih yang lain.";
  }
  if ((await countKnown("groups", groups, call.db)) < new Set(groups).size) {
    faults["group_ids"] = "Ada group yang sudah tidak ada. Periksa pilihannya.";
  }
  const fault = await bankFault(banks, before, call);
  if (fault) faults["bank_ids"] = fault;
  if (before && before.begun_count > 0) {
    const stored = fieldsOf(before);
    const begun = await begunIn(before, stored.group_ids, groups, call.db);
    Object.assign(faults, begunFaults(stored, fields, begun));
  }
  refuseFaults(faults);
}

/** @param from the groups that the schedule has. @param to those that it shall have */
async function begunIn(
  { id, participant_mode: mode, begun_count: count }: Schedule,
  from: readonly string[],
  to: readonly string[],
  db: Db,
): Promise<Begun> {
  const { rows } = await sqlRows({ left_out: number(), bank_ids: json<string[]>() })`
    select count(*) filter (where ${isInGroups(from)} and not ${isInGroups(to)}) as left_out,
      coalesce(json_agg(distinct si.bank_id) filter (where si.bank_id is not null), '[]') as bank_ids
    from sittings si join participants p on p.id = si.participant_id
    where si.schedule_id = ${id}`.execute(db);
  const { left_out: leftOut, bank_ids: bankIds } = rows[0]!;
  return { count, leftOut: mode === "CP" ? leftOut : 0, bankIds };
}

async function countKnown(
  table: "events" | "groups",
  ids: readonly string[],
  db: Db,
): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", anyOf(ids))
    .forKeyShare()
    .execute();
  return rows.length;
}

/** A bank that the schedule has may stay; one is chosen anew only while it is in use, has a subject and may be used. */
async function bankFault(
  ids: readonly string[],
  before: Schedule | null,
  call: Call,
): Promise<string | null> {
  const kept = new Set(before?.banks.map(({ id }) => id));
  const chosen = ids.filter((id) => !kept.has(id));
  const { rows } = await sqlRows({ id: text(), kode: text(), offered: boolean() })`
    select b.id, b.kode, (b.status = 'aktif' and b.subject_id is not null) as offered
    from question_banks b
    where b.id = any(${chosen}) and ${mayScheduleBank(call)} for key share of b`.execute(call.db);
  if (rows.length < chosen.length) return "Ada banksoal yang sudah tidak ada. Periksa pilihannya.";
  const unused = rows.find(({ offered }) => !offered);
  return unused ? `Banksoal ${unused.kode} sudah diarsipkan atau belum punya matpel.` : null;
}
