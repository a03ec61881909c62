// One thread of browser-threads.ts: runs the files it is given, one at a time, and says what came of each.
import { parentPort } from "node:worker_threads";
import {
  addStray,
  runSuite,
  takeSuites,
  type Outcome,
} from "../../testing/browser/browser-suite.ts";
import type { Order } from "./browser-threads.ts";

let runs = 0;

async function run({ url, only, env }: Order): Promise<Outcome> {
  Object.assign(process.env, env);
  runs += 1;
  // A module is run once for each address.
  await import(`${url}?run=${runs}`);
  const wanted = only && new Set(only);
  const outcomes: Outcome[] = [];
  const suites = takeSuites();
  if (suites.length === 0) throw new Error("It declares no suite of browser-suite.ts.");
  for (const suite of suites) outcomes.push(await runSuite(suite, { only: wanted }));
  return {
    passed: outcomes.flatMap(({ passed }) => passed),
    failed: outcomes.flatMap(({ failed }) => failed),
    left: outcomes.flatMap(({ left }) => left),
  };
}

process.on("unhandledRejection", addStray);
process.on("uncaughtException", addStray);
parentPort?.on("message", (order: Order) => {
  run(order).then(answer, (error: unknown) => {
    // A file that cannot even be loaded.
    const { stack } = error as Error;
    answer({ passed: [], failed: [{ test: "loading the file", reason: String(stack) }], left: [] });
  });
});

function answer(outcome: Outcome): void {
  // A thread's port has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(outcome);
}
