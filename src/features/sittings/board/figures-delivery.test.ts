import { suite } from "uvu";
import * as assert from "uvu/assert";
import { installFakeTimers, type FakeTimers } from "../../../testing/fake-timers.ts";
import { createFiguresDelivery } from "./figures-delivery.ts";

const test = suite("when figures of the board are computed and shown");
let timers: FakeTimers;
let delivery: ReturnType<typeof createFiguresDelivery<string>>;
let steps: string[] = [];
let received: string | null = null;
test.before.each(() => {
  timers = installFakeTimers();
  steps = [];
  received = "a";
  delivery = createFiguresDelivery(
    () => {
      steps.push(`compute ${received}`);
      return received;
    },
    (figures) => steps.push(`show ${figures}`),
  );
});
test.after.each(() => {
  delivery.end();
  timers.restore();
});
/** What happens meanwhile. */
function stepsIn(ms: number): string[] {
  steps = [];
  timers.advance(ms);
  return steps;
}

test("what is received is computed and shown in tasks of their own, and again a second later", () => {
  delivery.soon();
  assert.equal(steps, [], "not in the task that receives");
  assert.equal(stepsIn(0), ["compute a", "show a"]);
  assert.equal(stepsIn(999), []);
  received = "b";
  assert.equal(stepsIn(1), ["compute b", "show b"]);
});

test("what a person asks for is shown at once, instead of what was about to be shown", () => {
  delivery.soon();
  received = "b";
  delivery.now();
  assert.equal(steps, ["compute b", "show b"]);
  assert.equal(stepsIn(999), []);
});

test("what is received between the two tasks neither delays what is computed nor is it delayed a second", () => {
  const compute = () => {
    steps.push(`compute ${received}`);
    // The next patch arrives while this is computed.
    if (received === "a") setTimeout(() => ((received = "b"), other.soon()));
    return received;
  };
  const other = createFiguresDelivery(compute, (figures) => steps.push(`show ${figures}`));
  delivery.end();
  other.soon();
  assert.equal(stepsIn(999), ["compute a", "show a", "compute b", "show b"]);
  other.end();
});

test("nothing is shown before there is something, nor after the end", () => {
  received = null;
  assert.equal(stepsIn(1_000), ["compute null"]);
  received = "a";
  assert.equal(stepsIn(1_000), ["compute a", "show a"]);
  delivery.end();
  delivery.soon();
  assert.equal(stepsIn(5_000), []);
  delivery.now();
  assert.equal(stepsIn(5_000), [], "a late act starts no timer");
});

test.run();
