// Why somebody may not see an exam or one of its rooms, in words. The code is that of what does not exist; that it was deleted is
// said only of a schedule that does not exist.
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { boolean, numbers, sqlRows } from "../../../records/sql-rows.ts";
import { isNamed, isProctor, ownSessions } from "./proctors-access.ts";

const foundPlace = {
  is_used: boolean(),
  is_named: boolean(),
  sessions: numbers(),
  has_room: boolean(),
};

/** For somebody who may not see it. `room` empty: all rooms. */
export async function unseenPlace(
  { schedule, room }: { schedule: string; room: string },
  call: Call,
): Promise<Refusal> {
  const { rows } = await sqlRows(foundPlace)`
    select er.room_id is not null as is_used, ${isNamed(call)} as is_named,
      ${ownSessions(call)} as sessions,
      exists (select 1 from event_rooms er
        where er.event_id = s.event_id and ${isProctor(call)}) as has_room
    from schedules s
    left join event_rooms er on er.event_id = s.event_id and er.room_id = ${room}
    where s.id = ${schedule}`.execute(call.db);
  const [found] = rows;
  if (!found) return notFound(nounOf({ object: "schedule" }));
  return new Refusal(
    responseCodes.notFound,
    room === "" ? reasonForExam(found.has_room) : reasonForRoom(found),
    null,
    { refusalCause: "not-found" },
  );
}

const reasonForExam = (hasRoom: boolean): string =>
  hasRoom
    ? "Sebagai pengawas Anda melihat ruang Anda saja, bukan seluruh ujian."
    : "Jadwal ini dibuat orang lain, dan Anda tidak mengawas ruangnya.";

type Found = { is_used: boolean; is_named: boolean; sessions: number[] };

function reasonForRoom({ is_used, is_named, sessions }: Found): string {
  if (!is_used) return "Ruang ini tidak dipakai di ujian ini.";
  if (!is_named) return "Anda tidak mengawas ruang ini.";
  return sessions.length > 0
    ? `Anda mengawas ruang ini di sesi ${sessions.join(", ")} saja.`
    : "Anda mengawas ruang ini pada hari atau sesi lain.";
}
