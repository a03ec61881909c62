// An exam that is switched off with participants at work stands still: nobody's time runs, and when it is switched on, everybody
// gets back what it took.
import { randomUUID } from "node:crypto";
import { callerOf, type Call } from "../../../http/handler.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";
import {
  atWorkSince,
  changeTimes,
  noteResumed,
  spanText,
} from "../absences/server-absences-writing.ts";

const minuteMs = 60_000;

/** The devices of those who are in it are told. */
export async function wakeSitters(schedule: string, call: Call): Promise<void> {
  const { rows } = await sqlRows({ id: text() })`
    select participant_id as id from sittings
    where schedule_id = ${schedule} and status <> 1`.execute(call.db);
  call.afterCommit(() => call.services.sitterNews.wake(rows.map(({ id }) => id)));
}

/**
 * Gives back whole minutes, begun ones counted, to everybody whose time stood still, and moves the end of the exam by as much.
 * Call it before `stopped_at` is cleared.
 */
export async function giveBackStop(schedule: string, stopped: Date, call: Call): Promise<void> {
  const { at, db } = call;
  const by = callerOf(call).name;
  const span = { from: stopped.getTime(), to: at.getTime() };
  const minutes = Math.ceil((span.to - span.from) / minuteMs);
  if (minutes <= 0) return;
  const sittings = await atWorkSince(db, stopped, schedule);
  const id = randomUUID();
  await db
    .insertInto("server_absences")
    .values({
      id,
      schedule_id: schedule,
      from_at: stopped,
      to_at: at,
      minutes,
      people: sittings.length,
      confirmed_at: at,
      confirmed_by: by,
    })
    .execute();
  const reason = `Ujian dihentikan ${spanText(span)}`;
  const change = { id, sittings, minutes, delta: minutes, reason, by, at };
  if (sittings.length === 0) return;
  await changeTimes(db, change);
  await noteResumed(db, sittings, span);
}
