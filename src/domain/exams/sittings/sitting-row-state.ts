// The one state that a participant of a schedule is in at an instant, as lists, boards and counts tell it: of several that
// hold, the one that asks most for a hand. Instants are ms since 1970.
import type { SittingRow } from "../../../contract/exams/sitting-rows.ts";

/** In the order of how much they ask for a hand. */
export const sittingRowStates = [
  "blocked",
  "offline",
  "away",
  "absent",
  "signed-in",
  "ready",
  "working",
  "finished",
  "later",
  "missed",
] as const;
export type SittingRowState = (typeof sittingRowStates)[number];

/** A device tells that it is there every 20 s, or by calls that wait for 27; twice in a row it has not. */
export const offlineAfterMs = 60_000;

/** Moments as they are sent, or as ms since 1970. */
type Facts = Pick<SittingRow, "status" | "is_blocked" | "is_signed_in" | "is_later" | "is_missed"> &
  Record<"away_since" | "last_seen_at" | "resumed_at", string | number | null>;

export function sittingRowState(row: Facts, now: number): SittingRowState {
  if (row.status === 1) return "finished";
  if (row.is_blocked) return "blocked";
  if (row.status === null) return stateOutside(row);
  const seen = Math.max(instant(row.last_seen_at), instant(row.resumed_at));
  const isOffline = now - seen > offlineAfterMs;
  // Whoever waits for the start has nothing to lose yet.
  if (row.status === 0) return "ready";
  if (isOffline) return "offline";
  return row.away_since === null ? "working" : "away";
}

const instant = (moment: string | number | null): number =>
  typeof moment === "string" ? Date.parse(moment) : (moment ?? 0);

/** Nobody looks for those whose session has not begun yet, or was followed by another one without them. */
function stateOutside(row: Facts): SittingRowState {
  if (row.is_missed) return "missed";
  if (row.is_later) return "later";
  return row.is_signed_in ? "signed-in" : "absent";
}
