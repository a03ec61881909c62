// How long what followers are fed rests between two readings.

/** In milliseconds. */
export type PollIntervals = { board: number; presence: number };

export const usualPollIntervals: PollIntervals = { board: 1_000, presence: 3_000 };
/** Nobody else needs a test's server meanwhile. */
export const testPollIntervals: PollIntervals = { board: 20, presence: 50 };
