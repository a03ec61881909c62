import { suite } from "uvu";
import * as assert from "uvu/assert";
import { installFakeTimers, type FakeTimers } from "../../testing/fake-timers.ts";
import {
  $serverClockKnown,
  serverNow,
  serverOffsetMinutes,
  setServerClock,
} from "./server-clock.ts";

const test = suite("the server's clock");
let timers: FakeTimers;
test.before.each(() => {
  timers = installFakeTimers();
});
test.after.each(() => timers.restore());
// Other tests of this thread have it, too.
test.after(() => $serverClockKnown.set(null));

test("counts on from what the server said, however wrong this PC's clock is", () => {
  setServerClock("2011-03-04T05:06:07+07:00");
  assert.is(serverNow().toISOString(), "2011-03-03T22:06:07.000Z");
  timers.advance(90_500);
  assert.is(serverNow().toISOString(), "2011-03-03T22:07:37.500Z");
});

test("setting this PC's clock in the middle of it changes nothing", () => {
  setServerClock("2026-11-20T07:41:00+07:00");
  const { Date: RealDate } = globalThis;
  const { now } = RealDate;
  RealDate.now = () => now() + 9 * 3_600_000;
  try {
    timers.advance(1000);
    assert.is(serverNow().toISOString(), "2026-11-20T00:41:01.000Z");
  } finally {
    RealDate.now = now;
  }
});

test("each word of the server sets it anew, one that is no time does not", () => {
  setServerClock("2026-11-20T07:41:00+07:00");
  timers.advance(5000);
  setServerClock("2026-11-20T07:50:00+07:00");
  setServerClock("besok");
  assert.is(serverNow().toISOString(), "2026-11-20T00:50:00.000Z");
});

test("the zone is the one that the server names", () => {
  const zones: [string, number][] = [
    ["2026-11-20T07:41:00+07:00", 420],
    ["2026-11-20T07:41:00.250+0900", 540],
    ["2026-11-20T07:41:00-03:30", -210],
  ];
  for (const [time, minutes] of zones) {
    setServerClock(time);
    assert.is(serverOffsetMinutes(), minutes, time);
  }
});

test.run();
