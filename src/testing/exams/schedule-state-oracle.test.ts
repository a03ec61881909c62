import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scheduleState, type StatedSchedule } from "./schedule-state-oracle.ts";

const test = suite("state of a schedule");

const minuteMs = 60_000;
const start = Date.UTC(2026, 10, 30, 0, 30);
const after = (minutes: number) => start + minutes * minuteMs;
const schedule = (changes: Partial<StatedSchedule> = {}): StatedSchedule => ({
  active: true,
  stopped: false,
  starts: [start],
  lama: 90,
  tutup: null,
  masuk_sampai: null,
  finished: 0,
  begun: 0,
  ...changes,
});

test("it is to come until the very start, and goes on until the very end", () => {
  const state = (now: number) => scheduleState(schedule({ begun: 3 }), now);
  assert.is(state(start - 1), "akan-datang");
  assert.is(state(start), "berlangsung");
  assert.is(state(after(90) - 1), "berlangsung");
  assert.is(state(after(90)), "selesai");
});

test("one to which nobody came was missed", () => {
  assert.is(scheduleState(schedule(), after(90)), "terlewat");
  assert.is(scheduleState(schedule({ finished: 1 }), after(90)), "selesai");
});

test("the pause between two sessions belongs to it", () => {
  const two = schedule({ starts: [after(300), start], tutup: 100 });
  assert.is(scheduleState(two, after(200)), "berlangsung");
  assert.is(scheduleState(two, after(399)), "berlangsung");
  assert.is(scheduleState(two, after(400)), "terlewat");
});

test("one that is not active is a draft at any time, or has been stopped", () => {
  for (const now of [start - 1, start, after(500)]) {
    assert.is(scheduleState(schedule({ active: false, begun: 5, finished: 5 }), now), "draf");
    assert.is(scheduleState(schedule({ active: false, stopped: true }), now), "dihentikan");
  }
});

test("as time goes by, an active schedule is to come, goes on and is over, and never goes back", () => {
  const minutes = fc.integer({ min: 0, max: 3000 });
  const order = ["akan-datang", "berlangsung", "selesai"];
  fc.assert(
    fc.property(
      fc.array(minutes, { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 1, max: 300 }),
      fc.array(minutes, { minLength: 2, maxLength: 20 }),
      (starts, lama, moments) => {
        const one = schedule({ starts: starts.map(after), lama, begun: 1 });
        const ranks = [...moments]
          .sort((earlier, later) => earlier - later)
          .map((minute) => order.indexOf(scheduleState(one, after(minute))));
        assert.equal(
          ranks,
          [...ranks].sort((low, high) => low - high),
        );
      },
    ),
  );
});

test.run();
