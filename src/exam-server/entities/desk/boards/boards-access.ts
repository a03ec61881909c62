// Which boards somebody may see: a teacher those of own schedules, and of the rooms that name the teacher as proctor; everybody
// else sees all.
import { sql } from "kysely";
import { boardPartOf } from "../../../../domain/exams/sittings/board-place.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import {
  examTimes,
  isProctor,
  ownSessions,
  proctorsRoom,
} from "../../exams/rooms/proctors-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { lastEnd } from "../../exams/schedules/schedule-times-query.ts";

/** Whether the person may see a board of an exam that is not over. */
export async function hasExams(call: Call): Promise<boolean> {
  if (callerOf(call).role !== "EVAL") return true;
  const { rows } = await sql`
    select 1 from schedules s where ${lastEnd()} > ${call.at}
      and (${mayUseSchedule(call)} or ${proctorsRoom(sql`er.room_id`, call)}) limit 1`.execute(
    call.db,
  );
  return rows.length > 0;
}

/** A proctor sees whole boards of a room only where nobody else watches in any of its sessions. @throws Refusal, 44 */
export async function refuseOthersBoard(id: string, call: Call): Promise<void> {
  const { schedule, room, sessions } = boardPartOf(id);
  const { rows } = await sql`
    select s.id from schedules s
    left join event_rooms er on er.event_id = s.event_id and er.room_id = ${room}
    where s.id = ${schedule} and (${room} = '' or er.room_id is not null)
      and (${mayUseSchedule(call)} or (${isProctor(call)}
        and ${ownSessions(call)} @> case when ${sessions.length} = 0
          then array(select et.sesi::integer from ${examTimes} et) else ${sessions}::int[] end))`.execute(
    call.db,
  );
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
