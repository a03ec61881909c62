// Waits until a server that cannot be reached answers again. All who wait share one poll, which ends with the last of them.
import { serverBuild } from "./server-build.ts";

const firstPollMs = 1_000;
const longestPollMs = 4_000;

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pollMs = firstPollMs;

/** @throws unknown the signal's reason, when it fires first */
export function serverReturn(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((settle, fail) => {
    const end = () => {
      waiting.delete(settle);
      if (waiting.size === 0) stopPolling();
      fail(signal?.reason);
    };
    if (signal?.aborted) return end();
    signal?.addEventListener("abort", end, { once: true });
    waiting.add(settle);
    timer ??= setTimeout(poll, pollMs);
  });
}

/**
 * Settles when a call that has failed `failures` times may be made again: the server can be reached, and a growing pause has passed.
 * The pause is needed because a server whose database does not respond can be reached and still answers no call.
 * @throws unknown the signal's reason, when it fires first
 */
export async function askAgainAfter(failures: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
  await Promise.all([serverReturn(signal), passed(waitMs, signal)]);
}

/** Settles after `ms`. @throws unknown the reason of the signal, when the signal is aborted before that */
export function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle, fail) => {
    const end = () => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      settle();
    }, ms);
    signal.addEventListener("abort", end, { once: true });
  });
}

/** "Coba lagi": does not wait for the next poll. */
export async function pollServer(): Promise<void> {
  clearTimeout(timer);
  await poll();
}

async function poll(): Promise<void> {
  const isBack = (await serverBuild()) !== null;
  clearTimeout(timer);
  if (isBack) {
    for (const settle of waiting) settle();
    waiting.clear();
  }
  if (waiting.size === 0) return stopPolling();
  pollMs = Math.min(pollMs * 2, longestPollMs);
  timer = setTimeout(poll, pollMs);
}

function stopPolling(): void {
  clearTimeout(timer);
  timer = undefined;
  pollMs = firstPollMs;
}

window.addEventListener("online", () => void pollServer());
