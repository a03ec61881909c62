// Which participants of a schedule somebody may help: all of them for whoever may use the schedule; for a proctor those who
// sit in the proctor's room.
import { sql } from "kysely";
import { waitingRoomMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { proctorsRoom, proctorsRoomAt } from "../../exams/rooms/proctors-access.ts";
import { unseenPlace } from "../../exams/rooms/unseen-place-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import {
  isSat,
  lastEnd,
  ownStart,
  sessionLastEnd,
} from "../../exams/schedules/schedule-times-query.ts";
import { isTarget } from "../../exams/schedules/targets-query.ts";
import { sqlRows, text, texts } from "../../../records/sql-rows.ts";

/** The room where a participant sits in the schedule `s`, as its board has it. A caller's `si` may name the participant. */
export const roomOf = (participant: Sql) => sql`coalesce(
  (select pl.room_id from session_members m
    join placements pl on pl.participant_id = m.participant_id and pl.sesi = m.sesi
    where m.schedule_id = s.id and m.participant_id = ${participant}
      and pl.event_id = s.event_id),
  (select own.room_id from sittings own
    where own.schedule_id = s.id and own.participant_id = ${participant}))`;

/** The session in which a participant sits in the schedule `s`; 0: none. */
export const sessionOf = (participant: Sql) => sql`coalesce(
  (select m.sesi from session_members m
    where m.schedule_id = s.id and m.participant_id = ${participant}),
  (select own.sesi from sittings own
    where own.schedule_id = s.id and own.participant_id = ${participant}), 0)`;

/** As a condition on the schedule `s`: the person is a proctor of the room where the participant sits, in that session. */
export const proctorsSitter = (participant: Sql, call: Call) =>
  proctorsRoomAt(roomOf(participant), sessionOf(participant), call);

/**
 * Those of these participants whom the person may help in the schedule, in the order of `ids`.
 * @throws Refusal, 44, for a person who has no room in it
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
  if (!found) throw await unseenPlace({ schedule, room: "" }, call);
  return found.ids;
}

/** Whoever is not at work in the schedule `s` is due from when its waiting room opens until the end of the own session. */
const isDue = (at: Date) => sql`(coalesce(si.status, 0) = 0
  and ${ownStart()} <= ${at}::timestamptz + ${`${waitingRoomMs} ms`}::interval
  and (s.stopped_at is not null or ${at}::timestamptz < case
    when z.sesi is null then ${lastEnd()} else ${sessionLastEnd()} end))`;

/**
 * Of these participants those that the person may control now: they sit, or are due, in an exam that the person may use or in a
 * room that the person watches. An exam of another day gives no right over whoever sits somebody else's.
 */
export async function inOwnExamsNow(ids: readonly string[], call: Call): Promise<Set<string>> {
  const participant = sql`one.id`;
  const { rows } = await sqlRows({ id: text() })`
    select distinct one.id from schedules s
    cross join unnest(${ids}::text[]) one(id)
    left join sittings si on si.schedule_id = s.id and si.participant_id = one.id
    left join session_members m on m.schedule_id = s.id and m.participant_id = one.id
    left join schedule_sessions z on z.schedule_id = s.id and z.sesi = m.sesi
    where ${isSat} and (${mayUseSchedule(call)} or ${proctorsSitter(participant, call)})
      and (si.status = 3 or (${isTarget(participant)} and ${isDue(call.at)}))`.execute(call.db);
  return new Set(rows.map(({ id }) => id));
}
