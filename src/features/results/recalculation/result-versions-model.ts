// The versions of the results of an exam without their looks, and two of them beside each other.
import { atom, type ReadableAtom } from "nanostores";
import {
  compareResultVersions,
  listResultVersions,
  type ResultChange,
} from "../../../contract/results/result-recalculation.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";

type Pair = { from: number; to: number };
export type VersionComparison =
  | { status: "none" }
  | { status: "loading"; pair: Pair }
  | { status: "failed"; pair: Pair; error: unknown }
  | { status: "ready"; pair: Pair; change: ResultChange };

export type ResultVersionsModel = ReturnType<typeof createResultVersionsModel>;

export function createResultVersionsModel(schedule_id: string) {
  const detail = createDetail((signal) => call(listResultVersions, { schedule_id }, { signal }));
  const $comparison = atom<VersionComparison>({ status: "none" });
  let pair: Pair = { from: 1, to: 1 };
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(compareResultVersions, { schedule_id, ...pair }, { signal }),
    onAnswer: (change) => $comparison.set({ status: "ready", pair, change }),
    onFailure: (error) => $comparison.set({ status: "failed", pair, error }),
  });
  return {
    detail,
    $comparison: $comparison as ReadableAtom<VersionComparison>,
    compare(next: Pair): void {
      pair = next;
      $comparison.set({ status: "loading", pair });
      void fetchNow();
    },
    exit(): void {
      stop();
      detail.exit();
    },
  };
}
