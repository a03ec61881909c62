// Who has the rights of a proctor in a room of an event and when, and who may give them. Rights hang on the id of an account and on
// the day and session of the exam; an outside name has none, whatever accounts are called.
import { sql } from "kysely";
import { callerOf, holds, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";

/** Rows (sesi, tanggal) of the schedule `s`; 0 without sessions. */
export const examTimes = sql`(
  select z.sesi, z.tanggal from schedule_sessions z where z.schedule_id = s.id
  union all
  select 0::integer, s.tanggal
  where not exists (select 1 from schedule_sessions z where z.schedule_id = s.id))`;

/** The day of that session of the schedule `s`. A session that was deleted since has the day of the schedule. */
export const dayOfSession = (sesi: Sql) => sql`coalesce(
  (select z.tanggal from schedule_sessions z where z.schedule_id = s.id and z.sesi = ${sesi}),
  s.tanggal)`;

type Time = { sesi: Sql; tanggal: Sql };

/** As a condition on the proctor `named.one`: there at that time. The same as `isOnDuty` of the domain. */
export const isThere = ({ sesi, tanggal }: Time) => sql`(
  (named.one -> 'days' = '[]' or named.one -> 'days' @> to_jsonb(${tanggal}::text))
  and (named.one -> 'sessions' = '[]' or ${sesi} = 0
    or named.one -> 'sessions' @> to_jsonb(${sesi}::int)))`;

/** As a condition on the room `er` of an event: the account is one of its proctors then. */
export const watchesAt = (user: Sql, time: Time) => sql`exists (
  select 1 from jsonb_array_elements(er.pengawas) named (one)
  where named.one ->> 'user_id' = ${user}::text and ${isThere(time)})`;

const eachTime: Time = { sesi: sql`et.sesi`, tanggal: sql`et.tanggal` };

/** As a condition on the room `er` and the schedule `s` of its event: the account is there in one of its sessions. */
export const watchesSome = (user: Sql) =>
  sql`exists (select 1 from ${examTimes} et where ${watchesAt(user, eachTime)})`;

/** The caller's id as rights are asked for; null: whoever is no teacher has the rights of no proctor. */
const teacherOf = (call: Call): Sql | null => {
  const { id, role } = callerOf(call);
  return role === "EVAL" ? sql`${id}` : null;
};

/** As a condition on the room `er` of an event: it names the person, at whatever time. */
export function isNamed(call: Call): Sql {
  const teacher = teacherOf(call);
  return teacher
    ? sql`exists (
        select 1 from jsonb_array_elements(er.pengawas) named (one)
        where named.one ->> 'user_id' = ${teacher}::text)`
    : sql`false`;
}

/** As a condition on the room `er` and the schedule `s` of its event: there in one of its sessions. */
export function isProctor(call: Call): Sql {
  const teacher = teacherOf(call);
  return teacher ? watchesSome(teacher) : sql`false`;
}

export function isProctorAt(time: Time, call: Call): Sql {
  const teacher = teacherOf(call);
  return teacher ? watchesAt(teacher, time) : sql`false`;
}

/** The sessions of the schedule `s` in which the person is there in the room `er`. */
export const ownSessions = (call: Call) => sql`array(
  select et.sesi::integer from ${examTimes} et where ${isProctorAt(eachTime, call)} order by 1)`;

/** As a condition on the schedule `s`: the person is a proctor of that room of its event in one of its sessions. */
export const proctorsRoom = (room: Sql, call: Call) => sql`exists (
  select 1 from event_rooms er
  where er.event_id = s.event_id and er.room_id = ${room} and ${isProctor(call)})`;

/** As a condition on the schedule `s`: the person is a proctor of that room in that session. */
export const proctorsRoomAt = (room: Sql, sesi: Sql, call: Call) => sql`exists (
  select 1 from event_rooms er cross join lateral (select ${sesi} as sesi) place
  where er.event_id = s.event_id and er.room_id = ${room}
    and ${isProctorAt({ sesi: sql`place.sesi`, tanggal: dayOfSession(sql`place.sesi`) }, call)})`;

/**
 * Whether the person may give the account the rights of a proctor: any other one, and the own one with 0007A, which every Head
 * Master has. The form, the API, the import and the copy of an event ask here.
 */
export const mayGiveRights = (user: string, call: Call): boolean =>
  user !== callerOf(call).id || holds("0007A", call);

/** Those who can assign the person, as a refusal names them. There is always an active Head Master. */
export async function headMasterNames({ db }: Pick<Call, "db">): Promise<string> {
  const heads = await db
    .selectFrom("users")
    .select("name")
    .where("role", "=", "EVIL")
    .where("active", "=", true)
    .orderBy("name")
    .limit(3)
    .execute();
  return heads.map(({ name }) => name).join(", ");
}
