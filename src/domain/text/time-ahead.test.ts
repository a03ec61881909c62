import { suite } from "uvu";
import * as assert from "uvu/assert";
import { timestampMinutesAhead } from "./time-ahead.ts";

const test = suite("time ahead");
const noon = new Date("2026-11-20T12:00:00.900+07:00");

test("is in whole seconds, that many minutes after now", () => {
  assert.is(timestampMinutesAhead(0, noon), Date.parse("2026-11-20T12:00:00+07:00") / 1000);
  assert.is(timestampMinutesAhead(15, noon), Date.parse("2026-11-20T12:15:00+07:00") / 1000);
  assert.is(timestampMinutesAhead(0.5, noon), Date.parse("2026-11-20T12:00:30+07:00") / 1000);
});

test.run();
