import * as assert from "uvu/assert";
import { suite } from "uvu";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import {
  essayOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
} from "../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../testing/marking/marker-session.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createMarkingPlaceModel } from "./done/marking-place-model.ts";
import { createUnitChoiceModel, type UnitChoiceModel } from "./unit-choice-model.ts";

const test = suite("which question is marked");
let school: MarkingSchool;
let me: Marker;
let session: MarkerSession;
let model: UnitChoiceModel;
test.before(async () => {
  school = await openMarkingSchool();
  me = await school.addMarker("Ratna");
});
test.before.each(() => {
  session = signInMarker(school, me);
});
test.after.each(() => {
  model.exit();
  session.signOut();
  replaceQuery({});
});
test.after(() => school.close());

async function open(
  query: Record<string, string>,
  { ts = "2", id = school.bank } = {},
): Promise<void> {
  replaceQuery(query);
  model = createUnitChoiceModel({ ts, id });
  await until(() => model.$state.get().status === "ready");
}

test("a question in the address that has nothing to be marked is not exchanged for another", async () => {
  const { unit } = await school.addMarkedExam("ada", [essayOf("Satu")]);
  const query = { j: unit.schedule_id, soal: "lain" };
  await open(query);
  assert.is(model.$chosen.get(), null);
  assert.is(model.$next.get()!.question_id, unit.question_id, "the way to one that has");
  assert.equal(readQuery(), query);
  model.goTo(model.$next.get()!);
  assert.is(model.$chosen.get()!.question_id, unit.question_id);
  assert.is(readQuery()["soal"], unit.question_id);
});

test("an address without a question means the first that has something for the person", async () => {
  const { unit } = await school.addMarkedExam("pertama", [essayOf("Satu")]);
  await open({ j: unit.schedule_id });
  assert.is(model.$chosen.get()!.question_id, unit.question_id);
});

test("an address that leads to no answers is told apart by what it names", async () => {
  const { unit } = await school.addMarkedExam("alamat", [essayOf("Satu")]);
  const other = await school.addExam("tanpa jawaban", {});
  const causeOf = async (query: Record<string, string>, place = {}) => {
    model?.exit();
    await open(query, place);
    assert.is(model.$chosen.get(), null);
    const found = createMarkingPlaceModel(model.named());
    await until(() => found.$state.get().status === "ready");
    const state = found.$state.get();
    found.exit();
    return state.status === "ready" ? state.detail : null;
  };
  const soal = unit.question_id;
  const j = unit.schedule_id;
  assert.is(await causeOf({ j: other, soal }), "empty");
  assert.is(await causeOf({ j, soal: "tiada" }), "no-question");
  assert.is(await causeOf({ j, soal }, { ts: "9" }), "no-question", "of another type");
  assert.is(await causeOf({ j: "tiada", soal }), "no-exam");
  assert.is(await causeOf({}, { id: "tiada" }), "no-bank");
  assert.is(await causeOf({ j, soal }, { ts: "1" }), "no-type");
  await school.server.db.deleteFrom("subject_correctors").where("user_id", "=", me.id).execute();
  assert.is(await causeOf({ j, soal }), "no-bank", "whoever is no corrector learns no more");
});

test.run();
