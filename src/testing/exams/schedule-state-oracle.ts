// What a schedule is at a moment, told from its times and what was done. The exam server tells the same in SQL
// (schedule-times-query.ts). Instants are ms since 1970, lengths are minutes.
import type { ScheduleState } from "../../contract/exams/schedule-states.ts";
import { sessionEnd, type SessionLimits } from "../../domain/exams/schedules/session-end.ts";

export type StatedSchedule = SessionLimits & {
  active: boolean;
  /** Switched off with participants at work. */
  stopped: boolean;
  /** When each session starts, at least one, in any order. */
  starts: readonly number[];
  /** How many participants have handed in, and how many have begun, those included. */
  finished: number;
  begun: number;
};

/**
 * A schedule that is not active is a draft, whatever was done in it, unless participants were at work when it was switched
 * off. It goes on from the start of its first session until the end of its last one, pauses between them included, and is
 * then over: "selesai", or "terlewat" when nobody came.
 */
export function scheduleState(schedule: StatedSchedule, now: number): ScheduleState {
  const { active, stopped, starts, finished, begun } = schedule;
  if (!active) return stopped ? "dihentikan" : "draf";
  if (now < Math.min(...starts)) return "akan-datang";
  if (now < Math.max(...starts.map((start) => sessionEnd(start, schedule)))) return "berlangsung";
  return finished + begun > 0 ? "selesai" : "terlewat";
}
