// Time in which no exam server was on. It is not the participants' time: whoever was at work gets it back. Instants and lengths
// are ms, instants since 1970.

/** How often a server writes down that it is on. */
export const heartbeatMs = 5_000;
/** A shorter gap is that of a busy machine, and devices keep what they could not send meanwhile. */
const shortestMs = 12_000;
/** After a longer one nobody is still waiting at a screen: staff decide whether anything is given back. */
const longestGivenMs = 4 * 60 * 60_000;
const minuteMs = 60_000;

export type Span = { from: number; to: number };
export type Beat = {
  /** By the server's clock. */
  at: number;
  /** By a clock that nobody sets and that goes on while the machine sleeps. */
  uptime: number;
};

/**
 * The absence that ends now; null: there was none.
 * @param aliveAt when any server last said that it is on
 * @param before this server's own last beat; null when it has just started. A clock that was set forward meanwhile is no absence.
 */
export function absenceUntil(now: Beat, aliveAt: number, before: Beat | null): Span | null {
  const passed = before ? now.uptime - before.uptime : Infinity;
  const from = Math.max(aliveAt, now.at - passed);
  return now.at - from < shortestMs ? null : { from, to: now.at };
}

/** Whole minutes that are given back by themselves, rounded up. */
export function minutesGiven({ from, to }: Span): number {
  return to - from > longestGivenMs ? 0 : Math.ceil((to - from) / minuteMs);
}
