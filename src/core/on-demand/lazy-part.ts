// What is known of a part that is loaded on demand, as a store. kit/lazy draws it; app/ has one for each screen.
import { atom, type ReadableAtom } from "nanostores";
import type { Load } from "./lazy.ts";
import { loadedPart, loadOnDemand } from "./load-on-demand.ts";
import { pollServer } from "./server-return.ts";

export type LazyState<Part> =
  | { status: "loading" }
  /** It is loaded by itself as soon as the server can be reached. */
  | { status: "unreachable" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; part: Part };

export type LazyPart<Part> = {
  $state: ReadableAtom<LazyState<Part>>;
  /** Does nothing while it is loading, and once it is loaded. */
  start(): void;
  /** Cancels; `start` begins anew. */
  stop(): void;
  /** Tries at once. The page is not reloaded for it, except after an upgrade. */
  retry(): Promise<void>;
};

/** `known`: the part itself, when it is there already. */
export function createLazyPart<Part>(
  load: Load<Part>,
  known: Part | undefined = loadedPart(load),
): LazyPart<Part> {
  const $state = atom<LazyState<Part>>(
    known === undefined ? { status: "loading" } : { status: "ready", part: known },
  );
  let abort: AbortController | null = null;

  async function run(): Promise<void> {
    const own = new AbortController();
    abort = own;
    const set = (state: LazyState<Part>) => {
      if (!own.signal.aborted) $state.set(state);
    };
    set({ status: "loading" });
    const onUnreachable = () => set({ status: "unreachable" });
    try {
      set({
        status: "ready",
        part: await loadOnDemand(load, { signal: own.signal, onUnreachable }),
      });
    } catch (error) {
      set({ status: "failed", error });
    }
  }

  return {
    $state,
    start() {
      if (!abort && $state.get().status !== "ready") void run();
    },
    stop() {
      abort?.abort();
      abort = null;
    },
    async retry() {
      if ($state.get().status === "unreachable") await pollServer();
      else await run();
    },
  };
}
