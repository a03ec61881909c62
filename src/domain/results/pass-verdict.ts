// Whether a result reaches the KKM, by the figures that are shown (evaluation.md 2.1). While something is to be marked it is decided as soon
// as no mark can change it.
import type { Range } from "../scoring/score-question.ts";
import { reachesPassMark } from "../scoring/shown-score.ts";

export type PassVerdict = "reached" | "missed" | "open";

/** Null: there is no KKM. */
export function passVerdict({ least, most }: Range, passMark: number | null): PassVerdict | null {
  if (passMark === null) return null;
  if (reachesPassMark(least, passMark)) return "reached";
  return reachesPassMark(most, passMark) ? "open" : "missed";
}
