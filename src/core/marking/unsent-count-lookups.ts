// How many answers are left for a person by the marks that wait to be sent: the server does not know of these yet.
import type { UnitKey, UnsentAct } from "./unsent-acts.ts";
import { isSame } from "./mark-queue-model.ts";

/**
 * What is left once all that waits is stored. A decision is of an answer that is not among those that are left.
 * @param mine what the server counts
 */
export function leftAfterUnsent(mine: number, unsent: readonly UnsentAct[], unit: UnitKey): number {
  const wasMarked = new Map<string, boolean>();
  const isMarked = new Map<string, boolean>();
  for (const { act, unit: own, refusal } of unsent) {
    if (refusal !== null || !isSame(own, unit)) continue;
    if (act.kind !== "withdraw" && (act.kind !== "mark" || act.is_decision)) continue;
    for (const { code, own: before } of act.answers) {
      if (!wasMarked.has(code)) wasMarked.set(code, (before ?? null) !== null);
      isMarked.set(code, act.kind === "mark");
    }
  }
  const changes = [...wasMarked].map(([code, was]) => Number(was) - Number(isMarked.get(code)));
  return Math.max(
    0,
    changes.reduce((sum, change) => sum + change, mine),
  );
}
