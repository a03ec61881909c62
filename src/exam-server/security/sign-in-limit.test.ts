import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSignInLimit, freeTries, triesLastMs } from "./sign-in-limit.ts";

const test = suite("the limit of guessing");
let clock = { now: 0 };
let limit = createSignInLimit(() => clock.now);
test.before.each(() => {
  clock = { now: 0 };
  limit = createSignInLimit(() => clock.now);
});

const here = "10.0.0.7";
/** Tries as soon as it may, and answers what it had to wait for each time, in seconds. */
function waits(tries: number, address = here, account = "a@x"): number[] {
  return Array.from({ length: tries }, () => {
    const seconds = limit.attempt(address, account);
    clock.now += seconds * 1000;
    if (seconds > 0) assert.is(limit.attempt(address, account), 0, "after that it may");
    return seconds;
  });
}

test("five mistakes are free, then each further one costs twice as long, a minute at most", () => {
  assert.equal(waits(14), [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("a try in the meantime is refused and makes nothing longer", () => {
  waits(freeTries);
  for (let count = 0; count < 5; count += 1) assert.is(limit.attempt(here, "a@x"), 1);
  clock.now += 400;
  assert.is(limit.attempt(here, "A@X"), 1, "case does not matter, and what is left is rounded up");
  clock.now += 600;
  assert.is(limit.attempt(here, "a@x"), 0);
});

test("the right password, or a quarter of an hour, forgets the mistakes", () => {
  waits(freeTries + 3);
  limit.succeeded(here, "a@x");
  assert.equal(waits(freeTries), [0, 0, 0, 0, 0]);
  clock.now += triesLastMs;
  assert.equal(waits(freeTries), [0, 0, 0, 0, 0]);
});

test("a first try is looked at whatever others do; mistakes after it are not free any more", () => {
  for (let count = 0; count < 60; count += 1) limit.attempt(here, `guess${count}@x`);
  for (let count = 0; count < 60; count += 1) limit.attempt(`10.0.1.${count}`, "hunted@x");
  assert.equal(waits(3, here, "colleague@x"), [0, 1, 2]);
  assert.equal(waits(3, "10.0.0.9", "hunted@x"), [0, 1, 2]);
  assert.equal(waits(3, "10.0.0.9", "other@x"), [0, 0, 0]);
});

test("who gets in takes only their own mistakes from the address's", () => {
  for (let count = 0; count < 60; count += 1) limit.attempt(here, `guess${count}@x`);
  limit.attempt(here, "mine@x");
  limit.succeeded(here, "mine@x");
  assert.equal(waits(2, here, "colleague@x"), [0, 1]);
});

test("what is kept is bounded: beyond ten thousand the oldest is forgotten, not the newest", () => {
  waits(freeTries, here, "old@x");
  for (let count = 0; count < 10_000; count += 1) limit.attempt(`10.1.${count}`, `${count}@x`);
  waits(freeTries, here, "new@x");
  assert.is(limit.attempt(here, "new@x"), 1);
  assert.is(limit.attempt(here, "old@x"), 0);
});

test.run();
