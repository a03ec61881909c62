import { suite } from "uvu";
import * as assert from "uvu/assert";
import { updateMarkingComment } from "../../../../contract/marking/marking-comments.ts";
import {
  essayOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";
import { connectConsole, type Line } from "../../../../testing/server/connect-console.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createSavedCommentModel } from "./saved-comment-model.ts";
import { createSavedCommentsModel, type SavedCommentsModel } from "./saved-comments-model.ts";

const test = suite("the library of comments");
let school: MarkingSchool;
let ratna: Marker;
let unit: TestUnit;
let line: Line;
let model: SavedCommentsModel;
test.before(async () => {
  school = await openMarkingSchool();
  ratna = await school.addMarker("Ratna");
  ({ unit } = await school.addMarkedExam("komentar", [essayOf("Karena hujan")]));
});
test.before.each(async () => {
  await school.server.db.deleteFrom("marking_comments").execute();
  line = connectConsole({ exam: school.server.exam, token: ratna.token });
});
test.after.each(() => {
  model.exit();
  for (const { exit } of forms.splice(0)) exit();
});
test.after(() => school.close());

async function open() {
  model = createSavedCommentsModel(unit);
  await until(() => model.$state.get().status !== "loading");
}
/** What is typed in them would ask before the next screen. */
const forms: { exit(): void }[] = [];

async function write(
  values: Partial<Record<"code" | "text" | "points", string>>,
  original = model.$comments.get()[0] ?? null,
) {
  const form = createSavedCommentModel(unit, { original, text: "" }, model.refresh);
  forms.push(form);
  for (const name of ["code", "text", "points"] as const) {
    const value = values[name];
    if (value !== undefined) form.form.set(name, value);
  }
  await form.form.save();
  return form;
}

test("a comment is added, changed with its points kept exactly, and deleted", async () => {
  await open();
  assert.equal(model.$comments.get(), []);
  await write({ code: "AB", text: "Sebutkan rumusnya.", points: "100/3" });
  const [comment] = model.$comments.get();
  assert.equal([comment!.code, comment!.points], ["ab", "1/3"]);
  const form = await write({ text: "Sebutkan rumus Ohm." });
  assert.is(form.form.$values.get().points, "100/3");
  const [mended] = model.$comments.get();
  assert.equal([mended!.text, mended!.points, mended!.version], ["Sebutkan rumus Ohm.", "1/3", 2]);
  await model.remove(mended!);
  assert.equal(model.$comments.get(), []);
});

test("what is no comment is refused beside its field", async () => {
  await open();
  const { form } = await write({ code: "a1", points: "120" });
  assert.equal(Object.keys(form.$errors.get()).sort(), ["code", "points", "text"]);
  assert.is(line.requests.filter(({ method }) => method === "POST").length, 0);
});

test("somebody else's change is shown beside what is typed", async () => {
  await open();
  await write({ code: "ab", text: "Satu" });
  const [older] = model.$comments.get();
  const change = { ...unit, comment_id: older!.id, version: 1, code: "ab", points: null };
  await school.server.ok(updateMarkingComment, { ...change, text: "Dua" }, ratna);
  const form = await write({ text: "Tiga" }, older!);
  assert.equal(form.$conflict.get()?.differences, [{ name: "text", newer: "Dua" }]);
  form.keepMine();
  await form.form.save();
  assert.is(model.$comments.get()[0]!.text, "Tiga");
});

test("a library that cannot be read is told, and read later", async () => {
  line.isCut = true;
  await open();
  assert.is(model.$state.get().status, "failed");
  assert.equal(model.$comments.get(), []);
  line.isCut = false;
  await model.retry();
  assert.is(model.$state.get().status, "ready");
});

test.run();
