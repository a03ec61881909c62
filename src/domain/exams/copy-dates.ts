// A schedule on other days, for copying it or a whole event: the clock on the wall stays, whatever the zone does meanwhile.
import { addDays } from "./school-time.ts";

type Dated = {
  tanggal: string;
  /** From when on results are shown; null: at once. */
  result_at: string | null;
  sessions: readonly { tanggal: string }[];
};

/** Everything `days` later (earlier, if negative); dates are "YYYY-MM-DD". How far: `daysBetween` of school-time.ts. */
export function moveDays<Schedule extends Dated>(schedule: Schedule, days: number): Schedule {
  const { tanggal, result_at: shown, sessions } = schedule;
  return {
    ...schedule,
    tanggal: addDays(tanggal, days),
    result_at: shown === null ? null : addDays(shown, days),
    sessions: sessions.map((session) => ({ ...session, tanggal: addDays(session.tanggal, days) })),
  };
}
