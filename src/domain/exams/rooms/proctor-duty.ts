// When a proctor of a room is there: on certain days and in certain sessions, or whenever it is used. Pure; the exam server has
// the same condition for its queries in proctors-access.ts.
import { maxSession, type Duty } from "../../../contract/exams/rooms.ts";

export const everyTime: Duty = { days: [], sessions: [] };

/** `sesi` 0: of a schedule without sessions, which any of them may watch over. */
type Time = { tanggal: string; sesi: number };

export const isOnDuty = ({ days, sessions }: Duty, { tanggal, sesi }: Time): boolean =>
  (days.length === 0 || days.includes(tanggal)) &&
  (sessions.length === 0 || sesi === 0 || sessions.includes(sesi));

/** Whoever is there at one of the times of the first is there at it by the second as well. */
export const isWithin = (one: Duty, other: Duty): boolean =>
  isPart(one.days, other.days) && isPart(one.sessions, other.sessions);

/** Empty lists are all. */
const isPart = <Item>(part: readonly Item[], whole: readonly Item[]): boolean =>
  whole.length === 0 || (part.length > 0 && part.every((item) => whole.includes(item)));

const isDay = (day: string): boolean =>
  day.length === 10 && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** Why these cannot be somebody's days and sessions; null: they can. */
export function dutyFault({ days, sessions }: Duty): string | null {
  if (!days.every(isDay)) return "Tanggal bukan tanggal yang ada.";
  if (!sessions.every(Number.isSafeInteger) || sessions.some((sesi) => sesi < 1)) {
    return "Sesi paling kecil 1.";
  }
  return sessions.some((sesi) => sesi > maxSession) ? `Sesi paling besar ${maxSession}.` : null;
}

/** Each once and in order, as they are stored. */
export const orderedDuty = ({ days, sessions }: Duty): Duty => ({
  days: [...new Set(days)].sort(),
  sessions: [...new Set(sessions)].sort((one, other) => one - other),
});

export const isSameDuty = (one: Duty, other: Duty): boolean =>
  one.days.join() === other.days.join() && one.sessions.join() === other.sessions.join();
