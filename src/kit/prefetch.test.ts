import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prefetch, fetchAtRest } from "./prefetch.ts";
import "../testing/dom.ts";

const test = suite("fetching ahead");
const waiting = new Map<number, () => void>();
let lastHandle = 0;
const { requestIdleCallback, cancelIdleCallback } = globalThis;
test.before(() => {
  Object.assign(globalThis, {
    requestIdleCallback(run: () => void) {
      lastHandle += 1;
      waiting.set(lastHandle, run);
      return lastHandle;
    },
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
  });
});
test.before.each(() => waiting.clear());
test.after(() => {
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
});

/** One for all that wait for it now, and what follows from it. */
async function quietMoment(): Promise<void> {
  const now = [...waiting.values()];
  waiting.clear();
  now.forEach((run) => run());
  await new Promise((resolve) => setImmediate(resolve));
}

function countedLoads(names: readonly string[]) {
  const loaded: string[] = [];
  const loads = names.map((name) => async () => {
    loaded.push(name);
    if (name === "gone") throw new Error("gone");
  });
  return { loaded, loads };
}

test("one piece comes in each quiet moment, and none twice", async () => {
  const { loaded, loads } = countedLoads(["form", "removal"]);
  prefetch(loads);
  assert.equal(loaded, []);
  await quietMoment();
  assert.equal(loaded, ["form"]);
  await quietMoment();
  prefetch(loads);
  await quietMoment();
  assert.equal(loaded, ["form", "removal"]);
});

test("a piece that cannot be fetched disturbs nobody, and is asked for again the next time", async () => {
  const { loaded, loads } = countedLoads(["gone"]);
  prefetch(loads);
  await quietMoment();
  prefetch(loads);
  await quietMoment();
  assert.equal(loaded, ["gone", "gone"]);
});

test("whoever leaves stops what has not begun", async () => {
  const { loaded, loads } = countedLoads(["form", "removal"]);
  const stop = prefetch(loads);
  await quietMoment();
  stop();
  await quietMoment();
  assert.equal(loaded, ["form"]);
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("what pointer or focus rests on comes at once, and what it only passes does not", async () => {
  const { loaded, loads } = countedLoads(["passed", "rested on"]);
  const [passed = [], rested = []] = loads.map((load) => [load]);
  fetchAtRest(passed)();
  fetchAtRest(rested);
  await wait(150);
  assert.equal(loaded, ["rested on"]);
  fetchAtRest(rested);
  prefetch(rested);
  await wait(150);
  await quietMoment();
  assert.equal(loaded, ["rested on"], "only once");
});

test.run();
