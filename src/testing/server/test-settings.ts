// What the exam server of a test costs less than that of a school.
import type { PollIntervals } from "../../exam-server/live/poll-intervals.ts";
import type { PasswordCosts } from "../../exam-server/security/passwords.ts";

/** For databases in memory: they hold the invented people of a test and end with it. */
export const testCosts: PasswordCosts = { staff: 16, participant: 16 };

/** Nobody else needs a test's server meanwhile. */
export const testPollIntervals: PollIntervals = { board: 20, tokens: 20, presence: 50 };
