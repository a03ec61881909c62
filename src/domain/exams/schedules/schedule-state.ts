// What a schedule is at a moment, told from its times and what was done, so that nobody has to set it. Instants are ms since
// 1970 (school-time.ts), lengths are minutes.

export type ScheduleState =
  | "draf"
  | "akan-datang"
  | "berlangsung"
  | "dihentikan"
  | "terlewat"
  | "selesai";

export type SessionLimits = {
  /** Minutes that a participant has. */
  lama: number;
  /** Minutes after a session's start at which everything closes, at least `lama`; null: when `lama` is over. */
  tutup: number | null;
  /** Minutes after a session's start that one may still enter; null: as long as it is open. */
  masuk_sampai: number | null;
  /** Minutes that absences of the server have given back to the session; 0 when it is left out. */
  lost_minutes?: number;
};

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

const minuteMs = 60_000;

/** The instant at which a session that started at `start` is closed. */
export function sessionEnd(
  start: number,
  { lama, tutup, lost_minutes: lost = 0 }: SessionLimits,
): number {
  return start + ((tutup ?? lama) + lost) * minuteMs;
}

/** The last instant at which one may enter, never after the session is closed. */
export function latestEntry(start: number, limits: SessionLimits): number {
  const end = sessionEnd(start, limits);
  const { masuk_sampai: entry, lost_minutes: lost = 0 } = limits;
  return entry === null ? end : Math.min(end, start + (entry + lost) * minuteMs);
}

/**
 * A schedule that is not active is a draft, whatever was done in it, unless participants were at work when it was switched off. It goes on from the start of its first session until
 * the end of its last one, pauses between them included, and is then over: "selesai", or "terlewat" when nobody came.
 */
export function scheduleState(schedule: StatedSchedule, now: number): ScheduleState {
  const { active, stopped, starts, finished, begun } = schedule;
  if (!active) return stopped ? "dihentikan" : "draf";
  if (now < Math.min(...starts)) return "akan-datang";
  if (now < Math.max(...starts.map((start) => sessionEnd(start, schedule)))) return "berlangsung";
  return finished + begun > 0 ? "selesai" : "terlewat";
}
