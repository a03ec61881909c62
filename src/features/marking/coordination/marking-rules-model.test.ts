import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getMarkingRules } from "../../../contract/marking/marking-rules.ts";
import { listMarkingUnits, revealNames } from "../../../contract/marking/marking-units.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type MarkingSchool,
  type TestUnit,
} from "../../../testing/exams/marking-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createCorrectorAgreementModel } from "./corrector-agreement-model.ts";
import { createMarkingRulesModel, type MarkingRulesModel } from "./marking-rules-model.ts";
import { createNamesRevealModel } from "./names-reveal-model.ts";

const test = suite("coordinating marking");
let school: MarkingSchool;
let line: Line;
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after(() => school.close());

const read = (unit: TestUnit) => school.server.ok(getMarkingRules, unit);
async function openRules(alias: string) {
  const { unit } = await school.addMarkedExam(alias, [essayOf("Satu"), essayOf("Dua")]);
  const marker = await school.addMarker("Ratna");
  const { answers } = await school.claim(unit, marker);
  await school.save(unit, marker, ...answers.map((answer) => markOf(answer, "1/2")));
  const told: string[] = [];
  const model = createMarkingRulesModel(await read(unit), () => told.push("saved"));
  return { unit, model, told, marker };
}
const statusOf = (model: MarkingRulesModel) => model.$preview.get().status;
const asked = (part: string) => line.requests.filter(({ url }) => url.endsWith(part)).length;

test("what saving would change is asked for once typing rests, and not for what cannot be saved", async () => {
  const { unit, model } = await openRules("model-pratinjau");
  assert.is(statusOf(model), "none");
  for (const value of [1, 10, 100]) model.form.set("second_percent", value);
  assert.is(statusOf(model), "loading");
  await until(() => statusOf(model) === "ready");
  const state = model.$preview.get();
  assert.equal(state.status === "ready" && state.preview, {
    total: 2,
    changes: [{ from: "settled", to: "second", count: 2 }],
    second: 2,
    reopened: 2,
  });
  assert.is(asked("/rules/preview"), 1);
  model.form.set("second_percent", 101);
  assert.is(statusOf(model), "none");
  model.form.set("second_percent", 0);
  assert.is(statusOf(model), "none", "nothing is changed");
  assert.is((await read(unit)).version, 1);
  model.exit();
});

test("without a line the preview says so, and comes when it is asked for again", async () => {
  const { model } = await openRules("model-terputus");
  line.isCut = true;
  model.form.set("tolerance_percent", 50);
  await until(() => statusOf(model) === "failed");
  line.isCut = false;
  model.retryPreview();
  await until(() => statusOf(model) === "ready");
  model.exit();
});

test("an empty distance from the KKM means none, and rules are saved once however often one presses", async () => {
  const { unit, model, told } = await openRules("model-simpan");
  model.form.set("near_kkm_points", "5");
  assert.equal(await Promise.all([model.form.save(), model.form.save()]), [true, false]);
  assert.is((await read(unit)).near_kkm_points, 5);
  assert.equal(told, ["saved"]);
  const later = createMarkingRulesModel(await read(unit), () => undefined);
  later.form.set("near_kkm_points", " ");
  await later.form.save();
  assert.is((await read(unit)).near_kkm_points, null);
  for (const wrong of ["51", "lima", "1,5"]) {
    later.form.set("near_kkm_points", wrong);
    assert.is(await later.form.save(), false);
    assert.match(later.form.$errors.get().near_kkm_points ?? "", /0 sampai 50/u);
  }
  later.exit();
  model.exit();
});

test("rules that somebody else has changed are shown, and one's own are saved on top of them", async () => {
  const { unit, model } = await openRules("model-bentrok");
  const other = createMarkingRulesModel(await read(unit), () => undefined);
  other.form.set("tolerance_percent", 30);
  await other.form.save();
  model.form.set("second_percent", 20);
  assert.is(await model.form.save(), false);
  assert.equal(model.$conflict.get()?.differences, [
    { name: "second_percent", newer: "0" },
    { name: "tolerance_percent", newer: "30" },
  ]);
  model.keepMine();
  assert.is(await model.form.save(), true);
  const { second_percent, tolerance_percent } = await read(unit);
  assert.equal([second_percent, tolerance_percent], [20, 30]);
  other.exit();
  model.exit();
});

test("agreement is asked for again by the weights that are chosen", async () => {
  const { unit } = await openRules("model-sepakat");
  const model = createCorrectorAgreementModel(unit);
  await until(() => model.$state.get().status === "ready");
  model.choose("quadratic");
  assert.is(model.$state.get().status, "ready");
  model.choose("linear");
  assert.is(model.$state.get().status, "loading");
  await until(() => model.$state.get().status === "ready");
  assert.match(line.requests.at(-1)!.url, /weights=linear/u);
  model.exit();
});

test("names are revealed once, with a reason, and a refusal is said in the form", async () => {
  const { unit, marker } = await openRules("model-nama");
  const path = revealNames.path
    .replace("{schedule_id}", unit.schedule_id)
    .replace("{question_id}", unit.question_id);
  connectConsole({ exam: school.server.exam, token: marker.token });
  const refused = createNamesRevealModel(unit, () => undefined);
  refused.form.set("reason", "Keberatan");
  assert.is(await refused.form.save(), false);
  assert.match(refused.form.$failure.get() ?? "", /Hanya Head Master/u);
  line = connectConsole(school.server);
  let told = 0;
  const model = createNamesRevealModel(unit, () => (told += 1));
  assert.is(await model.form.save(), false);
  assert.ok(model.form.$errors.get().reason);
  model.form.set("reason", "  Keberatan orang tua ");
  await Promise.all([model.form.save(), model.form.save()]);
  assert.equal([told, asked(path)], [1, 1]);
  const { items } = await school.server.ok(listMarkingUnits, { schedule_id: unit.schedule_id });
  assert.is(
    items.find(({ question_id: id }) => id === unit.question_id)?.revealed?.reason,
    "Keberatan orang tua",
  );
  refused.exit();
  model.exit();
});

test.run();
