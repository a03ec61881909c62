// Work in steps, of which there may be more after each, as sending what waits has: one call after another.

/** Repeats a step while it returns that there may be more to do. Never two at once. */
export function createRepeated(step: () => Promise<boolean>) {
  const state = { isStopped: false };
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function repeat(): Promise<void> {
    try {
      while (!state.isStopped && (await step())) continue;
    } finally {
      running = null;
    }
  }

  /** Whoever asks while it runs waits for its end. */
  function run(): Promise<void> {
    clearTimeout(timer);
    // A step may end at once, before there is a promise to keep.
    running ??= Promise.resolve().then(repeat);
    return running;
  }

  return {
    run,
    again(afterMs: number): void {
      if (!state.isStopped) timer = setTimeout(() => void run(), afterMs);
    },
    stop(): void {
      state.isStopped = true;
      clearTimeout(timer);
    },
  };
}
