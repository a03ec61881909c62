import { suite } from "uvu";
import * as assert from "uvu/assert";
import { absenceUntil, aliveFrom, clockBehind, minutesGiven } from "./server-absence.ts";

const test = suite("absence of the server");
const second = 1_000;
const minute = 60 * second;

test("a server that starts was absent since any server last recorded that it was running", () => {
  const now = { at: 100 * minute, uptime: 5 };
  assert.equal(absenceUntil(now, 97 * minute, null), { from: 97 * minute, to: 100 * minute });
  assert.is(absenceUntil(now, now.at - 11 * second, null), null, "a restart of some seconds");
  assert.is(absenceUntil(now, now.at + minute, null), null, "the clock is behind");
});

test("setting the clock forward while the server runs is not an absence", () => {
  const before = { at: 100 * minute, uptime: 10 * second };
  const now = { at: 160 * minute, uptime: 15 * second };
  assert.is(absenceUntil(now, before.at, before), null);
});

test("an unresponsive database or a suspended machine counts as an absence of at most the time that passed", () => {
  const before = { at: 100 * minute, uptime: 0 };
  const slept = { at: 103 * minute, uptime: 3 * minute };
  assert.equal(absenceUntil(slept, before.at, before), { from: before.at, to: slept.at });
  const alsoSet = { at: 163 * minute, uptime: 3 * minute };
  assert.equal(absenceUntil(alsoSet, before.at, before), { from: 160 * minute, to: alsoSet.at });
});

test("there is no absence while another server was running", () => {
  const before = { at: 100 * minute, uptime: 0 };
  const now = { at: 103 * minute, uptime: 3 * minute };
  assert.is(absenceUntil(now, now.at - 4 * second, before), null);
});

test("a clock that is behind what is stored by more than a minute is told, and is not recorded as the future", () => {
  const hour = 60 * minute;
  assert.is(clockBehind(100 * minute, 101 * minute), 0);
  assert.is(clockBehind(100 * minute, 160 * minute), hour);
  assert.is(aliveFrom(100 * minute, 100 * minute + 2 * second), 100 * minute + 2 * second);
  assert.is(aliveFrom(100 * minute, 160 * minute), 100 * minute, "absences are noticed again");
});

test("whole minutes are given back, and none without staff after four hours", () => {
  assert.is(minutesGiven({ from: 0, to: 20 * second }), 1);
  assert.is(minutesGiven({ from: 0, to: minute }), 1);
  assert.is(minutesGiven({ from: 0, to: minute + 1 }), 2);
  assert.is(minutesGiven({ from: 0, to: 240 * minute }), 240);
  assert.is(minutesGiven({ from: 0, to: 240 * minute + 1 }), 0);
});

test.run();
