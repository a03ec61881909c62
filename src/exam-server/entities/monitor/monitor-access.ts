// Which boards somebody may see: everybody's but a teacher's are all. A teacher's are those of his own schedules, and of the
// rooms that name him as proctor, which is told by his name as the room has it: accounts have no NIP to go by.
import { sql } from "kysely";
import { boardPlaceOf } from "../../../contract/exams/monitor.ts";
import { callerOf } from "../../http/handler.ts";
import type { Call } from "../../http/handler.ts";
import { notFound } from "../../http/refusal.ts";
import { nounOf } from "../../records/record-kind.ts";
import type { Sql } from "../../records/list-sql.ts";
import { mayUseSchedule } from "../schedules/schedule-access.ts";
import { targetsOf } from "../schedules/targets-query.ts";

/** As a condition on the room `er` of an event. */
export function isProctor(call: Call): Sql {
  const { name, role } = callerOf(call);
  if (role !== "EVAL") return sql`false`;
  return sql`exists (select 1 from jsonb_array_elements(er.pengawas) named
    where lower(btrim(named ->> 'nama')) = lower(btrim(${name}::text)))`;
}

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

/** Of these participants those that stand on a board of an active schedule that the person may see. */
export async function onOwnBoards(ids: readonly string[], call: Call): Promise<Set<string>> {
  const isOwn = sql`s.active and ${mayUseSchedule(call)}`;
  const { rows } = await sql<{ id: string }>`
    select t.participant_id as id from ${targetsOf(isOwn)} t where t.participant_id = any(${ids})
    union
    select si.participant_id from sittings si join schedules s on s.id = si.schedule_id
    where si.participant_id = any(${ids}) and ${isOwn}
    union
    select pl.participant_id from placements pl
    join event_rooms er on er.event_id = pl.event_id and er.room_id = pl.room_id
    join schedules s on s.event_id = pl.event_id and s.active
    where pl.participant_id = any(${ids}) and ${isProctor(call)}`.execute(call.db);
  return new Set(rows.map(({ id }) => id));
}
