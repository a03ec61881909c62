import { suite } from "uvu";
import * as assert from "uvu/assert";
import { leaveLimit, shortLimit } from "./unusual-work.ts";

const test = suite("unusual times and leaves");

test("very short is below a third of the median, and of few sittings nothing is said", () => {
  const minutes = [40, 42, 45, 50, 50, 50, 55, 58, 60, 60].map((each) => each * 60);
  assert.equal(shortLimit(minutes), { median: 3000, limit: 1000 });
  assert.is(shortLimit(minutes.slice(1)), null);
});

test("many leaves are far out of the middle half, and three at least", () => {
  assert.equal(leaveLimit(Array.from({ length: 20 }, () => 0)), { median: 0, limit: 2 });
  // Quartiles 1 and 3: the fence is 3 + 3 · 2.
  assert.equal(leaveLimit([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 20]), { median: 2, limit: 9 });
  assert.is(leaveLimit([9, 9, 9]), null);
});

test.run();
