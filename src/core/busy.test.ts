import { suite } from "uvu";
import * as assert from "uvu/assert";
import { $navigating, startNavigating } from "./busy.ts";

const test = suite("on the way to a screen");
// A screen that another file opened last may still be arriving.
test.before(
  () =>
    new Promise<void>((settle) => {
      const stop = $navigating.subscribe((isOnTheWay) => {
        if (isOnTheWay) return;
        queueMicrotask(() => stop());
        settle();
      });
    }),
);

test("the way is over when the last of the navigations has arrived", () => {
  const seen: boolean[] = [];
  const stop = $navigating.listen((value) => seen.push(value));
  const first = startNavigating();
  const second = startNavigating();
  first();
  assert.ok($navigating.get());
  second();
  assert.equal(seen, [true, false], "and is not said to be over in between");
  stop();
});

test("saying twice that one has arrived does not end another's way", () => {
  const first = startNavigating();
  const second = startNavigating();
  first();
  first();
  assert.ok($navigating.get());
  second();
  assert.not($navigating.get());
});

test.run();
