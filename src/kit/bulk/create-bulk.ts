// One change to many rows, sent in batches one after the other. What the server did with each row is kept, whatever
// happens to a later batch; a batch that failed can be sent again, because the contract's bulk verbs may be repeated.
import { atom, type ReadableAtom } from "nanostores";
import { bulkBatchSize, type BulkResult } from "../../contract/calls/list-fields.ts";
import { isAway } from "../../core/answers/server-error.ts";

export type BulkState<Result extends BulkResult = BulkResult> =
  | { status: "ready" }
  | { status: "running"; done: number; total: number; stopping: boolean }
  /**
   * `error` is null when a person stopped it; `rest` rows have not been tried. `unsure` rows were sent, and no answer came:
   * they may have been changed.
   */
  | {
      status: "stopped";
      error: unknown;
      results: readonly Result[];
      rest: number;
      unsure: number;
    }
  | { status: "finished"; results: readonly Result[] };

export type BulkOptions<Result extends BulkResult> = {
  ids: readonly string[];
  send(batch: string[]): Promise<readonly Result[]>;
  batchSize?: number;
};

export type BulkRun<Result extends BulkResult = BulkResult> = {
  $state: ReadableAtom<BulkState<Result>>;
  /** Grows with every batch. */
  readonly results: readonly Result[];
  /** Resolves to the state in which it stopped or finished; a second call while it runs changes nothing. */
  start(): Promise<BulkState<Result>>;
  resume(): Promise<BulkState<Result>>;
  /** Stops after the present batch: what has been sent cannot be called back. */
  cancel(): void;
  exit(): void;
};

export function createBulk<Result extends BulkResult = BulkResult>(
  options: BulkOptions<Result>,
): BulkRun<Result> {
  const $state = atom<BulkState<Result>>({ status: "ready" });
  const results: Result[] = [];
  const total = options.ids.length;
  let sent = 0;
  let isStopping = false;

  async function run(): Promise<void> {
    const { ids, send, batchSize = bulkBatchSize } = options;
    isStopping = false;
    try {
      while (sent < total) {
        if (isStopping) return stop(null);
        $state.set({ status: "running", done: sent, total, stopping: false });
        const batch = ids.slice(sent, sent + batchSize);
        results.push(...(await send(batch)));
        sent += batch.length;
      }
      $state.set({ status: "finished", results: [...results] });
    } catch (error) {
      stop(error);
    }
  }

  function stop(error: unknown): void {
    const { batchSize = bulkBatchSize } = options;
    const unsure = isAway(error) ? Math.min(batchSize, total - sent) : 0;
    const rest = total - sent - unsure;
    $state.set({ status: "stopped", error, results: [...results], rest, unsure });
  }

  return {
    $state,
    results,
    async start() {
      if ($state.get().status === "ready") await run();
      return $state.get();
    },
    async resume() {
      if ($state.get().status === "stopped") await run();
      return $state.get();
    },
    cancel() {
      const state = $state.get();
      if (state.status !== "running") return;
      isStopping = true;
      $state.set({ ...state, stopping: true });
    },
    exit() {
      isStopping = true;
    },
  };
}

export type BulkCounts = { done: number; unchanged: number; refused: number };

export function countResults(results: readonly BulkResult[]): BulkCounts {
  const counts: BulkCounts = { done: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}
