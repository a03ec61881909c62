// When answers were given and when they arrived. What a device says of it is shown to staff and decides nothing: whether an
// answer still counts is said by takesAnswers (sitting-times.ts), by the time of arrival. Instants are ms since 1970.
import { answerGraceMs } from "./sitting-times.ts";

/** A longer way than this is worth showing to staff. */
export const usualWayMs = answerGraceMs;

/**
 * @param claim when the device says that the answer was given, in the server's time
 * @returns null where it is unknown or cannot be true. A claim later than the arrival is a small error of the device's calculation.
 */
export function givenAt(
  claim: string | null,
  { started, received }: { started: number; received: number },
): number | null {
  const given = claim === null ? Number.NaN : Date.parse(claim);
  return Number.isNaN(given) || given < started ? null : Math.min(given, received);
}

export type OverdueAnswers = {
  answers: number;
  /** How many of them were given before the end, as the device says. */
  in_time: number;
  given_from: number | null;
  given_to: number | null;
};

/** @param given of each answer that arrived when the time was over */
export function overdueAnswersOf(given: readonly (number | null)[], end: number): OverdueAnswers {
  const known = given.filter((each) => each !== null);
  return {
    answers: given.length,
    in_time: known.filter((each) => each <= end).length,
    given_from: known.length === 0 ? null : Math.min(...known),
    given_to: known.length === 0 ? null : Math.max(...known),
  };
}
