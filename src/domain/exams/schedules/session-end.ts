// When a session closes, and how long one may enter. Instants are ms since 1970 (school-time.ts), lengths are minutes.

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
