// Timers and performance.now() that stand still until a test moves them. What waits for the embedded exam server must
// not run under them.

export type FakeTimers = {
  /** Runs what falls due on the way, in order. */
  advance(ms: number): void;
  restore(): void;
};

type Timer = { dueAt: number; everyMs: number | null; run: () => void };

/** Timers of up to `ms` that `act` sets fall due at once, in the order in which they were set. */
export function hurried(ms: number, act: () => void): void {
  const { setTimeout } = globalThis;
  const hurry = (run: () => void, after = 0) => setTimeout(run, after <= ms ? 0 : after);
  Object.assign(globalThis, { setTimeout: hurry });
  try {
    act();
  } finally {
    Object.assign(globalThis, { setTimeout });
  }
}

/** What waits a little longer by chance waits no longer. Returns how to give chance back. */
export function withoutJitter(): () => void {
  const { random } = Math;
  Math.random = () => 0;
  return () => {
    Math.random = random;
  };
}

export function installFakeTimers(): FakeTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const timers = new Map<number, Timer>();
  let now = 0;
  let lastId = 0;

  const add = (run: () => void, ms: number, everyMs: number | null) => {
    lastId += 1;
    timers.set(lastId, { dueAt: now + ms, everyMs, run });
    return lastId;
  };
  const remove = (id: number) => void timers.delete(id);

  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => add(run, ms, null),
    setInterval: (run: () => void, ms = 0) => add(run, ms, ms),
    clearTimeout: remove,
    clearInterval: remove,
  });
  Object.defineProperty(performance, "now", { configurable: true, value: () => now });

  function runNext(until: number): boolean {
    const [next] = [...timers].sort(([, one], [, other]) => one.dueAt - other.dueAt);
    if (!next || next[1].dueAt > until) return false;
    const [id, timer] = next;
    now = timer.dueAt;
    if (timer.everyMs === null) timers.delete(id);
    else timer.dueAt += timer.everyMs;
    timer.run();
    return true;
  }

  return {
    advance(ms) {
      const until = now + ms;
      while (runNext(until));
      now = until;
    },
    restore() {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      Reflect.deleteProperty(performance, "now");
    },
  };
}
