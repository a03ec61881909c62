import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hiddenResult, type ResultTimes } from "./result-times.ts";
import { answerGraceMs } from "./sitting-times.ts";

const test = suite("when results are shown");

const minute = 60_000;
const end = Date.UTC(2026, 10, 20, 3, 0);
const times: ResultTimes = { end, latestDeadline: null, moment: null, isStopped: false };
const at = (minutes: number, more: Partial<ResultTimes> = {}) =>
  hiddenResult({ ...times, ...more }, end + minutes * minute);

test("nobody sees them before the last session is over, and everybody from then on", () => {
  assert.equal(at(-0.01), { hindrance: "exam-running", from: end });
  assert.is(at(0), null);
});

test("somebody who works on beyond it is waited for, with the answers that are on their way", () => {
  const latestDeadline = end + 30 * minute;
  const from = latestDeadline + answerGraceMs;
  assert.equal(at(10, { latestDeadline }), { hindrance: "others-at-work", from });
  assert.equal(at(30, { latestDeadline }), { hindrance: "others-at-work", from });
  assert.is(at(31, { latestDeadline }), null);
  assert.equal(at(-30, { latestDeadline: end - 20 * minute }), {
    hindrance: "exam-running",
    from: end,
  });
});

test("the school's moment counts only when it is later", () => {
  const moment = end + 60 * minute;
  assert.equal(at(-5, { moment }), { hindrance: "result-moment", from: moment });
  assert.equal(at(59, { moment }), { hindrance: "result-moment", from: moment });
  assert.is(at(60, { moment }), null);
  assert.equal(at(-5, { moment: end - 60 * minute }), { hindrance: "exam-running", from: end });
});

test("while the exam is stopped nobody sees them, and nobody knows until when", () => {
  assert.equal(at(600, { isStopped: true }), { hindrance: "stopped", from: null });
});

test.run();
