import { suite } from "uvu";
import * as assert from "uvu/assert";
import { updateMarkingRubric } from "../../../../contract/marking/marking-rubric.ts";
import {
  essayOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../../testing/marking/marker-session.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createMarkingAnswersModel, type MarkingAnswersModel } from "../marking-answers-model.ts";

const test = suite("a rubric that changes on screen");
let school: MarkingSchool;
let me: Marker;
let session: MarkerSession;
let queue: MarkerSession["queue"];
let model: MarkingAnswersModel;
test.before(async () => {
  school = await openMarkingSchool();
  const key = JSON.stringify({ rujukan: "", rubric: rubricOf(4), keywords: [] });
  await school.server.db.updateTable("questions").set({ key }).where("type", "=", 2).execute();
});
test.before.each(async () => {
  me = await school.addMarker("Ratna");
  session = signInMarker(school, me);
  ({ queue } = session);
});
test.after.each(() => {
  model.exit();
  session.signOut();
});
test.after(() => school.close());

const rubricOf = (max: number) => [{ id: "a", label: "Isi", max }];
const noComment = { written: "", comments: [] };
const shown = () => model.$shown.get();
const rubric = () => model.rubric.$rubric.get();
const change = (unit: TestUnit, version: number, max: number) =>
  school.server.ok(updateMarkingRubric, { ...unit, version, criteria: rubricOf(max) });
const settled = () => until(() => queue.$waiting.get() === 0);
async function open(alias: string, texts: readonly string[]) {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  model = createMarkingAnswersModel(unit, queue);
  await until(() => model.$sequence.get().status !== "loading" && rubric().seen !== null);
  return unit;
}

test("somebody else's change is held back until it is accepted", async () => {
  const unit = await open("tahan", ["Satu", "Dua"]);
  model.give({ criteria: { a: "2" } }, noComment, false);
  await settled();
  await change(unit, 0, 8);
  await model.asks.refresh();
  await until(() => rubric().newer !== null);
  assert.equal([rubric().seen!.rubric_version, rubric().newer!.rubric_version], [0, 1]);
  model.rubric.accept();
  assert.equal([rubric().seen!.rubric_version, rubric().newer], [1, null]);
  assert.not(model.undo(), "what was given by the older rubric is not given again by it");
  model.give({ criteria: { a: "8" } }, noComment, false);
  await settled();
  assert.equal(queue.$refused.get(), []);
});

test("a mark that was given before the change was known is refused, stays, and can be given again", async () => {
  const unit = await open("tolak", ["Satu", "Dua"]);
  const first = shown()!;
  await change(unit, 0, 8);
  model.give({ criteria: { a: "4" } }, noComment, false);
  await settled();
  await until(() => rubric().newer !== null);
  const [refused] = queue.$refused.get();
  assert.match(refused!.refusal!, /Rubrik soal ini berubah/u);
  model.rubric.accept();
  model.give({ criteria: { a: "4" } }, noComment, false);
  await settled();
  assert.is(queue.$refused.get().length, 1, "it stays until it is read");
  queue.dismiss(refused!.act.id);
  await model.retry();
  assert.is(shown()!.code, first.code);
  model.give({ criteria: { a: "8" } }, noComment, false);
  await settled();
  assert.equal(queue.$refused.get(), []);
});

test.run();
