import { suite } from "uvu";
import * as assert from "uvu/assert";
import { watchSpeed } from "./machine-speed.ts";

const test = suite("speed of the machine");

test("the slowness is known when what is measured kept the thread, or was over at once", async () => {
  const speed = watchSpeed(5);
  const until = performance.now() + 50;
  while (performance.now() < until);
  assert.ok((await speed.slowness()) >= 1);
  speed.end();
});

test("it rejects instead of waiting for ever when the process that measures has ended", async () => {
  const speed = watchSpeed(60_000);
  speed.end();
  const failure = await speed.slowness().catch((error: unknown) => error);
  assert.instance(failure, Error);
});

test.run();
