import * as assert from "uvu/assert";
import { suite } from "uvu";
import { better, isBroken, lineOf, onMachine, type Figure } from "./figure.ts";

const test = suite("figures of the bench");

const time: Figure = { name: "a call", value: 450, unit: "ms", bound: 300 };

test("a time is compared with its bound as the machine of the bounds would have taken it", () => {
  assert.ok(isBroken(time));
  assert.not.ok(isBroken(onMachine(time, 1.6)));
  assert.ok(isBroken(onMachine(time, 1.4)));
  assert.is(
    lineOf(onMachine(time, 1.6)),
    "      450 ms        a call (≤ 300 × 1.60 for a slow machine)",
  );
});

test("memory and ratios have the same bound on every machine", () => {
  for (const unit of ["MB", "× floor", ""]) assert.ok(isBroken(onMachine({ ...time, unit }, 2)));
});

test("of two measurements the one that took less of its machine counts", () => {
  const onSlow = onMachine({ ...time, value: 500 }, 2);
  assert.is(better(time, onSlow), onSlow);
});

test.run();
