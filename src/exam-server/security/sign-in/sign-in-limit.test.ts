import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSignInLimit, freeTries, triesLastMs, type SignInPlace } from "./sign-in-limit.ts";

const test = suite("the limit of guessing");
let clock = { now: 0 };
let limit = createSignInLimit(() => clock.now);
test.before.each(() => {
  clock = { now: 0 };
  limit = createSignInLimit(() => clock.now);
});

const here = "10.0.0.7";
/** Where nothing is said of the device, it is one of which nothing is known. */
const at = (place: Partial<SignInPlace> = {}): SignInPlace => ({
  address: here,
  account: "a@x",
  device: "",
  isKnownDevice: false,
  ...place,
});

/** Tries as soon as it may, and answers what it had to wait for each time, in seconds. */
function waits(tries: number, place: Partial<SignInPlace> = {}): number[] {
  return Array.from({ length: tries }, () => {
    const seconds = limit.attempt(at(place));
    clock.now += seconds * 1000;
    if (seconds > 0) assert.is(limit.attempt(at(place)), 0, "after that it may");
    return seconds;
  });
}

test("five mistakes are free, then each further one costs twice as long, a minute at most", () => {
  assert.equal(waits(14), [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("a try in the meantime is refused and makes nothing longer", () => {
  waits(freeTries);
  for (let count = 0; count < 5; count += 1) assert.is(limit.attempt(at()), 1);
  clock.now += 400;
  const other = at({ account: "A@X" });
  assert.is(limit.attempt(other), 1, "case does not matter, and what is left is rounded up");
  clock.now += 600;
  assert.is(limit.attempt(at()), 0);
});

test("the right password, or a quarter of an hour, forgets the mistakes", () => {
  waits(freeTries + 3);
  limit.succeeded(at());
  assert.equal(waits(freeTries), [0, 0, 0, 0, 0]);
  clock.now += triesLastMs;
  assert.equal(waits(freeTries), [0, 0, 0, 0, 0]);
});

test("what was not judged after all does not count", () => {
  for (let count = 0; count < 3 * freeTries; count += 1) {
    assert.is(limit.attempt(at()), 0);
    limit.withdraw(at());
  }
});

test("whatever is guessed at the address with other accounts, everybody there has their free tries", () => {
  for (let account = 0; account < 150; account += 1) {
    for (let count = 0; count < 7; count += 1) limit.attempt(at({ account: `guess${account}@x` }));
  }
  assert.equal(waits(freeTries, { account: "colleague@x" }), [0, 0, 0, 0, 0]);
});

test("an account that is guessed at from many addresses is checked, and has one free mistake", () => {
  for (let count = 0; count < 60; count += 1) limit.attempt(at({ address: `10.0.1.${count}` }));
  assert.equal(waits(3, { address: "10.0.0.9" }), [0, 1, 2]);
  assert.equal(waits(3, { address: "10.0.0.9", account: "other@x" }), [0, 0, 0]);
  const own = { device: "desk", isKnownDevice: true };
  assert.equal(waits(3, { address: "10.0.0.9", ...own }), [0, 0, 0], "but where it has signed in");
});

test("guesses at another device make nobody wait, until devices that nobody knows have made twenty", () => {
  waits(freeTries + 3, { device: "guesser" });
  assert.is(limit.attempt(at({ device: "pupil" })), 0);
  limit.succeeded(at({ device: "pupil" }));
  for (let count = 0; count < 20; count += 1) limit.attempt(at({ device: `made-up-${count}` }));
  assert.ok(limit.attempt(at({ device: "pupil" })) > 0);
  assert.is(limit.attempt(at({ device: "pupil", isKnownDevice: true })), 0);
});

test("a device has twenty free mistakes for all accounts together, known or not", () => {
  for (const isKnownDevice of [true, false]) {
    const device = `device ${isKnownDevice}`;
    const tries = Array.from({ length: 21 }, (_none, number) =>
      limit.attempt(at({ account: `${number}`, device, isKnownDevice })),
    );
    assert.equal(tries, [...Array.from({ length: 20 }, () => 0), 1]);
  }
});

test("whether there are mistakes is known of the place alone", () => {
  limit.attempt(at({ device: "one" }));
  assert.not.ok(limit.hasMistakes(at({ device: "one" })), "the first is being judged");
  limit.attempt(at({ device: "one" }));
  assert.ok(limit.hasMistakes(at({ device: "one" })));
  assert.not.ok(limit.hasMistakes(at({ device: "two" })));
});

test("what is kept is bounded: beyond ten thousand the oldest is forgotten, not the newest", () => {
  waits(freeTries, { account: "old@x" });
  for (let count = 0; count < 10_000; count += 1) {
    limit.attempt(at({ address: `10.1.${count}`, account: `${count}@x` }));
  }
  waits(freeTries, { account: "new@x" });
  assert.is(limit.attempt(at({ account: "new@x" })), 1);
  assert.is(limit.attempt(at({ account: "old@x" })), 0);
});

test.run();
