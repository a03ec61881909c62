// Which boards somebody may see: a teacher those of own schedules, and of the rooms that name the teacher as proctor; everybody
// else sees all.
import { sql } from "kysely";
import { boardPartOf } from "../../../../domain/exams/sittings/board-place.ts";
import { scheduleScope } from "../../../../domain/people/role-scopes.ts";
import type { RunningBoards } from "../../../../contract/exams/board/boards.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import {
  examTimes,
  isProctor,
  isProctorAt,
  ownSessions,
  proctorsRoom,
} from "../../exams/rooms/proctors-access.ts";
import { unseenPlace } from "../../exams/rooms/unseen-place-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { lastEnd, sessionLastEnd } from "../../exams/schedules/schedule-times-query.ts";

/** Whether an exam that is not over is the person's to see as a whole: a teacher's own one, and any for everybody else. */
export async function ownExams(call: Call): Promise<RunningBoards["exams"]> {
  if (scheduleScope(callerOf(call).role) === "all") return "all";
  const { rows } = await sql`
    select 1 from schedules s
    where ${lastEnd()} > ${call.at} and ${mayUseSchedule(call)} limit 1`.execute(call.db);
  return rows.length > 0 ? "own" : "none";
}

/** Whether the person watches over a room in a session that is not over: in the same ones that give its board. */
export async function hasRoom(call: Call): Promise<boolean> {
  const time = { sesi: sql`coalesce(z.sesi, 0)`, tanggal: sql`coalesce(z.tanggal, s.tanggal)` };
  const { rows } = await sql`
    select 1 from schedules s
    join event_rooms er on er.event_id = s.event_id
    left join schedule_sessions z on z.schedule_id = s.id
    where ${isProctorAt(time, call)}
      and case when z.sesi is null then ${lastEnd()} else ${sessionLastEnd()} end > ${call.at}
    limit 1`.execute(call.db);
  return rows.length > 0;
}

/** A proctor sees whole boards of a room only where nobody else watches in any of its sessions. @throws Refusal, 44 */
export async function refuseOthersBoard(id: string, call: Call): Promise<void> {
  const place = boardPartOf(id);
  const { schedule, room, sessions } = place;
  const { rows } = await sql`
    select s.id from schedules s
    left join event_rooms er on er.event_id = s.event_id and er.room_id = ${room}
    where s.id = ${schedule} and (${room} = '' or er.room_id is not null)
      and (${mayUseSchedule(call)} or (${isProctor(call)}
        and ${ownSessions(call)} @> case when ${sessions.length} = 0
          then array(select et.sesi::integer from ${examTimes} et) else ${sessions}::int[] end))`.execute(
    call.db,
  );
  if (rows.length === 0) throw await unseenPlace(place, call);
}

/** A proctor speaks to a room, empty being all of them, and to nobody beyond it. @throws Refusal, 44 */
export async function refuseOthersRoom(
  { schedule_id: schedule, room_id: room }: { schedule_id: string; room_id: string },
  call: Call,
): Promise<void> {
  const { rows } = await sql`
    select s.id from schedules s where s.id = ${schedule}
      and (${mayUseSchedule(call)} or ${proctorsRoom(sql`${room}`, call)})`.execute(call.db);
  if (rows.length === 0) throw await unseenPlace({ schedule, room }, call);
}
