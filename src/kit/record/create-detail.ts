// Data that a screen, a dialog or an opened row fetches. When a refresh fails, the older data stay on screen and are marked as outdated.
import { atom, type ReadableAtom } from "nanostores";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import { isTakenAway } from "../../core/answers/server-error.ts";
import { serverNow } from "../../core/answers/server-clock.ts";

export type DetailState<Detail> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `asOf`: when it was so, by the server's clock. `outdated`: why it could not be fetched anew; null: this is the latest answer. */
  | { status: "ready"; detail: Detail; asOf: Date; outdated: unknown };

export type DetailModel<Detail> = {
  $state: ReadableAtom<DetailState<Detail>>;
  /** Fetches something else than before, or again after a failure: nothing older is shown meanwhile. Never throws. */
  retry(): Promise<void>;
  /** Fetches the same again while the older detail stays on screen, also when that fails. Never throws. */
  refresh(): Promise<void>;
  /** A newer detail, which another call has answered. */
  take(detail: Detail): void;
  exit(): void;
};

/** `everyMs`: it is fetched again so many milliseconds after each answer, while the tab is visible. */
export function createDetail<Detail>(
  fetchIt: (signal: AbortSignal) => Promise<Detail>,
  { everyMs }: { everyMs?: number } = {},
): DetailModel<Detail> {
  const $state = atom<DetailState<Detail>>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt,
    everyMs,
    onAnswer: show,
    onFailure(error) {
      const state = $state.get();
      const isKept = state.status === "ready" && !isTakenAway(error);
      $state.set(isKept ? { ...state, outdated: error } : { status: "failed", error });
    },
  });

  function show(detail: Detail, asOf: Date): void {
    $state.set({ status: "ready", detail, asOf, outdated: null });
  }

  function retry(): Promise<void> {
    $state.set({ status: "loading" });
    return fetchNow();
  }

  void fetchNow();
  return {
    $state,
    retry,
    refresh: () => ($state.get().status === "ready" ? fetchNow() : retry()),
    take(detail) {
      show(detail, serverNow());
      // An answer that is on its way may be older.
      if (everyMs === undefined) stop();
      else void fetchNow();
    },
    exit: stop,
  };
}
