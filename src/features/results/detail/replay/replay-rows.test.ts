import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SittingEvent } from "../../../../contract/exams/sitting-events.ts";
import type { ReplaySave, ResultReplay } from "../../../../contract/results/result-replay.ts";
import { replayBounds, replaySpans, replaySteps } from "./replay-rows.ts";

const test = suite("a sitting as a line of time");

const at = (time: string) => `2026-11-30T${time}Z`;
const save = (time: string, position: number, text: string, arrived = time): ReplaySave => ({
  question_id: `q${position}`,
  position,
  at: at(time),
  given_at: at(time),
  answered_at: at(arrived),
  answer: { type: 6, text },
  text,
  doubt: false,
});
const event = (time: string, kind: SittingEvent["kind"], minutes = 0): SittingEvent => ({
  at: at(time),
  kind,
  by: "",
  reason: "",
  finish_kind: null,
  minutes,
  seconds: 0,
  answers: 0,
  in_time: 0,
  given_from: null,
  given_to: null,
});
const replay = (more: Partial<ResultReplay>): ResultReplay => ({
  started_at: at("01:00:00.000"),
  deadline_at: at("02:10:00.000"),
  finished_at: at("02:05:00.000"),
  is_whole: true,
  hides_marked: false,
  total: 0,
  saves: [],
  questions: [],
  events: [],
  absences: [],
  ...more,
});

test("saves know what stood there before, and everything is in the order of time", () => {
  const steps = replaySteps(
    replay({
      saves: [
        save("01:01:00.000", 1, "satu"),
        save("01:02:00.000", 2, "dua"),
        save("01:04:00.000", 1, "tiga"),
      ],
      events: [event("01:03:00.000", "leave"), event("01:00:00.000", "start")],
    }),
  );
  const told = steps.map((step) =>
    step.is === "save" ? `${step.before?.text ?? "–"} → ${step.save.text}` : step.is,
  );
  assert.equal(told, ["event", "– → satu", "– → dua", "event", "satu → tiga"]);
});

test("whoever left and came back was away in between, and whoever did not is away still", () => {
  const spans = replaySpans(
    replay({
      deadline_at: null,
      events: [
        event("01:40:00.000", "leave"),
        event("01:20:30.000", "return"),
        event("01:20:00.000", "leave"),
      ],
    }),
  );
  assert.equal(
    spans.map(({ is, from, to }) => [is, to === null ? null : (to - from) / 1000]),
    [
      ["away", 30],
      ["away", null],
    ],
  );
});

test("what waited on the device is one span until it arrived", () => {
  const spans = replaySpans(
    replay({
      deadline_at: null,
      saves: [
        save("01:10:00.000", 1, "a"),
        save("01:12:00.000", 2, "b", "01:20:00.000"),
        save("01:15:00.000", 3, "c", "01:20:00.000"),
        save("01:15:30.000", 4, "d", "01:20:01.000"),
      ],
    }),
  );
  assert.equal(
    spans.map(({ is, from, to }) => [is, (to! - from) / 1000]),
    [["held", 481]],
  );
});

test("time that was added lies before the end to which it led", () => {
  const [span] = replaySpans(replay({ events: [event("01:30:00.000", "add-time", 10)] }));
  assert.equal([span!.is, span!.minutes, span!.to! - span!.from], ["added", 10, 600_000]);
});

test("the line holds all that is known", () => {
  const all = replay({ saves: [save("00:59:00.000", 1, "a")] });
  const { from, to } = replayBounds(all, replaySteps(all));
  assert.equal([from, to], [Date.parse(at("00:59:00.000")), Date.parse(all.deadline_at!)]);
});

test.run();
