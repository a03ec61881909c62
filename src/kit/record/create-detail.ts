// Data that a screen, a dialog or an opened row fetches once. When the server or its database cannot answer, the data are fetched
// again automatically. When a refresh fails, the older data stay on screen and are marked as outdated.
import { atom, type ReadableAtom } from "nanostores";
import { isAborted, isAway } from "../../core/answers/server-error.ts";
import { askAgainAfter } from "../../core/on-demand/server-return.ts";

export type DetailState<Detail> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `outdated`: why it could not be fetched anew; null: this is the latest answer. */
  | { status: "ready"; detail: Detail; outdated: unknown };

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

export function createDetail<Detail>(
  fetchIt: (signal: AbortSignal) => Promise<Detail>,
): DetailModel<Detail> {
  const $state = atom<DetailState<Detail>>({ status: "loading" });
  let turn: AbortController | null = null;
  let failures = 0;

  async function fetchNow(): Promise<void> {
    turn?.abort();
    const own = new AbortController();
    turn = own;
    try {
      const detail = await fetchIt(own.signal);
      if (turn === own) take(detail);
    } catch (error) {
      if (turn !== own || isAborted(error)) return;
      const state = $state.get();
      $state.set(
        state.status === "ready" ? { ...state, outdated: error } : { status: "failed", error },
      );
      if (isAway(error)) void fetchLater(own.signal);
    }
  }

  async function fetchLater(signal: AbortSignal): Promise<void> {
    failures += 1;
    try {
      await askAgainAfter(failures, signal);
    } catch {
      // Another fetch has begun meanwhile, or the screen was left.
      return;
    }
    await fetchNow();
  }

  function take(detail: Detail): void {
    exit();
    failures = 0;
    $state.set({ status: "ready", detail, outdated: null });
  }

  function exit(): void {
    turn?.abort();
    turn = null;
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
    take,
    exit,
  };
}
