// One change to many rows, sent in batches one after the other. What the server did with each row is kept, whatever
// happens to a later batch; a batch that failed can be sent again, because the contract's bulk verbs may be repeated.
import { atom, type ReadableAtom } from "nanostores";
import { bulkBatchSize, type BulkResult } from "../../contract/calls/list-fields.ts";

export type BulkState<Result extends BulkResult = BulkResult> =
  | { status: "ready" }
  | { status: "running"; done: number; total: number; stopping: boolean }
  /** `error` is null when a person stopped it; `rest` rows have not been tried. */
  | { status: "stopped"; error: unknown; results: readonly Result[]; rest: number }
  | { status: "finished"; results: readonly Result[] };

export type BulkOptions<Result extends BulkResult> = {
  ids: readonly string[];
  send(batch: string[]): Promise<readonly Result[]>;
  batchSize?: number;
};

export function createBulk<Result extends BulkResult = BulkResult>(
  options: BulkOptions<Result>,
): BulkRun<Result> {
  return new BulkRun(options);
}

export type { BulkRun };
class BulkRun<Result extends BulkResult = BulkResult> {
  readonly $state: ReadableAtom<BulkState<Result>>;
  readonly #options: BulkOptions<Result>;
  readonly #state = atom<BulkState<Result>>({ status: "ready" });
  readonly #results: Result[] = [];
  #sent = 0;
  #stopping = false;

  constructor(options: BulkOptions<Result>) {
    this.#options = options;
    this.$state = this.#state;
  }

  get results(): readonly Result[] {
    return this.#results;
  }

  /** Answers where it came to rest; a second call while it runs changes nothing. */
  readonly start = async (): Promise<BulkState<Result>> => {
    if (this.#state.get().status === "ready") await this.#run();
    return this.#state.get();
  };

  readonly resume = async (): Promise<BulkState<Result>> => {
    if (this.#state.get().status === "stopped") await this.#run();
    return this.#state.get();
  };

  /** Stops after the present batch: what has been sent cannot be called back. */
  readonly cancel = (): void => {
    const state = this.#state.get();
    if (state.status !== "running") return;
    this.#stopping = true;
    this.#state.set({ ...state, stopping: true });
  };

  readonly exit = (): void => {
    this.#stopping = true;
  };

  async #run(): Promise<void> {
    const { ids, send, batchSize = bulkBatchSize } = this.#options;
    this.#stopping = false;
    try {
      while (this.#sent < ids.length) {
        if (this.#stopping) return this.#stop(null);
        this.#state.set({
          status: "running",
          done: this.#sent,
          total: ids.length,
          stopping: false,
        });
        const batch = ids.slice(this.#sent, this.#sent + batchSize);
        this.#results.push(...(await send(batch)));
        this.#sent += batch.length;
      }
      this.#state.set({ status: "finished", results: [...this.#results] });
    } catch (error) {
      this.#stop(error);
    }
  }

  #stop(error: unknown): void {
    const rest = this.#options.ids.length - this.#sent;
    this.#state.set({ status: "stopped", error, results: [...this.#results], rest });
  }
}

export type BulkCounts = { done: number; unchanged: number; refused: number };

export function countResults(results: readonly BulkResult[]): BulkCounts {
  const counts: BulkCounts = { done: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}
