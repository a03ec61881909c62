// From when participants may see results, keys and explanations of an exam: when they can no longer help anybody who still works
// or has yet to begin. Every call that shows any of it to a participant uses this function. Instants are ms since 1970.
import type { ResultHindrance } from "../../../contract/sitting/own-sitting.ts";
import { answerGraceMs } from "./sitting-times.ts";

export type ResultTimes = {
  /** When the last session of the schedule is over, absences of the server and stops of the exam included. */
  end: number;
  /** The latest deadline of anybody who is at work; null: nobody is. */
  latestDeadline: number | null;
  /** From which the school shows them; null: it names none. */
  moment: number | null;
  /** While the exam is stopped, its end moves. */
  isStopped: boolean;
};

/** Why nobody sees results yet, and from when they will. `from` is null while that cannot be known. */
export type HiddenResult = { hindrance: ResultHindrance; from: number | null };

/** Null: they are shown. The hindrance that lasts longest is the one that is named. */
export function hiddenResult(times: ResultTimes, now: number): HiddenResult | null {
  const { end, latestDeadline, moment, isStopped } = times;
  if (isStopped) return { hindrance: "stopped", from: null };
  const waits: { hindrance: ResultHindrance; from: number }[] = [
    { hindrance: "result-moment", from: moment ?? 0 },
    { hindrance: "exam-running", from: end },
    // What is on its way at the deadline still counts.
    {
      hindrance: "others-at-work",
      from: latestDeadline === null ? 0 : latestDeadline + answerGraceMs,
    },
  ];
  const longest = waits.reduce((most, one) => (one.from > most.from ? one : most));
  return now < longest.from ? longest : null;
}
