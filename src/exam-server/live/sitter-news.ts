// Participants have no socket: a call of theirs that waits for news ends as soon as somebody wakes it. Whoever wakes has
// committed before; whoever is woken reads anew.

/** Proxies give up on calls that take half a minute or more. */
export const newsPatienceMs = 20_000;

export type Waiting = { ended: Promise<void>; end(): void };
export type SitterNews = ReturnType<typeof createSitterNews>;

export function createSitterNews() {
  /** By participant. */
  const waiting = new Map<string, Waiting>();
  let isClosed = false;
  const endAll = () => {
    for (const { end } of waiting.values()) end();
  };

  return {
    /** From here on. Of one participant one waits: another ends the one before. It ends at once when the caller is gone. */
    wait(participant: string, signal: AbortSignal): Waiting {
      waiting.get(participant)?.end();
      const ending = new AbortController();
      const end = () => ending.abort();
      const own: Waiting = {
        end,
        ended: new Promise((resolve) => ending.signal.addEventListener("abort", () => resolve())),
      };
      const timer = setTimeout(end, newsPatienceMs).unref();
      ending.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        if (waiting.get(participant) === own) waiting.delete(participant);
      });
      waiting.set(participant, own);
      signal.addEventListener("abort", end);
      if (isClosed || signal.aborted) end();
      return own;
    },
    wake(participants: readonly string[]): void {
      for (const id of participants) waiting.get(id)?.end();
    },
    /** Everybody: something may have been missed. */
    wakeAll: endAll,
    close(): void {
      isClosed = true;
      endAll();
    },
  };
}
