import { suite } from "uvu";
import * as assert from "uvu/assert";
import { publicationReach, shownPart, type DecidingAct } from "./publication-rule.ts";

const test = suite("what is shown of a result");

const over = { end: 100, latestDeadline: null, moment: null, isStopped: false };
const rule = { view: "answers", times: { ...over, moment: 500 } } as const;
const published: DecidingAct = { kind: "publish", view: "review" };
const withdrawn: DecidingAct = { kind: "withdraw", view: null };

test("without an act the schedule decides what is shown and from when", () => {
  assert.equal(shownPart(rule, null, 499).hidden, { hindrance: "result-moment", from: 500 });
  assert.equal(shownPart(rule, null, 500), { view: "answers", hidden: null });
  assert.equal(shownPart({ ...rule, view: "none" }, null, 499), { view: "none", hidden: null });
});

test("what is published is shown before the school's moment, as much as the act says", () => {
  assert.equal(shownPart(rule, published, 100), { view: "review", hidden: null });
  assert.equal(shownPart({ ...rule, view: "none" }, published, 100).view, "review");
});

test("publishing shows nothing while the exam is not over, is stopped, or somebody is at work", () => {
  const at = (times: typeof over | { latestDeadline: number }, now: number) =>
    shownPart({ ...rule, times: { ...rule.times, ...times } }, published, now).hidden;
  assert.equal(at(over, 99), { hindrance: "exam-running", from: 100 });
  assert.is(at({ latestDeadline: 1000 }, 200)?.hindrance, "others-at-work");
  assert.is(at({ ...over, isStopped: true }, 200)?.hindrance, "stopped");
});

test("what is withdrawn is hidden at once, and following the schedule undoes either", () => {
  const hidden = { hindrance: "withdrawn", from: null };
  assert.equal(shownPart(rule, withdrawn, 900).hidden, hidden);
  assert.equal(shownPart({ ...rule, view: "none" }, withdrawn, 900).hidden, hidden);
  assert.equal(shownPart(rule, { kind: "follow", view: null }, 900), shownPart(rule, null, 900));
});

test("an exam reaches everybody, some groups or nobody, by what decides for each of them now", () => {
  const at = "2026-11-30T08:00:00.000+07:00";
  const known = { id: "1", at, by: "Retno" };
  const act = (kind: DecidingAct["kind"], nama = "") => ({
    ...known,
    kind,
    view: kind === "publish" ? ("score" as const) : null,
    group: nama === "" ? null : { id: nama, nama },
  });
  const reach = (acts: readonly ReturnType<typeof act>[], more = {}) =>
    publicationReach(
      { view: "none", result_at: null, waits: "", acts: [...acts], ...more },
      Date.parse(at),
    );
  assert.is(reach([]), "nobody");
  assert.is(reach([], { view: "score" }), "everybody");
  assert.is(reach([], { view: "score", result_at: at }), "everybody");
  assert.is(reach([], { view: "score", result_at: "2026-11-30T08:00:01.000+07:00" }), "nobody");
  assert.is(reach([act("publish")]), "everybody");
  assert.is(reach([act("publish")], { waits: "Masih berlangsung." }), "nobody");
  assert.is(reach([act("withdraw")], { view: "score" }), "nobody");
  assert.is(reach([act("publish", "X")]), "some");
  assert.is(reach([act("withdraw", "X"), act("publish")]), "some");
  assert.is(reach([act("follow", "X"), act("publish")]), "some");
  assert.is(reach([act("follow", "X"), act("publish")], { view: "score" }), "everybody");
});

test.run();
