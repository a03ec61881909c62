// What is shown under a row when it is opened: fetched then, and again when that failed.
import { atom, type ReadableAtom } from "nanostores";

export type DetailState<Detail> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; detail: Detail };

export type DetailModel<Detail> = {
  $state: ReadableAtom<DetailState<Detail>>;
  retry(): Promise<void>;
  /** Asks again while the older detail stays on screen; where that fails, the older one is better than none. */
  refresh(): Promise<void>;
  exit(): void;
};

export function createDetail<Detail>(
  fetchIt: (signal: AbortSignal) => Promise<Detail>,
): DetailModel<Detail> {
  const abort = new AbortController();
  const $state = atom<DetailState<Detail>>({ status: "loading" });
  const load = async (): Promise<void> => {
    $state.set({ status: "loading" });
    try {
      const detail = await fetchIt(abort.signal);
      if (!abort.signal.aborted) $state.set({ status: "ready", detail });
    } catch (error) {
      if (!abort.signal.aborted) $state.set({ status: "failed", error });
    }
  };
  const refresh = async (): Promise<void> => {
    if ($state.get().status !== "ready") return load();
    try {
      const detail = await fetchIt(abort.signal);
      if (!abort.signal.aborted) $state.set({ status: "ready", detail });
    } catch {
      // Whoever does something next hears why.
    }
  };
  void load();
  return { $state, retry: load, refresh, exit: () => abort.abort() };
}
