import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addDays,
  addMinutes,
  daysBetween,
  instantOf,
  offsetMinutes,
  wallTimeOf,
  weekdayOf,
} from "./school-time.ts";

const test = suite("the school's wall clock");

const zones = [
  "Asia/Jakarta",
  "Asia/Makassar",
  "Asia/Jayapura",
  "UTC",
  "America/New_York",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
] as const;
const zone = fc.constantFrom(...zones);
const minuteMs = 60_000;
const minute = fc
  .integer({ min: Date.UTC(2000, 0, 2) / minuteMs, max: Date.UTC(2040, 0, 1) / minuteMs })
  .map((count) => count * minuteMs);
const iso = (at: number) => new Date(at).toISOString().slice(0, 16);

test("half past seven in Jakarta, Makassar and Jayapura are three instants", () => {
  const wall = { tanggal: "2026-11-30", mulai: "07:30" };
  assert.is(iso(instantOf(wall, "Asia/Jakarta")), "2026-11-30T00:30");
  assert.is(iso(instantOf(wall, "Asia/Makassar")), "2026-11-29T23:30");
  assert.is(iso(instantOf(wall, "Asia/Jayapura")), "2026-11-29T22:30");
  assert.equal(wallTimeOf(Date.UTC(2026, 10, 29, 22, 30, 59), "Asia/Jayapura"), wall);
});

test("where clocks are put forward, a time that no clock shows is an hour later", () => {
  const gap = instantOf({ tanggal: "2026-03-08", mulai: "02:30" }, "America/New_York");
  assert.equal(wallTimeOf(gap, "America/New_York"), { tanggal: "2026-03-08", mulai: "03:30" });
  const skipped = instantOf({ tanggal: "2011-12-30", mulai: "12:00" }, "Pacific/Apia");
  assert.equal(wallTimeOf(skipped, "Pacific/Apia"), { tanggal: "2011-12-31", mulai: "12:00" });
});

test("where clocks are put back, a time that comes twice is the first of the two", () => {
  const twice = { tanggal: "2026-11-01", mulai: "01:30" };
  assert.is(iso(instantOf(twice, "America/New_York")), "2026-11-01T05:30");
  assert.equal(addMinutes(twice, 60, "America/New_York"), twice);
  assert.is(
    iso(instantOf({ tanggal: "2026-04-05", mulai: "01:45" }, "Australia/Lord_Howe")),
    "2026-04-04T14:45",
  );
});

test("whatever the zone, an instant leads to the first one at which the wall shows the same", () => {
  fc.assert(
    fc.property(minute, zone, (at, where) => {
      const wall = wallTimeOf(at, where);
      const first = instantOf(wall, where);
      assert.equal(wallTimeOf(first, where), wall);
      assert.ok(first <= at);
      if (first === at) return;
      assert.is(at - first, (offsetMinutes(first, where) - offsetMinutes(at, where)) * minuteMs);
    }),
    { numRuns: 3000 },
  );
});

test("whatever is on the wall, it is shown again, or a little later where clocks skip it", () => {
  fc.assert(
    fc.property(minute, zone, (asUtc, where) => {
      const wall = wallTimeOf(asUtc, "UTC");
      const shown = wallTimeOf(instantOf(wall, where), where);
      const late = instantOf(shown, "UTC") - asUtc;
      assert.ok(late === 0 || (late > 0 && late <= 24 * 60 * minuteMs), `${late}`);
    }),
    { numRuns: 3000 },
  );
});

test("an exam that passes midnight ends on the next day, and the year's", () => {
  assert.equal(addMinutes({ tanggal: "2026-12-31", mulai: "23:15" }, 90, "Asia/Jakarta"), {
    tanggal: "2027-01-01",
    mulai: "00:45",
  });
  assert.equal(addMinutes({ tanggal: "2027-01-01", mulai: "00:45" }, -90, "UTC"), {
    tanggal: "2026-12-31",
    mulai: "23:15",
  });
});

test("days go on across months, years and 29 February, and are counted back", () => {
  assert.is(addDays("2028-02-28", 1), "2028-02-29");
  assert.is(addDays("2026-12-31", 1), "2027-01-01");
  assert.is(addDays("2026-03-01", -1), "2026-02-28");
  fc.assert(
    fc.property(minute, fc.integer({ min: -4000, max: 4000 }), (at, days) => {
      const { tanggal } = wallTimeOf(at, "UTC");
      const other = addDays(tanggal, days);
      assert.is(daysBetween(tanggal, other), days);
      assert.is((((weekdayOf(other) - weekdayOf(tanggal) - days) % 7) + 7) % 7, 0);
    }),
  );
});

test("a week begins on Monday", () => {
  assert.equal(
    ["2026-11-29", "2026-11-30", "2026-12-05"].map((tanggal) => weekdayOf(tanggal)),
    [7, 1, 6],
  );
});

test("a zone that does not exist is refused", () => {
  assert.throws(() => offsetMinutes(0, "Asia/Atlantis"), /time zone/iu);
});

test.run();
