// How long what followers are fed rests between two readings.

/** In milliseconds. */
export type FeedRests = { board: number; presence: number };

export const usualRests: FeedRests = { board: 1_000, presence: 3_000 };
/** Nobody else needs a test's server meanwhile. */
export const testRests: FeedRests = { board: 20, presence: 50 };
