import { suite } from "uvu";
import * as assert from "uvu/assert";
import { serverTime } from "./server-time.ts";

const test = suite("server time");
const at = new Date("2026-11-20T00:41:08.250Z");

test("names the zone of the school", () => {
  assert.is(serverTime(at, "Asia/Jakarta"), "2026-11-20T07:41:08.250+07:00");
  assert.is(serverTime(at, "Asia/Makassar"), "2026-11-20T08:41:08.250+08:00");
  assert.is(serverTime(at, "Asia/Jayapura"), "2026-11-20T09:41:08.250+09:00");
});

test("west of Greenwich, on it, and at half hours too", () => {
  assert.is(serverTime(at, "America/St_Johns"), "2026-11-19T21:11:08.250-03:30");
  assert.is(serverTime(at, "UTC"), "2026-11-20T00:41:08.250+00:00");
});

test("is the same moment, whatever the zone", () => {
  assert.is(Date.parse(serverTime(at)), at.getTime());
});

test.run();
