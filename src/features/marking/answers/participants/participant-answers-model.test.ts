import * as assert from "uvu/assert";
import { suite } from "uvu";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import {
  essayOf,
  openMarkingSchool,
  opinionOf,
  type Marker,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../../testing/marking/marker-session.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import {
  createParticipantAnswersModel,
  type ParticipantAnswersModel,
} from "./participant-answers-model.ts";

const test = suite("marking all answers of a participant");
let school: MarkingSchool;
let line: MarkerSession["line"];
let me: Marker;
let session: MarkerSession;
let queue: MarkerSession["queue"];
let model: ParticipantAnswersModel;
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(async () => {
  me = await school.addMarker("Ratna");
  session = signInMarker(school, me);
  ({ line, queue } = session);
});
test.after.each(() => {
  model.exit();
  session.signOut();
});
test.after(() => school.close());

/** Participants with an essay and an opinion each. */
async function open(alias: string, essays: readonly string[]) {
  const schedule_id = await school.addExam(alias);
  for (const text of essays) await school.handIn(schedule_id, essayOf(text), opinionOf(text));
  model = createParticipantAnswersModel({ schedule_id, bank_id: school.bank }, queue);
  await until(() => question() !== null && shown() !== null);
  await until(() => model.units.$state.get().status === "ready");
  return schedule_id;
}
const question = () => model.$question.get();
const shown = () => question()!.$shown.get();
const steps = () => model.$participant.get()!.steps.map(({ state }) => state);
const noComment = { written: "", comments: [] };
const marks: Record<number, GivenMark> = {
  2: { whole: "1" },
  9: { statements: { s1: "1", u2: "0" } },
};
const give = (withEqual = false) =>
  question()!.give(marks[shown()!.answer.type]!, noComment, withEqual);
const sent = () => until(() => queue.$waiting.get() === 0);
const mine = () => {
  const state = model.units.$state.get();
  return state.status === "ready" ? state.detail.reduce((sum, unit) => sum + unit.mine, 0) : null;
};
const statesOf = async (exam: string) => {
  const rows = await school.server.db
    .selectFrom("marking_answers")
    .select("state")
    .where("schedule_id", "=", exam)
    .execute();
  return rows.map(({ state }) => state).sort();
};

test("one participant's answers follow each other, then the next participant's, until nothing is left", async () => {
  const exam = await open("habis", ["Satu", "Dua"]);
  const seen: string[] = [];
  assert.equal(steps(), ["shown", "left"]);
  assert.is(mine(), 4);
  for (let at = 0; at < 4; at += 1) {
    seen.push(`${shown()!.code} ${shown()!.answer.type}`);
    assert.is(question()!.unit.question_id, shown()!.unit.question_id);
    give();
    if (at === 0) assert.equal(steps(), ["marked", "shown"]);
  }
  const [first, , third] = seen.map((one) => one.split(" ")[0]);
  assert.equal(seen, [`${first} 2`, `${first} 9`, `${third} 2`, `${third} 9`]);
  assert.is.not(first, third);
  await until(() => question()!.$sequence.get().status === "done");
  await sent();
  assert.is(model.$participant.get(), null);
  assert.ok(question(), "its list of answers can still be opened");
  assert.equal(await statesOf(exam), ["settled", "settled", "settled", "settled"]);
  await until(() => mine() === 0);
  assert.equal(queue.$refused.get(), []);
});

test("what was marked is taken back across questions and participants", async () => {
  const exam = await open("urung", ["Satu", "Dua"]);
  const order: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    order.push(`${shown()!.code} ${shown()!.answer.type}`);
    give();
  }
  for (const one of [...order].reverse()) {
    assert.ok(question()!.undo());
    assert.is(`${shown()!.code} ${shown()!.answer.type}`, one);
    assert.is(question()!.unit.question_id, shown()!.unit.question_id);
  }
  assert.not(question()!.undo());
  await sent();
  assert.equal(await statesOf(exam), ["left", "left", "left", "left"]);
  assert.equal(queue.$refused.get(), []);
});

test("an earlier answer to another question is looked at and changed", async () => {
  const exam = await open("kembali", ["Satu"]);
  give();
  assert.is(shown()!.answer.type, 9);
  question()!.back();
  assert.is(shown()!.answer.type, 2);
  assert.equal(steps(), ["shown", "left"]);
  question()!.give({ whole: "1/2" }, noComment, false);
  assert.is(shown()!.answer.type, 9);
  await sent();
  const kept = await school.server.db
    .selectFrom("marks")
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .select("share")
    .where("schedule_id", "=", exam)
    .orderBy("seq")
    .execute();
  assert.equal(
    kept.map(({ share }) => share),
    ["1", "1/2"],
  );
});

test("what is skipped comes again at the end, and flags are of one answer", async () => {
  await open("lewati", ["Satu"]);
  question()!.flag(true);
  assert.ok(shown()!.is_flagged);
  question()!.skip();
  assert.not(shown()!.is_flagged);
  assert.is(shown()!.answer.type, 9);
  give();
  await until(() => question()!.$sequence.get().status === "done");
  question()!.takeSkipped();
  assert.is(shown()!.answer.type, 2);
  assert.equal(steps(), ["shown", "marked"]);
});

test("equal answers are marked together, and the other questions of their participants are still asked for", async () => {
  const exam = await open("sama", ["Karena hujan", "karena hujan"]);
  assert.is(shown()!.equal.length, 1);
  give(true);
  const types = [];
  while (shown()) {
    types.push(shown()!.answer.type);
    give();
  }
  assert.equal(types, [9, 9]);
  await sent();
  assert.equal(await statesOf(exam), ["settled", "settled", "settled", "settled"]);
});

test("without a line what is at hand is marked and kept in its order", async () => {
  const exam = await open("putus", ["Satu", "Dua"]);
  line.isCut = true;
  for (let at = 0; at < 4; at += 1) give();
  assert.is(queue.$waiting.get(), 4);
  await until(() => question()!.$sequence.get().status === "failed");
  line.isCut = false;
  queue.send();
  await sent();
  await question()!.retry();
  assert.is(question()!.$sequence.get().status, "done");
  assert.equal(await statesOf(exam), ["settled", "settled", "settled", "settled"]);
});

test.run();
