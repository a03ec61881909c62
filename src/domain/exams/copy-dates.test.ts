import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { moveDays } from "./copy-dates.ts";
import { addDays, daysBetween, instantOf, wallTimeOf } from "./school-time.ts";

const test = suite("a schedule on other days");

const schedule = {
  alias: "Matematika",
  tanggal: "2026-12-30",
  mulai: "07:30",
  result_at: "2027-02-27",
  sessions: [
    { sesi: 1, tanggal: "2026-12-30", mulai: "07:30" },
    { sesi: 2, tanggal: "2026-12-31", mulai: "10:00" },
  ],
};

test("every date moves across months and years, and no clock", () => {
  assert.equal(moveDays(schedule, 2), {
    alias: "Matematika",
    tanggal: "2027-01-01",
    mulai: "07:30",
    result_at: "2027-03-01",
    sessions: [
      { sesi: 1, tanggal: "2027-01-01", mulai: "07:30" },
      { sesi: 2, tanggal: "2027-01-02", mulai: "10:00" },
    ],
  });
});

test("results that are shown at once stay so", () => {
  assert.is(moveDays({ ...schedule, result_at: null }, 7).result_at, null);
});

test("an exam moved past a change of the clock begins at the same time on the wall", () => {
  const before = { ...schedule, tanggal: "2026-10-30", mulai: "07:30" };
  const after = moveDays(before, 7);
  const zone = "America/New_York";
  assert.is((instantOf(after, zone) - instantOf(before, zone)) / 3_600_000, 7 * 24 + 1);
  assert.is(wallTimeOf(instantOf(after, zone), zone).mulai, "07:30");
});

test("whatever the days: moved back it is what it was, and the days between stay", () => {
  const days = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(days, days, (start, by) => {
      const from = moveDays(schedule, start);
      const moved = moveDays(from, by);
      assert.equal(moveDays(moved, -by), from);
      assert.is(daysBetween(moved.tanggal, moved.result_at!), 59);
      assert.is(moved.tanggal, addDays(from.tanggal, by));
    }),
  );
});

test.run();
