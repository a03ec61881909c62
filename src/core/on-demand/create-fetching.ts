// What a screen fetches from the server and keeps on screen. Only the latest fetch counts. When the server or its database cannot
// answer, it is fetched again automatically; data that other people change are also fetched again at intervals.
import { isAborted, isAway } from "../answers/server-error.ts";
import { serverNow } from "../answers/server-clock.ts";
import { askAgainAfter, passed } from "./server-return.ts";

export type FetchingOptions<Answer> = {
  fetchIt(signal: AbortSignal): Promise<Answer>;
  /** `asOf`: by the server's clock, when the fetch began. A change made since may be missing. */
  onAnswer(answer: Answer, asOf: Date): void | Promise<void>;
  onFailure(error: unknown): void;
  /** Milliseconds from an answer to the next fetch, while the tab is visible. Without it, there is no next fetch. */
  everyMs?: number | undefined;
};

export type Fetching = {
  /** Settles when the answer has been handled or a later fetch has replaced this one. Never throws. */
  fetchNow(): Promise<void>;
  stop(): void;
};

export function createFetching<Answer>(options: FetchingOptions<Answer>): Fetching {
  const { fetchIt, onAnswer, onFailure, everyMs } = options;
  let turn: AbortController | null = null;
  let failures = 0;

  async function fetchNow(): Promise<void> {
    turn?.abort();
    const own = new AbortController();
    turn = own;
    const asOf = serverNow();
    try {
      const answer = await fetchIt(own.signal);
      if (turn !== own) return;
      failures = 0;
      await onAnswer(answer, asOf);
      if (turn === own && everyMs !== undefined) void fetchAfter(visibleAfter(everyMs, own.signal));
    } catch (error) {
      if (turn !== own || isAborted(error)) return;
      failures += 1;
      onFailure(error);
      if (isAway(error) || everyMs !== undefined)
        void fetchAfter(askAgainAfter(failures, own.signal));
    }
  }

  async function fetchAfter(pause: Promise<void>): Promise<void> {
    try {
      await pause;
    } catch {
      // Another fetch has begun meanwhile, or the screen was left.
      return;
    }
    await fetchNow();
  }

  return {
    fetchNow,
    stop(): void {
      turn?.abort();
      turn = null;
    },
  };
}

/** Settles after `ms`, once the tab is visible. @throws unknown the reason of the signal, when the signal is aborted before that */
async function visibleAfter(ms: number, signal: AbortSignal): Promise<void> {
  await passed(ms, signal);
  if (!document.hidden) return;
  await new Promise<void>((settle, fail) => {
    const ended = new AbortController();
    const end = (act: () => void) => {
      ended.abort();
      act();
    };
    const options = { signal: ended.signal };
    signal.addEventListener("abort", () => end(() => fail(signal.reason)), options);
    const checkVisibility = () => document.hidden || end(settle);
    document.addEventListener("visibilitychange", checkVisibility, options);
  });
}
