// How long what followers are fed rests between two readings.

/** In milliseconds. */
export type PollIntervals = { board: number; tokens: number; presence: number };

export const usualPollIntervals: PollIntervals = { board: 1_000, tokens: 1_500, presence: 3_000 };

/** After a reading that took long, so many times as long is left to everybody else, and at most so many usual rests. */
const restFactor = 20;
const maxRests = 5;

/** Milliseconds until the next reading, after one that took `tookMs`. */
export const restAfter = (tookMs: number, everyMs: number): number =>
  Math.max(everyMs, Math.min(tookMs * restFactor, maxRests * everyMs));
