// How many participants are in which state.
import type { StateCounts } from "../../../contract/exams/board/boards.ts";
import { sittingRowStates, type SittingRowState } from "./sitting-row-state.ts";

export function countStates(states: Iterable<SittingRowState>): StateCounts {
  const counts = Object.fromEntries(sittingRowStates.map((state) => [state, 0])) as StateCounts;
  for (const state of states) counts[state] += 1;
  return counts;
}
