import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clockOf, createPlayLimit } from "./play-limit-model.ts";

const test = suite("limit of plays");

test("a start counts, going on after a pause does not", () => {
  const limit = createPlayLimit(2);
  assert.ok(limit.start());
  limit.advance(3);
  assert.ok(limit.start(), "after a pause");
  assert.is(limit.left, 1);
  limit.end();
  assert.ok(limit.start());
  assert.is(limit.left, 0);
});

test("nothing starts once the limit is reached", () => {
  const limit = createPlayLimit(1);
  limit.start();
  limit.end();
  assert.not(limit.start());
  assert.is(limit.left, 0);
});

test("a start that is broken off is spent all the same", () => {
  const limit = createPlayLimit(1);
  limit.start();
  limit.advance(1);
  limit.fail();
  assert.not(limit.start());
});

test("a sound that never came is not counted", () => {
  const limit = createPlayLimit(1);
  limit.start();
  limit.fail();
  assert.is(limit.left, 1);
  assert.ok(limit.start());
});

test("whoever moves back or ahead is put where they were", () => {
  const limit = createPlayLimit(1);
  limit.start();
  limit.advance(10);
  assert.is(limit.allowed(0), 10);
  assert.is(limit.allowed(20), 10);
  assert.is(limit.allowed(10.2), 10.2);
  limit.end();
  assert.is(limit.allowed(0), 0, "the next start begins at the beginning");
});

test("times read as minutes and seconds", () => {
  assert.is(clockOf(65.9), "1:05");
  assert.is(clockOf(Number.NaN), "0:00");
});

test.run();
