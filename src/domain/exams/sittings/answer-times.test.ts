import { suite } from "uvu";
import * as assert from "uvu/assert";
import { givenAt, overdueAnswersOf } from "./answer-times.ts";

const test = suite("when answers were given");
const times = {
  started: Date.parse("2026-11-20T00:00:00Z"),
  received: Date.parse("2026-11-20T01:00:00Z"),
};

test("a claim is an instant between the start and the arrival", () => {
  assert.is(givenAt("2026-11-20T07:59:00+07:00", times), Date.parse("2026-11-20T00:59:00Z"));
  assert.is(givenAt("2026-11-20T00:00:00Z", times), times.started);
  assert.is(givenAt("2026-11-20T01:00:02Z", times), times.received, "not after it has arrived");
});

test("a claim that is missing, no time, or before the start is unknown", () => {
  for (const claim of [null, "", "2026-13-45T99:00:00Z", "2026-11-19T23:59:59.999Z"]) {
    assert.is(givenAt(claim, times), null, String(claim));
  }
});

test("late answers are counted, and those that were given in time apart", () => {
  assert.equal(overdueAnswersOf([10, null, 20, 30], 20), {
    answers: 4,
    in_time: 2,
    given_from: 10,
    given_to: 30,
  });
  assert.equal(overdueAnswersOf([null], 20), {
    answers: 1,
    in_time: 0,
    given_from: null,
    given_to: null,
  });
});

test.run();
