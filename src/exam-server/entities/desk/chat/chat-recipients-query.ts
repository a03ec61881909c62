// Whom a message to participants is for: those of a schedule who have not finished it, as they are when it is written.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import type { Sql } from "../../../records/list-sql.ts";
import type { Call } from "../../../http/handler.ts";
import { proctorsSitter, roomOf } from "../../sittings/sittings/sitter-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";

export type Target = { schedule_id: string; room_id: string };

/**
 * Whoever comes late into the open session finds it there; those of another session were not meant. A proctor speaks to nobody in
 * a session in which somebody else watches.
 */
function recipients({ schedule_id: schedule, room_id: room }: Target, call: Call): Sql {
  return sql`
    from ${targetsOf(sql`s.id = ${schedule}`)} t
    join schedules s on s.id = t.schedule_id
    left join sittings si
      on si.schedule_id = t.schedule_id and si.participant_id = t.participant_id
    left join session_members m
      on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
    left join placements pl on pl.event_id = s.event_id and pl.participant_id = t.participant_id
      and pl.sesi = m.sesi
    where case when si.id is null
        then m.sesi = s.sesi_open
          or not exists (select 1 from schedule_sessions z where z.schedule_id = s.id)
        else si.status <> 1 end
      and (${room} = '' or coalesce(pl.room_id, si.room_id) = ${room})
      and (${mayUseSchedule(call)} or ${proctorsSitter(sql`t.participant_id`, call)})`;
}

export async function recipientsOf(target: Target, call: Call): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select t.participant_id as id ${recipients(target, call)} order by 1`.execute(call.db);
  return rows.map(({ id }) => id);
}

export async function recipientCount(target: Target, call: Call): Promise<number> {
  const { rows } = await sqlRows({ count: number() })`
    select count(*) as count ${recipients(target, call)}`.execute(call.db);
  return rows[0]?.count ?? 0;
}

/** Of those that are named, whose exam it is, finished or not, in the room where there is one. */
export async function namedRecipients(
  { schedule_id: schedule, room_id: room }: Target,
  ids: readonly string[],
  db: Db,
): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select p.id from participants p
    where p.id = any(${ids}) and p.deleted_at is null and (
      exists (select 1 from sittings si
        where si.schedule_id = ${schedule} and si.participant_id = p.id)
      or exists (select 1 from ${targetsOf(sql`s.id = ${schedule}`)} t
        where t.participant_id = p.id))
      and (${room} = '' or exists (select 1 from schedules s
        where s.id = ${schedule} and ${roomOf(sql`p.id`)} = ${room}))
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
