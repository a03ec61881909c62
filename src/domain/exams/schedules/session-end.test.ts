import { suite } from "uvu";
import * as assert from "uvu/assert";
import { latestEntry, sessionEnd, type SessionLimits } from "./session-end.ts";

const test = suite("when a session closes");

const minuteMs = 60_000;
const start = Date.UTC(2026, 10, 30, 0, 30);
const after = (minutes: number) => start + minutes * minuteMs;
const limits = (changes: Partial<SessionLimits> = {}): SessionLimits => ({
  lama: 90,
  tutup: null,
  masuk_sampai: null,
  ...changes,
});

test("a session is closed when its time is over, or when it says so", () => {
  assert.is(sessionEnd(start, limits()), after(90));
  assert.is(sessionEnd(start, limits({ tutup: 120 })), after(120));
});

test("one may enter as long as it is open, or as long as it says, but never after it is closed", () => {
  assert.is(latestEntry(start, limits({ tutup: 120 })), after(120));
  assert.is(latestEntry(start, limits({ masuk_sampai: 15 })), after(15));
  assert.is(latestEntry(start, limits({ masuk_sampai: 0 })), start);
  assert.is(latestEntry(start, limits({ masuk_sampai: 200 })), after(90));
});

test.run();
