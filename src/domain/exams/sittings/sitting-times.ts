// The times of one participant's sitting (domain.md 4.6), by the server's clock alone. Instants are ms since 1970.
import { latestEntry, sessionEnd, type SessionLimits } from "../schedules/session-end.ts";

/** Before its start one may come in and wait. */
export const waitingRoomMs = 10 * 60_000;
/** After the end: what was answered in the last moment and is still on its way. */
export const answerGraceMs = 15_000;
const minuteMs = 60_000;

/** Of one participant: their session, and what staff have allowed. */
export type EntryLimits = SessionLimits & {
  /** Until when staff have admitted this participant after the limit; null: they have not. */
  admitted_until: number | null;
};

/** Later than everybody may enter. */
function isAfterLimit(start: number, limits: SessionLimits, now: number): boolean {
  const latest = latestEntry(start, limits);
  // Whoever may enter as long as it is open has no time left in its last instant.
  return limits.masuk_sampai === null ? now >= latest : now > latest;
}

/** Why nobody comes in: too early for the waiting room, or later than one may enter and not admitted. */
export function entryHindrance(
  start: number,
  limits: EntryLimits,
  now: number,
): "too-early" | "too-late" | null {
  if (now < start - waitingRoomMs) return "too-early";
  if (!isAfterLimit(start, limits, now)) return null;
  return limits.admitted_until !== null && now < limits.admitted_until ? null : "too-late";
}

/**
 * Until when one works who has begun at `begun`: as long as the exam takes, not after it closes, or after the end of the
 * admission that one needed, and the time that was added.
 */
export function deadlineOf(
  begun: number,
  start: number,
  limits: EntryLimits,
  extraSeconds: number,
): number {
  const own = begun + limits.lama * minuteMs;
  const end = sessionEnd(start, limits);
  const isAdmitted = limits.admitted_until !== null && isAfterLimit(start, limits, begun);
  return Math.min(own, isAdmitted ? limits.admitted_until! : end) + extraSeconds * 1000;
}

/** The last instant at which this participant may come in. */
export function entryUntil(start: number, limits: EntryLimits): number {
  return Math.max(latestEntry(start, limits), limits.admitted_until ?? 0);
}

/** Whether an answer that arrives now still counts. */
export function takesAnswers(deadline: number, now: number): boolean {
  return now <= deadline + answerGraceMs;
}

/** Before that nobody hands in; a time that ends earlier ends the waiting as well. */
export function earliestFinish(begun: number, deadline: number, minTest: number): number {
  return Math.min(begun + minTest * minuteMs, deadline);
}

/**
 * Whole minutes of added time that can be taken back: no more than was added, and so many that at least one minute is left.
 * @param deadline of whoever is at work; null: their time has not begun
 */
export function takeableMinutes(addedSeconds: number, deadline: number | null, now: number) {
  const added = Math.floor(addedSeconds / 60);
  const left = deadline === null ? added : Math.floor((deadline - now) / minuteMs) - 1;
  return Math.max(0, Math.min(added, left));
}

/** Whole minutes, begun ones counted, that somebody had left who finished at `finished`. */
export function minutesLeft(deadline: number, finished: number): number {
  return Math.max(0, Math.ceil((deadline - finished) / minuteMs));
}
