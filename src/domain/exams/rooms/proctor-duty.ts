// When a proctor of a room is there: on certain days and in certain sessions, or whenever it is used. Pure; the exam server has
// the same condition for its queries in proctors-access.ts.
import { maxSession, type Duty, type NamedProctor } from "../../../contract/exams/rooms.ts";

export const everyTime: Duty = { days: [], sessions: [] };

/** When an exam is. `sesi` 0: of a schedule without sessions, which any of them may watch over. */
export type ExamTime = { tanggal: string; sesi: number };

export const isOnDuty = ({ days, sessions }: Duty, { tanggal, sesi }: ExamTime): boolean =>
  (days.length === 0 || days.includes(tanggal)) &&
  (sessions.length === 0 || sesi === 0 || sessions.includes(sesi));

/** Whoever is there at one of the times of the first is there at it by the second as well. */
export const isWithin = (one: Duty, other: Duty): boolean =>
  isPart(one.days, other.days) && isPart(one.sessions, other.sessions);

/** Empty lists are all. */
const isPart = <Item>(part: readonly Item[], whole: readonly Item[]): boolean =>
  whole.length === 0 || (part.length > 0 && part.every((item) => whole.includes(item)));

export const isDay = (day: string): boolean =>
  day.length === 10 && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** Why these cannot be somebody's days and sessions; null: they can. */
export function dutyFault({ days, sessions }: Duty): string | null {
  if (!days.every(isDay)) return "Tanggal bukan tanggal yang ada.";
  if (!sessions.every(Number.isSafeInteger) || sessions.some((sesi) => sesi < 1)) {
    return "Sesi paling kecil 1.";
  }
  return sessions.some((sesi) => sesi > maxSession) ? `Sesi paling besar ${maxSession}.` : null;
}

/** "2026-11-30" as "30/11/2026", which reads the same in each language and in a cell. */
export const writtenDay = (day: string): string => day.split("-").reverse().join("/");

/** Why a proctor's days and sessions are none of the event's exams; null: they are, or the proctor is there always. */
export function outsideFault(
  { nama, days, sessions }: Pick<NamedProctor, "nama"> & Duty,
  times: readonly ExamTime[],
): string | null {
  if (days.length + sessions.length === 0) return null;
  const day = days.find((one) => times.every(({ tanggal }) => tanggal !== one));
  if (day !== undefined) {
    return `Pengawas ${nama}: tidak ada ujian event ini pada ${writtenDay(day)}.`;
  }
  const session = sessions.find((one) => times.every(({ sesi }) => sesi !== one));
  if (session !== undefined) return `Pengawas ${nama}: sesi ${session} tidak ada di event ini.`;
  const isThere = times.some((time) => isOnDuty({ days, sessions }, time));
  return isThere ? null : `Pengawas ${nama}: pada hari itu tidak ada sesi itu.`;
}

/** Each once and in order, as they are stored. */
export const orderedDuty = ({ days, sessions }: Duty): Duty => ({
  days: [...new Set(days)].sort(),
  sessions: [...new Set(sessions)].sort((one, other) => one - other),
});

export const isSameDuty = (one: Duty, other: Duty): boolean =>
  one.days.join() === other.days.join() && one.sessions.join() === other.sessions.join();
