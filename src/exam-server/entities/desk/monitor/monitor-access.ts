// Which boards somebody may see: everybody's but a teacher's are all. A teacher's are those of his own schedules, and of the
// rooms that name him as proctor, which is told by his name as the room has it: accounts have no NIP to go by.
import { sql } from "kysely";
import { boardPlaceOf } from "../../../../contract/exams/monitor.ts";
import { callerOf } from "../../../http/handler.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";
import { sqlRows, text, texts } from "../../../records/sql-rows.ts";

/** As a condition on the room `er` of an event: it names somebody of that name. */
export const namesProctor = (name: Sql) => sql`exists (
  select 1 from jsonb_array_elements(er.pengawas) named
  where lower(btrim(named ->> 'nama')) = lower(btrim(${name}::text)))`;

/** As a condition on the room `er` of an event. */
export function isProctor(call: Call): Sql {
  const { name, role } = callerOf(call);
  return role === "EVAL" ? namesProctor(sql`${name}`) : sql`false`;
}

/** The room where a participant sits in the schedule `s`, as its board has it. */
export const roomOf = (participant: Sql) => sql`coalesce(
  (select pl.room_id from session_members m
    join placements pl on pl.participant_id = m.participant_id and pl.sesi = m.sesi
    where m.schedule_id = s.id and m.participant_id = ${participant}
      and pl.event_id = s.event_id),
  (select si.room_id from sittings si
    where si.schedule_id = s.id and si.participant_id = ${participant}))`;

/** As a condition on the schedule `s`: the person is a proctor of that room of its event. */
export const proctorsRoom = (room: Sql, call: Call) => sql`exists (
  select 1 from event_rooms er
  where er.event_id = s.event_id and er.room_id = ${room} and ${isProctor(call)})`;

/** The same of the room where the participant sits. */
export const proctorsSitter = (participant: Sql, call: Call) =>
  proctorsRoom(roomOf(participant), call);

/** @throws Refusal, 44 */
export async function refuseOthersBoard(id: string, call: Call): Promise<void> {
  const { schedule, room } = boardPlaceOf(id);
  const { rows } = await sql`
    select s.id from schedules s
    left join event_rooms er on er.event_id = s.event_id and er.room_id = ${room}
    where s.id = ${schedule} and (${room} = '' or er.room_id is not null)
      and (${mayUseSchedule(call)} or ${isProctor(call)})`.execute(call.db);
  if (rows.length === 0) throw notFound(nounOf({ object: "schedule" }));
}

/** A proctor speaks to a room, empty being all of them, and to nobody beyond it. @throws Refusal, 44 */
export async function refuseOthersRoom(
  { schedule_id: schedule, room_id: room }: { schedule_id: string; room_id: string },
  call: Call,
): Promise<void> {
  const { rows } = await sql`
    select s.id from schedules s where s.id = ${schedule}
      and (${mayUseSchedule(call)} or ${proctorsRoom(sql`${room}`, call)})`.execute(call.db);
  if (rows.length === 0) throw notFound(nounOf({ object: "schedule" }));
}

/**
 * Of these participants those whom the person may help in the schedule: all for whoever may use it, a proctor those who sit
 * in the room.
 * @throws Refusal, 44, for who has no room in it
 */
export async function withinReach(
  schedule: string,
  ids: readonly string[],
  call: Call,
): Promise<string[]> {
  const { rows } = await sqlRows({ ids: texts() })`
    select array(select one from unnest(${ids}::text[]) with ordinality given(one, n)
      where ${mayUseSchedule(call)} or ${proctorsSitter(sql`one`, call)} order by n) as ids
    from schedules s where s.id = ${schedule} and (${mayUseSchedule(call)}
      or ${proctorsRoom(sql`er.room_id`, call)})`.execute(call.db);
  const [found] = rows;
  if (!found) throw notFound(nounOf({ object: "schedule" }));
  return found.ids;
}

/** Of these participants those that stand on a board of an active schedule that the person may see. */
export async function onOwnBoards(ids: readonly string[], call: Call): Promise<Set<string>> {
  const isOwn = sql`s.active and ${mayUseSchedule(call)}`;
  const { rows } = await sqlRows({ id: text() })`
    select t.participant_id as id from ${targetsOf(isOwn)} t where t.participant_id = any(${ids})
    union
    select si.participant_id from sittings si join schedules s on s.id = si.schedule_id
    where si.participant_id = any(${ids}) and ${isOwn}
    union
    select one from unnest(${ids}::text[]) one where exists (
      select 1 from schedules s where s.active and ${proctorsSitter(sql`one`, call)})`.execute(
    call.db,
  );
  return new Set(rows.map(({ id }) => id));
}

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
