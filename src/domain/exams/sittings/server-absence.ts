// Time during which no exam server was running does not count as the participants' time: whoever was at work gets it back. All
// numbers are milliseconds; instants count from 1970.

/** How often a server records that it is running. */
export const heartbeatMs = 5_000;
/** A shorter gap between two records may only mean a busy machine; devices keep the answers that they could not send. */
export const shortestAbsenceMs = 12_000;
/** After a longer absence nobody is still waiting at a screen, so staff decide whether any time is given back. */
const longestGivenMs = 4 * 60 * 60_000;
const minuteMs = 60_000;

export type Span = { from: number; to: number };
export type Beat = {
  /** By the server's clock. */
  at: number;
  /** By a clock that nobody can set and that also runs while the machine is suspended. */
  uptime: number;
};

/**
 * Returns the absence that ends now, or null when there was none.
 * @param aliveAt when any server last recorded that it was running
 * @param before this server's own last record; null when it has just started. With it, setting the clock forward is not taken for
 * an absence.
 */
export function absenceUntil(now: Beat, aliveAt: number, before: Beat | null): Span | null {
  const passed = before ? now.uptime - before.uptime : Infinity;
  const from = Math.max(aliveAt, now.at - passed);
  return now.at - from < shortestAbsenceMs ? null : { from, to: now.at };
}

/** Computers that keep the same time differ by less. */
const usualDifferenceMs = minuteMs;

/** How many milliseconds the clock is behind the newest stored moment; 0 when it may be right. */
export function clockBehind(now: number, newest: number): number {
  return newest - now > usualDifferenceMs ? newest - now : 0;
}

/**
 * What to record as the moment at which a server was last running. Of several servers the latest counts; a moment in the future was
 * recorded by a wrong clock, and would hide absences until it is reached.
 */
export function aliveFrom(now: number, aliveAt: number): number {
  return clockBehind(now, aliveAt) > 0 ? now : Math.max(now, aliveAt);
}

/** How many whole minutes the server gives back without asking staff, rounded up; 0 after an absence of hours. */
export function minutesGiven({ from, to }: Span): number {
  return to - from > longestGivenMs ? 0 : Math.ceil((to - from) / minuteMs);
}
