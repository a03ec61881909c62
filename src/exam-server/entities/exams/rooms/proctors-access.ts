// Who has the rights of a proctor in a room of an event, and who may give them. Rights hang on the id of an account; an outside
// name has none, whatever accounts are called.
import { sql } from "kysely";
import { callerOf, holds, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

/** As a condition on the room `er` of an event: the account is one of its proctors. */
export const namesProctor = (user: Sql) => sql`
  er.pengawas @> jsonb_build_array(jsonb_build_object('user_id', ${user}::text))`;

/** As a condition on the room `er` of an event. */
export function isProctor(call: Call): Sql {
  const { id, role } = callerOf(call);
  return role === "EVAL" ? namesProctor(sql`${id}`) : sql`false`;
}

/** As a condition on the schedule `s`: the person is a proctor of that room of its event. */
export const proctorsRoom = (room: Sql, call: Call) => sql`exists (
  select 1 from event_rooms er
  where er.event_id = s.event_id and er.room_id = ${room} and ${isProctor(call)})`;

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

/**
 * When seats or proctors of an event change: its proctors and these accounts validate what they have open there, and may see it
 * no more.
 */
export async function recheckProctors(
  event: string,
  { db, services, afterCommit }: Call,
  more: readonly string[] = [],
) {
  const { rows } = await sqlRows({ id: text() })`
    select distinct named ->> 'user_id' as id
    from event_rooms er cross join jsonb_array_elements(er.pengawas) named
    where er.event_id = ${event} and named ->> 'user_id' is not null`.execute(db);
  const ids = new Set([...rows.map(({ id }) => id), ...more]);
  afterCommit(() => {
    for (const id of ids) services.live.askToValidate(id);
  });
}
