import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createCallBound } from "./call-bound.ts";

const test = suite("how often somebody may ask");

test("so many times within a while, each for themself, and again as the while passes", () => {
  const clock = { now: 5_000 };
  const bound = createCallBound(() => clock.now, { most: 3, withinMs: 60_000 });
  const ask = (who = "ani") => bound.attempt(who);
  assert.equal([ask(), ask()], [0, 0]);
  clock.now += 20_000;
  assert.equal([ask(), ask(), ask("budi")], [0, 40, 0]);
  clock.now += 39_999;
  assert.is(ask(), 1);
  clock.now += 1;
  assert.equal(
    [ask(), ask(), ask()],
    [0, 0, 20],
    "the first two are forgotten, what was refused never counted",
  );
});

test.run();
