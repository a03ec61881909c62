import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tokenAlphabet } from "../../../contract/exams/exam-tokens.ts";
import { followingToken, shownToken } from "./exam-token.ts";

const test = suite("the token of an exam");

test("is shown in two groups of three, of signs that are not taken for one another", () => {
  assert.is(shownToken("7KQ4MX"), "7KQ 4MX");
  for (const confusing of "OIL01") assert.not(tokenAlphabet.includes(confusing), confusing);
  assert.is(new Set(tokenAlphabet).size, tokenAlphabet.length);
});

test("changes without a gap, and a server that was off begins in the middle of one", () => {
  assert.equal(followingToken(0, 900, 0), { from: 0, until: 900_000 });
  assert.equal(followingToken(0, 900, 899_999), { from: 0, until: 900_000 });
  assert.equal(followingToken(0, 900, 900_000), { from: 900_000, until: 1_800_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 60, max: 14_400 }),
      fc.integer({ min: 0, max: 1e9 }),
      (endedAt, seconds, later) => {
        const now = endedAt + later;
        const { from, until } = followingToken(endedAt, seconds, now);
        assert.ok(from >= endedAt && from <= now && now < until);
        assert.is(until - from, seconds * 1000);
        assert.is((from - endedAt) % (seconds * 1000), 0);
      },
    ),
  );
});

test.run();
