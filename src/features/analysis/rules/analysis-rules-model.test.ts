import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analysisSettingIn } from "../../../contract/analysis/analysis-setting-fields.ts";
import { analysisSettingCode } from "../../../contract/analysis/analysis-setting.ts";
import { getAnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import { usualSetting } from "../../../domain/item-analysis/rules/school-rules.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import {
  createAnalysisRulesModel,
  faultsOf,
  type AnalysisRulesModel,
} from "./analysis-rules-model.ts";

const test = suite("changing the rules of an analysis");
let school: MarkingSchool;
const opened: AnalysisRulesModel[] = [];
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(() => void connectConsole(school.server));
test.after.each(() => opened.splice(0).forEach((model) => model.exit()));
test.after(() => school.close());

const stored = async () => (await school.server.ok(getAnalysedBank, { id: school.bank })).rules;

async function open(): Promise<AnalysisRulesModel> {
  const model = createAnalysisRulesModel(await stored(), () => undefined);
  opened.push(model);
  return model;
}

test("own limits are stored in hundredths, and a form that is opened again begins with them", async () => {
  const { form } = await open();
  form.set("isOwn", true);
  form.set("name", " Ketentuan  sekolah ");
  form.set("p1", "0,4");
  form.set("d1", "-0.10");
  form.set("nearlyAll", "1");
  form.set("length", "1,5");
  assert.ok(await form.save(), JSON.stringify(form.$errors.get()));
  const setting = analysisSettingIn((await stored()).value);
  assert.equal(setting, {
    ...usualSetting,
    own: { name: "Ketentuan sekolah", p: [40, 71], d: [-10, 21, 41, 71] },
    nearly_all: 100,
    length: 1.5,
  });
  const again = (await open()).form;
  const { p1, d1, name } = again.$values.get();
  assert.equal([p1, d1, name], ["0,40", "−0,10", "Ketentuan sekolah"]);
  assert.ok(await again.save(), "a minus sign as it is shown");
  assert.equal(analysisSettingIn((await stored()).value), setting);
});

test("what is usual is stored as nothing", async () => {
  const model = await open();
  model.fillUsual();
  assert.ok(await model.form.save());
  assert.is((await stored()).value, "");
});

test("another set of words brings its limits", async () => {
  const model = await open();
  model.form.set("isOwn", true);
  model.chooseWords("ebel_frisbie");
  const { d1, d3, d4 } = model.form.$values.get();
  assert.equal([d1, d3, d4], ["0,20", "0,40", ""]);
  model.form.set("name", "Lain");
  assert.ok(await model.form.save());
  const setting = analysisSettingIn((await stored()).value);
  assert.equal(typeof setting === "object" && setting?.own?.d, [20, 30, 40]);
});

test("each fault is told at its field, and what the form takes the server takes too", async () => {
  const { form } = await open();
  form.set("isOwn", true);
  const wrong = { name: " ", p1: "0,311", p2: "", d2: "0,1", length: "0", nearlyAll: "0,5" };
  for (const [name, value] of Object.entries(wrong)) form.set(name as "name", value);
  form.set("large", 51);
  form.set("fewest", Number.NaN);
  const faulty = ["name", "p1", "p2", "d2", "large", "fewest", "length", "nearlyAll"];
  assert.equal(Object.keys(faultsOf(form.$values.get())).sort(), [...faulty].sort());
  assert.not(await form.save());
  assert.equal(Object.keys(form.$errors.get()).sort(), [...faulty].sort());
});

test("decimals and signs of whole numbers are refused at their fields, and by the server", async () => {
  const { form } = await open();
  form.set("largeFrom", 2.5);
  form.set("small", -50);
  assert.not(await form.save());
  const { largeFrom, small } = form.$errors.get();
  assert.equal(
    [largeFrom, small].map((fault) => /bilangan bulat/u.test(fault ?? "")),
    [true, true],
  );
  const { version } = await stored();
  for (const more of [{ fewest: 2.5 }, { groups: { ...usualSetting.groups, small: -50 } }]) {
    const value = JSON.stringify({ ...usualSetting, ...more });
    const settings = [{ code: analysisSettingCode, value, version: version ?? 0 }];
    const { code, data } = await school.server.call(updateSettings, { settings });
    assert.is(code, responseCodes.invalidFields, value);
    assert.equal(Object.keys(data), ["settings.0.value"]);
  }
});

test("what a colleague has stored meanwhile is not overwritten unseen", async () => {
  const [mine, theirs] = [await open(), await open()];
  theirs.form.set("fewest", 25);
  assert.ok(await theirs.form.save());
  mine.form.set("fewest", 30);
  assert.not(await mine.form.save());
  assert.ok(mine.form.$failure.get());
  assert.ok(await mine.form.save(), "it was said");
});

test.run();
