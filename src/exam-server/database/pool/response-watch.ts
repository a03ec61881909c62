// Whether the database answers at all. One that stands still, on a failing disk for example, holds every call that waits for it, and each would wait as
// long as the steps that it happens to have: all are refused after the same time instead.
import type pg from "pg";
import { createPool } from "./postgres-pool.ts";

export type ResponseWatch = {
  /**
   * As the work ends; but once the database has been silent for so long that it and this work are beyond the limit, it rejects. What the work does
   * later has to be taken back: `abandoned` tells it.
   * @throws DatabaseSilent
   */
  answered<Result>(work: (abandoned: AbortSignal) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

export class DatabaseSilent extends Error {
  override readonly name = "DatabaseSilent";
}

type Bounds = { limitMs: number; everyMs: number };
const usualBounds: Bounds = { limitMs: 10_000, everyMs: 1_000 };

/** Of a database within this process, which cannot be silent while this process runs. */
export const neverSilent: ResponseWatch = {
  answered: (work) => work(new AbortController().signal),
  close: async () => undefined,
};

/** By a connection of its own: that all others are at work is no silence. */
export function watchPostgres(options: pg.PoolConfig): ResponseWatch {
  const pool = createPool({ ...options, max: 1, connectionTimeoutMillis: 60_000 });
  return watchResponses(
    () => pool.query("select 1"),
    () => pool.end(),
  );
}

/** @param ask settles when the database answers, also with a refusal */
export function watchResponses(
  ask: () => Promise<unknown>,
  end: () => Promise<void> = async () => undefined,
  { limitMs, everyMs }: Bounds = usualBounds,
): ResponseWatch {
  let askedAt: number | null = null;
  const waiting = new Set<{ since: number; refuse(): void }>();
  const checkSilence = () => {
    const now = performance.now();
    if (askedAt === null) {
      askedAt = now;
      void ask()
        .catch(() => undefined)
        .finally(() => (askedAt = null));
      return;
    }
    if (now - askedAt < limitMs) return;
    for (const { since, refuse } of waiting) if (now - since >= limitMs) refuse();
  };
  const timer = setInterval(checkSilence, everyMs);
  timer.unref();
  return {
    async answered(work) {
      const abandoned = new AbortController();
      return new Promise((settle, fail) => {
        const refuse = () => {
          abandoned.abort(new DatabaseSilent("The database does not answer."));
          fail(abandoned.signal.reason);
        };
        const call = { since: performance.now(), refuse };
        waiting.add(call);
        work(abandoned.signal)
          .then(settle, fail)
          .finally(() => waiting.delete(call));
      });
    },
    async close() {
      clearInterval(timer);
      await end();
    },
  };
}
