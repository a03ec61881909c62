// How many participants are at work in schedules that somebody is about to switch off, asked for at that moment: the list that the
// schedules were chosen from may be older than their beginning.
import { atom, type ReadableAtom } from "nanostores";
import { exportSchedules } from "../../contract/exams/schedules.ts";
import { call } from "../../core/api.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import { inBatches } from "../../kit/bulk/in-batches.ts";
import { atWork } from "./schedule-actions.ts";

export type AtWorkState =
  | { status: "loading" }
  /** It could not be asked; it is asked again by itself while the server is away. */
  | { status: "failed" }
  | { status: "ready"; participants: number; schedules: readonly SatSchedule[] };
/** A schedule with participants at work, and how many. */
type SatSchedule = { id: string; alias: string; count: number };

export function createAtWorkModel(ids: readonly string[]) {
  const $state = atom<AtWorkState>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) =>
      inBatches(
        ids,
        async (some) => (await call(exportSchedules, { ids: some }, { signal })).items,
      ),
    onAnswer(schedules) {
      const sat = schedules
        .map((one) => ({ id: one.id, alias: one.alias, count: atWork(one) }))
        .filter(({ count }) => count > 0);
      const participants = sat.reduce((sum, { count }) => sum + count, 0);
      $state.set({ status: "ready", participants, schedules: sat });
    },
    onFailure: () => $state.set({ status: "failed" }),
  });
  void fetchNow();
  return { $state: $state as ReadableAtom<AtWorkState>, exit: stop };
}
