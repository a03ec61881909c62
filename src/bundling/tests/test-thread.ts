// One thread of test-threads.ts.
import { parentPort, workerData } from "node:worker_threads";
import { runSuites } from "./suites.ts";
import type { TestFile, ThreadData } from "./test-threads.ts";

const { first, files, next } = workerData as ThreadData;
const counter = new Int32Array(next);

function* untaken(): Generator<TestFile> {
  for (;;) {
    const file = files[Atomics.add(counter, 0, 1)];
    if (!file) return;
    yield file;
  }
}

if (first !== undefined) await import(first);
const counts = await runSuites(untaken());
// A thread's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(counts);
