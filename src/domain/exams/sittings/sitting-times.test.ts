import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  answerGraceMs,
  deadlineOf,
  earliestFinish,
  entryHindrance,
  entryUntil,
  takesAnswers,
  takeableMinutes,
} from "./sitting-times.ts";

const test = suite("times of a sitting");

const minute = 60_000;
/** 22.30, so that an exam of two hours goes on over midnight. */
const start = Date.UTC(2026, 10, 20, 15, 30);
const limits = { lama: 120, tutup: null, masuk_sampai: null, admitted_until: null };

test("ten minutes before the start the waiting room opens, and it closes with the entry", () => {
  const at = (minutes: number, more = {}) =>
    entryHindrance(start, { ...limits, ...more }, start + minutes * minute);
  assert.is(at(-10.1), "too-early");
  assert.is(at(-10), null);
  assert.is(at(119), null);
  assert.is(at(120), "too-late");
  assert.is(at(30, { masuk_sampai: 30 }), null);
  assert.is(at(30.1, { masuk_sampai: 30 }), "too-late");
  assert.is(at(0, { masuk_sampai: 0 }), null);
});

test("who comes late has the whole time as far as the exam is open, also over midnight", () => {
  const ends = (begun: number, more = {}, extra = 0) =>
    (deadlineOf(start + begun * minute, start, { ...limits, ...more }, extra) - start) / minute;
  assert.is(ends(0), 120);
  assert.is(ends(15), 120);
  assert.is(ends(15, { tutup: 180 }), 135);
  assert.is(ends(100, { tutup: 180 }), 180);
  assert.is(new Date(start + ends(0) * minute).getUTCDate(), 20);
});

test("whoever is admitted after the limit comes in until that ends, and works to its end", () => {
  const late = { ...limits, masuk_sampai: 30, admitted_until: start + 70 * minute };
  const at = (minutes: number) => entryHindrance(start, late, start + minutes * minute);
  assert.equal([at(-11), at(31), at(69), at(70)], ["too-early", null, null, "too-late"]);
  const ends = (begun: number, more = {}, extra = 0) =>
    (deadlineOf(start + begun * minute, start, { ...late, ...more }, extra) - start) / minute;
  assert.is(ends(40), 70);
  assert.is(ends(40, {}, 300), 75);
  assert.is(ends(20), 120, "whoever was in time needs no admission");
  assert.is(ends(130, { admitted_until: start + 400 * minute }), 250, "never longer than the exam");
  assert.is(entryUntil(start, late), start + 70 * minute);
  assert.is(entryUntil(start, { ...late, admitted_until: null }), start + 30 * minute);
});

test("time that was added counts after the closing, too", () => {
  assert.is(deadlineOf(start, start, limits, 300), start + 125 * minute);
  assert.is(deadlineOf(start + 60 * minute, start, limits, 300), start + 125 * minute);
});

test("an answer on its way at the end counts, one of later does not", () => {
  assert.ok(takesAnswers(start, start + answerGraceMs));
  assert.not(takesAnswers(start, start + answerGraceMs + 1));
});

test("nobody hands in before the minimum, unless their time is over earlier", () => {
  assert.is(earliestFinish(start, start + 120 * minute, 60), start + 60 * minute);
  assert.is(earliestFinish(start, start + 20 * minute, 60), start + 20 * minute);
  assert.is(earliestFinish(start, start + 120 * minute, 0), start);
});

test("added time is taken back down to what leaves a minute, and never more than was added", () => {
  const now = Date.parse("2026-11-24T02:00:00Z");
  const left = (minutes: number) => now + minutes * 60_000;
  assert.is(takeableMinutes(600, left(30), now), 10);
  assert.is(takeableMinutes(600, left(11), now), 10);
  assert.is(takeableMinutes(600, left(10), now), 9);
  assert.is(takeableMinutes(600, left(10) - 1, now), 8, "a whole minute stays");
  assert.is(takeableMinutes(600, left(1), now), 0);
  assert.is(takeableMinutes(600, left(-5), now), 0);
  assert.is(takeableMinutes(600, null, now), 10);
  assert.is(takeableMinutes(0, left(30), now), 0);
  assert.is(takeableMinutes(-60, null, now), 0);
});

test.run();
