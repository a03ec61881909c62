// A replay without its looks: the steps of the sitting, and at which of them one is.
import { atom, computed, type ReadableAtom } from "nanostores";
import { getResultReplay, type ResultReplay } from "../../../../contract/results/result-replay.ts";
import { call } from "../../../../core/api.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { replaySteps, type ReplayStep } from "./replay-rows.ts";

export type Replay = ResultReplay & { steps: readonly ReplayStep[] };
export type ReplayModel = ReturnType<typeof createReplayModel>;

export function createReplayModel(id: string) {
  const detail = createDetail(async (signal): Promise<Replay> => {
    const replay = await call(getResultReplay, { id }, { signal });
    return { ...replay, steps: replaySteps(replay) };
  });
  const $place = atom(0);
  return {
    ...detail,
    /** At which step one is, from 0. */
    $place: computed([$place, detail.$state], (place, state) =>
      state.status === "ready" ? Math.min(place, Math.max(0, state.detail.steps.length - 1)) : 0,
    ) as ReadableAtom<number>,
    go(place: number): void {
      $place.set(Math.max(0, place));
    },
  };
}
