// Runs files of browser tests in several threads of this process. A thread takes the next file when it is done with one,
// whichever browser it is for, so that neither a slow file nor a slow browser keeps a core waiting.
import { Worker } from "node:worker_threads";
import type { Outcome } from "../../testing/browser/browser-suite.ts";

export type Order = {
  url: string;
  /** The tests to run; all without it. */
  only: readonly string[] | null;
  /** Beside the thread's own variables. */
  env: Readonly<Record<string, string>>;
};

type Options = {
  /** Where browser-thread.ts is. */
  thread: string;
  threads: number;
  ended(at: number, outcome: Outcome, seconds: number): void;
};

/** Answers the outcomes in the order of the orders. */
export async function runInBrowserThreads(
  orders: readonly Order[],
  { thread, threads, ended }: Options,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const untaken = orders.entries();
  const work = async () => {
    let worker: Worker | null = null;
    for (const [at, order] of untaken) {
      worker ??= new Worker(new URL(thread));
      const started = performance.now();
      const outcome = await outcomeOf(worker, order);
      outcomes[at] = outcome;
      ended(at, outcome, (performance.now() - started) / 1000);
      // What hangs or has broken off goes with its thread.
      if (outcome.left.length > 0 || outcome.failed.some(({ test }) => test === brokenOff)) {
        await worker.terminate();
        worker = null;
      }
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: threads }, work));
  return outcomes;
}

const brokenOff = "the thread broke off";

function outcomeOf(worker: Worker, order: Order): Promise<Outcome> {
  return new Promise((settle) => {
    let reason = "It ended before its tests did.";
    const broken = () => settle({ passed: [], failed: [{ test: brokenOff, reason }], left: [] });
    worker.removeAllListeners();
    worker.on("message", settle);
    worker.on("error", (error) => (reason = String((error as Error).stack ?? error)));
    worker.on("exit", broken);
    // A thread's port has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(order);
  });
}
