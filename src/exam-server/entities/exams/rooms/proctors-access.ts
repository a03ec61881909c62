// Who is a proctor of which room. A room of an event names its proctors as the institution writes them; accounts have no NIP,
// so an account is one of them when its name is the same.
import { sql } from "kysely";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

/** As a condition on the room `er` of an event: it names somebody of that name. */
export const namesProctor = (name: Sql) => sql`exists (
  select 1 from jsonb_array_elements(er.pengawas) named
  where lower(btrim(named ->> 'nama')) = lower(btrim(${name}::text)))`;

/** As a condition on the room `er` of an event. */
export function isProctor(call: Call): Sql {
  const { name, role } = callerOf(call);
  return role === "EVAL" ? namesProctor(sql`${name}`) : sql`false`;
}

/** As a condition on the schedule `s`: the person is a proctor of that room of its event. */
export const proctorsRoom = (room: Sql, call: Call) => sql`exists (
  select 1 from event_rooms er
  where er.event_id = s.event_id and er.room_id = ${room} and ${isProctor(call)})`;

/** Before seats or proctors of an event change: whoever is named asks anew for what is open there, and may see it no more. */
export async function recheckProctors(event: string, { db, services, afterCommit }: Call) {
  const { rows } = await sqlRows({ id: text() })`
    select u.id from users u where u.role = 'EVAL' and exists (
      select 1 from event_rooms er
      where er.event_id = ${event} and ${namesProctor(sql`u.name`)})`.execute(db);
  afterCommit(() => {
    for (const { id } of rows) services.live.askToValidate(id);
  });
}
