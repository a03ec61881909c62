// Participants have no socket: a call of theirs that waits for news ends as soon as somebody wakes it. Whoever wakes has
// committed before; whoever is woken reads anew.

import { createFairQueue } from "../security/fair-queue.ts";

/** Proxies give up on calls that take half a minute or more. */
export const updateTimeoutMs = 27_000;

/** So many are answered at once: when time is given to all of a school, thousands are, and answers go first. */
const answeredAtOnce = 4;

/** `ended`: whether somebody has woken it; else there is nothing new, or nobody there to hear of it. */
export type Waiting = { ended: Promise<boolean>; end(): void; wake(): void };
export type ParticipantUpdates = ReturnType<typeof createParticipantUpdates>;

export function createParticipantUpdates() {
  /** By participant. */
  const waiting = new Map<string, Waiting>();
  const turns = createFairQueue({ atOnce: answeredAtOnce });
  let isClosed = false;

  return {
    /** From here on. Of one participant one waits: another ends the one before. It ends at once when the caller is gone. */
    wait(participant: string, signal: AbortSignal): Waiting {
      waiting.get(participant)?.end();
      let stop: (isWoken: boolean) => void = () => undefined;
      const ended = new Promise<boolean>((resolve) => {
        stop = (isWoken) => {
          clearTimeout(timer);
          signal.removeEventListener("abort", end);
          if (waiting.get(participant) === own) waiting.delete(participant);
          resolve(isWoken);
        };
      });
      const end = () => stop(false);
      const own: Waiting = { ended, end, wake: () => stop(true) };
      const timer = setTimeout(end, updateTimeoutMs).unref();
      waiting.set(participant, own);
      signal.addEventListener("abort", end);
      if (isClosed || signal.aborted) end();
      return own;
    },
    /** What reads and notes for one of those calls. */
    inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      return turns.take({ who: "" }, work)!;
    },
    wake(participants: readonly string[]): void {
      for (const id of participants) waiting.get(id)?.wake();
    },
    /** Everybody: something may have been missed. */
    wakeAll(): void {
      for (const { wake } of waiting.values()) wake();
    },
    close(): void {
      isClosed = true;
      for (const { end } of waiting.values()) end();
    },
  };
}
