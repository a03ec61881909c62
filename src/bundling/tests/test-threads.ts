// Runs test files in several threads of this process. Each has its own globals, DOM and databases; a thread takes the
// next file when it is done with one, so that a slow file keeps nobody waiting.
import { Worker } from "node:worker_threads";
import type { Counts } from "./suites.ts";

export type TestFile = { name: string; url: string };
type Common = {
  /** Loaded in each thread before any test. */
  first?: string;
  files: readonly TestFile[];
};
export type BundledTests = Common & {
  /** The module that a thread runs: test-thread.ts. */
  thread: string;
  threads: number;
};
export type ThreadData = Common & {
  /** One integer: the index of the file that nobody has taken yet. */
  next: SharedArrayBuffer;
};

/** What a test leaves behind is seldom needed by the next: a thread's usual 48 MB made a quarter of its time clearing up. */
const resourceLimits = { maxYoungGenerationSizeMb: 192 };

export async function runInThreads(tests: BundledTests): Promise<Counts> {
  const { thread, threads, ...common } = tests;
  const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData: ThreadData = { ...common, next };
  return sumOf(
    await Promise.all(
      Array.from({ length: threads }, () =>
        countsOf(new Worker(new URL(thread), { workerData, resourceLimits })),
      ),
    ),
  );
}

export function sumOf(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** A thread that ends without saying its counts has failed. */
async function countsOf(worker: Worker): Promise<Counts> {
  let counts: Counts | null = null;
  worker.on("message", (message: Counts) => {
    counts = message;
    // What a test left running keeps nobody waiting.
    void worker.terminate();
  });
  worker.on("error", (error) => console.error("\n  ✘ a thread of tests broke off:", error));
  await new Promise((settle) => worker.once("exit", settle));
  if (counts) return counts;
  console.error("\n  ✘ a thread of tests ended before its tests did");
  return { passed: 0, failed: 1 };
}
