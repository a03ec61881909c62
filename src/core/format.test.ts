import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  fileTimestamp,
  formatBytes,
  formatDate,
  formatDateTime,
  formatNumber,
  formatWallWeekday,
  zoneLabel,
} from "./format.ts";
import { $locale } from "./i18n.ts";
import { $serverClockKnown, setServerClock } from "./answers/server-clock.ts";

const test = suite("numbers and times");
test.before.each(() => setServerClock("2026-11-20T07:41:00+07:00"));
// Other tests of this thread have it, too.
test.after(() => $serverClockKnown.set(null));

test("numbers are written as people here write them", () => {
  assert.is(formatNumber(1234567.5), "1.234.567,5");
  assert.is(formatNumber(0), "0");
});

test("a time is shown in the exam server's zone, whatever the PC's is", () => {
  assert.is(formatDateTime("2026-11-20T00:41:08Z"), "20 Nov 2026 07.41");
  assert.is(formatDateTime(new Date("2026-11-20T00:41:08Z"), true), "20 Nov 2026 07.41.08");
  setServerClock("2026-11-20T09:41:00+09:00");
  assert.is(formatDateTime("2026-11-20T00:41:08Z"), "20 Nov 2026 09.41");
});

test("the day is the one that has begun at the server", () => {
  assert.is(formatDate("2026-12-31T16:59:59Z"), "31 Des 2026");
  assert.is(formatDate("2026-12-31T17:00:00Z"), "1 Jan 2027");
});

test("months and days have the names of the language, all else stays", () => {
  assert.is(formatWallWeekday("2026-12-06"), "Minggu, 6 Des 2026");
  $locale.set("en");
  try {
    assert.is(formatWallWeekday("2026-12-06"), "Sunday, 6 Dec 2026");
    assert.is(formatDateTime("2026-05-20T00:41:08Z"), "20 May 2026 07.41");
  } finally {
    $locale.set("id");
  }
});

test("zones of Indonesia have their names, others their distance", () => {
  assert.equal([420, 480, 540].map(zoneLabel), ["WIB", "WITA", "WIT"]);
  assert.equal([0, 330, -210].map(zoneLabel), ["UTC+00.00", "UTC+05.30", "UTC-03.30"]);
  assert.is(zoneLabel(), "WIB");
});

test("a file's size is told in the unit that reads shortest", () => {
  const sizes = [0, 850, 12_300, 1_023_999, 1_100_000, 3_565_158];
  assert.equal(sizes.map(formatBytes), ["0 B", "850 B", "12 KB", "1 MB", "1 MB", "3,4 MB"]);
});

test("a file's name carries a time that sorts", () => {
  assert.is(fileTimestamp(new Date("2026-01-02T17:05:59Z")), "20260103-0005");
});

test.run();
