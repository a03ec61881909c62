// The proctors of an event's rooms as they are shown, and the accounts that they are chosen from.
import { sql } from "kysely";
import type { EventRoom, ProctorAccount } from "../../../../contract/exams/rooms.ts";
import type { ExamTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import type { Db } from "../../../database/database.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { examTimes, isThere } from "./proctors-access.ts";

/** In the room `er` of an event, with the account as `u`. A deleted account leaves an outside name. */
const proctorsAs = (fields: Sql, condition = sql`true`) => sql`coalesce((
  select jsonb_agg(${fields} order by named.n)
  from jsonb_array_elements(er.pengawas) with ordinality named (one, n)
  left join users u on u.id = named.one ->> 'user_id' where ${condition}), '[]')`;

const named = sql`'nama', coalesce(u.name, named.one ->> 'nama'), 'nip', named.one ->> 'nip',
  'days', named.one -> 'days', 'sessions', named.one -> 'sessions'`;

/** [{nama, nip, days, sessions}], for papers. */
export const proctorNames = proctorsAs(sql`jsonb_build_object(${named})`);

/** The same of those who are there in a session of the schedule `s`. */
export const proctorNamesOfExam = proctorsAs(
  sql`jsonb_build_object(${named})`,
  sql`exists (select 1 from ${examTimes} et
    where ${isThere({ sesi: sql`et.sesi`, tanggal: sql`et.tanggal` })})`,
);

/** As the contract's `roomProctor`. */
export const roomProctors = proctorsAs(sql`jsonb_build_object(${named},
  'user_id', u.id, 'email', coalesce(u.email, ''), 'accounts', coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email) order by a.email)
    from users a where u.id is null and a.active
      and lower(btrim(a.name)) = lower(btrim(named.one ->> 'nama'))), '[]'))`);

/** When the event has exams, each time once. */
export async function readExamTimes(event: string, db: Db): Promise<ExamTime[]> {
  const { rows } = await sqlRows({ tanggal: text(), sesi: number() })`
    select distinct et.tanggal, et.sesi from schedules s cross join lateral ${examTimes} et
    where s.event_id = ${event} order by 1, 2`.execute(db);
  return rows;
}

export async function listAccounts(db: Db): Promise<ProctorAccount[]> {
  return db
    .selectFrom("users as u")
    .select(["u.id", "u.name", "u.email"])
    .where("u.active", "=", true)
    .orderBy(caseless("u.name"))
    .orderBy("u.email")
    .execute();
}

/** How an audit entry names them. */
export const auditedProctors = (proctors: Readonly<EventRoom["pengawas"]>): string[] =>
  proctors.map(({ nama, nip, email, days, sessions }) =>
    [
      nama,
      nip && `(${nip})`,
      email && `<${email}>`,
      days.join(", "),
      sessions.length > 0 ? `sesi ${sessions.join(", ")}` : "",
    ]
      .filter((part) => part !== "")
      .join(" "),
  );

/** Of all rooms of an event, as `auditedProctors` names them. */
export async function readProctorAudit(event: string, db: Db): Promise<string[]> {
  const { rows } = await sqlRows({ kode: text(), pengawas: json<EventRoom["pengawas"]>() })`
    select r.kode, ${roomProctors} as pengawas
    from event_rooms er join rooms r on r.id = er.room_id
    where er.event_id = ${event} and er.pengawas <> '[]'
    order by ${caseless("r.kode")}`.execute(db);
  return rows.map(({ kode, pengawas }) => `${kode}: ${auditedProctors(pengawas).join("; ")}`);
}
