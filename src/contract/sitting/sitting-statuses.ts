// The states of a sitting, apart from the calls of participants, which the console does not make.

/** 0 waits for the start, 3 is at work, 1 has finished. */
export const sittingStatuses = [0, 1, 3] as const;
export type SittingStatus = (typeof sittingStatuses)[number];
