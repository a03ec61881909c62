import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  getFollowUps,
  saveFollowUps,
  type FollowUpEntry,
} from "../../../contract/results/follow-up-programs.ts";
import { $session } from "../../../core/session.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../testing/results/result-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import {
  areContrary,
  blankFields,
  mergedFields,
  scoreFault,
  scoreIn,
} from "./follow-up-fields-value.ts";
import { followUpKeeperOf } from "./follow-up-edits-keeper.ts";
import { followUpMessages } from "./follow-up-messages.ts";
import { followUpPaperMessages } from "./follow-up-paper-messages.ts";
import { followUpFacts, followUpHeads } from "./follow-up-text.ts";
import { createFollowUpModel, type FollowUpModel } from "./follow-up-model.ts";

const test = suite("program after results");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
let line: Line;
let person = 0;
let exams = 0;
let userId = "";
let models: FollowUpModel[] = [];
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
  await school.server.db.updateTable("question_banks").set({ kkm: 75 }).execute();
});
test.before.each(() => {
  localStorage.clear();
  line = connectConsole(school.server);
  person += 1;
  userId = `guru-${person}`;
  $session.set({ status: "in", user: { id: userId } as never });
});
test.after.each(() => {
  for (const model of models) model.exit();
  models = [];
  followUpKeeperOf(userId).exit();
  $session.set({ status: "out" });
});
test.after(() => school.close());

async function open(schedule_id: string): Promise<FollowUpModel> {
  const asked = { schedule_id, group_id: "" };
  const model = createFollowUpModel({ asked, kind: "remedial", userId });
  models.push(model);
  await until(() => model.$sheet.get() !== null);
  return model;
}

/** An exam in which one participant failed. */
async function addFailed() {
  exams += 1;
  const exam = await makers.addResultExam(`program ${exams}`);
  const id = await makers.addResult(exam, { nama: "Ani", least: "50/1" });
  await makers.addResult(exam, { nama: "Budi", least: "90/1" });
  return { exam, id };
}

const storedOf = async (schedule_id: string): Promise<FollowUpEntry | undefined> =>
  (await school.server.ok(getFollowUps, { schedule_id, kind: "remedial" })).entries[0];
const writeElsewhere = (
  schedule_id: string,
  participant_id: string,
  changes: object,
  version = 0,
) =>
  school.server.ok(saveFollowUps, {
    schedule_id,
    kind: "remedial",
    entries: [{ participant_id, version, ...blankFields, ...changes }],
  });

test("what is written is saved and stays when the program is opened again", async () => {
  const { exam, id } = await addFailed();
  const model = await open(exam);
  assert.equal(
    model.$sheet.get()!.rows.map(({ row }) => row.nama),
    ["Ani"],
  );
  model.write(new Map([[id, { nilai: "80.00" }]]));
  assert.is(model.$saving.get(), "sending");
  model.flush();
  await until(() => model.$saving.get() === "saved");
  assert.is(model.$sheet.get()!.rows[0]!.fields.nilai, "80.00");
  assert.is((await storedOf(exam))!.nilai, "80.00");
  const again = await open(exam);
  assert.is(again.$sheet.get()!.rows[0]!.fields.nilai, "80.00");
});

test("of a thousand rows only those that changed are other ones after a key", async () => {
  const { exam, id } = await addFailed();
  await makers.addResult(exam, { nama: "Cici", least: "40/1" });
  const model = await open(exam);
  const rows = () => model.$sheet.get()!.rows.map(({ row }) => row.nama);
  const [ani, cici] = model.$sheet.get()!.rows;
  model.write(new Map([[id, { keterangan: "a" }]]));
  model.write(new Map([[id, { keterangan: "ab" }]]));
  const [written, same] = model.$sheet.get()!.rows;
  assert.equal(rows(), ["Ani", "Cici"]);
  assert.is.not(written, ani);
  assert.is(written!.fields.keterangan, "ab");
  assert.is(same, cici);
  model.write(new Map([[cici!.row.participant_id, { keterangan: "c" }]]));
  assert.is(model.$sheet.get()!.rows[0], written, "nor are those that wait to be sent");
});

test("sheet and paper say the class of each where several are in the program", async () => {
  const { exam } = await addFailed();
  const [t, paperT] = [followUpMessages.get(), followUpPaperMessages.get()];
  const shown = async () => {
    const sheet = (await open(exam)).$sheet.get()!;
    const facts = followUpFacts(sheet, { school: "SMA Contoh", semester: "Ganjil" }, t, paperT);
    const [, classAndTerm] = facts.find(([name]) => name === paperT.classAndSemester)!;
    return { heads: followUpHeads(sheet, t, paperT).slice(1, 4), classAndTerm };
  };
  const alone = await shown();
  assert.equal(alone.heads.includes("Kelas"), false);
  assert.match(alone.classAndTerm, /^\S.*\/ Ganjil/u, "the only class stands beside the semester");
  const { two } = school.groups;
  await makers.addResult(exam, { nama: "Cici", least: "40/1", group_id: two.id });
  const several = await shown();
  assert.equal(several.heads, ["Nama", "Kelas", "Nilai"]);
  assert.ok(several.classAndTerm.includes(two.path));
});

test("a line that is cut loses nothing: the next one who opens it on this PC sends it", async () => {
  const { exam, id } = await addFailed();
  const model = await open(exam);
  line.isCut = true;
  model.write(new Map([[id, { keterangan: "Kabel lepas" }]]));
  model.flush();
  await until(() => model.$saving.get() === "failed");
  assert.is(await storedOf(exam), undefined);
  assert.match(JSON.stringify({ ...localStorage }), "Kabel lepas");
  line.isCut = false;
  const again = await open(exam);
  await until(() => again.$saving.get() === "saved");
  assert.is(again.$sheet.get()!.rows[0]!.fields.keterangan, "Kabel lepas");
  assert.is((await storedOf(exam))!.keterangan, "Kabel lepas");
});

test("another person on the same PC sends nothing of it", async () => {
  const { exam, id } = await addFailed();
  const model = await open(exam);
  $session.set({ status: "in", user: { id: "lain" } as never });
  model.write(new Map([[id, { keterangan: "Milik guru pertama" }]]));
  model.flush();
  await new Promise((settle) => setTimeout(settle, 50));
  assert.is(await storedOf(exam), undefined);
  $session.set({ status: "in", user: { id: userId } as never });
  await until(() => model.$saving.get() === "saved");
  assert.is((await storedOf(exam))!.keterangan, "Milik guru pertama");
});

test("other fields of a colleague are kept, and the same field is decided by the person", async () => {
  const { exam, id } = await addFailed();
  const model = await open(exam);
  await writeElsewhere(exam, id, { tanggal: "2026-12-01" });
  model.write(new Map([[id, { nilai: "80.00" }]]));
  model.flush();
  await until(() => model.$saving.get() === "saved");
  const both = (await storedOf(exam))!;
  assert.equal([both.tanggal, both.nilai, both.version], ["2026-12-01", "80.00", 2]);
  await writeElsewhere(exam, id, { tanggal: "2026-12-01", nilai: "90.00" }, 2);
  model.write(new Map([[id, { nilai: "85.00" }]]));
  model.flush();
  await until(() => model.$saving.get() === "undecided");
  assert.is((await storedOf(exam))!.nilai, "90.00", "nothing is overwritten before that");
  model.resolve(model.$edits.get()[0]!, true);
  await until(() => model.$saving.get() === "saved");
  assert.is((await storedOf(exam))!.nilai, "85.00");
});

test("a day is filled where none is", async () => {
  const { exam, id } = await addFailed();
  const other = await makers.addResult(exam, { nama: "Cici", least: "40/1" });
  await writeElsewhere(exam, id, { tanggal: "2026-12-01" });
  const model = await open(exam);
  assert.is(model.fillDay("2026-12-07"), 1);
  model.flush();
  await until(() => model.$saving.get() === "saved");
  const days = model.$sheet
    .get()!
    .rows.map(({ row, fields }) => [row.participant_id, fields.tanggal]);
  assert.equal(days, [
    [id, "2026-12-01"],
    [other, "2026-12-07"],
  ]);
});

test("two changes are contrary when both changed one field to different values", () => {
  const mine = { ...blankFields, nilai: "80.00", sumber: "Susulan" };
  const newer = { ...blankFields, nilai: "80.00" };
  assert.ok(areContrary(blankFields, mine, newer), "where a score comes from belongs to it");
  assert.not(areContrary(blankFields, mine, { ...blankFields, bentuk: "Kelompok" }));
  assert.equal(mergedFields(blankFields, mine, { ...blankFields, bentuk: "Kelompok" }), {
    ...mine,
    bentuk: "Kelompok",
  });
});

test("a score is typed with a comma, and what is none is refused", () => {
  assert.equal(["82,5", "100", "0", " 7,25 "].map(scoreIn), ["82.50", "100.00", "0.00", "7.25"]);
  assert.equal([scoreIn(""), scoreIn("80,"), scoreIn("80.")], [null, "80.00", "80.00"]);
  assert.equal(["72.555", "101", "a", "72,50", ""].map(scoreFault), [
    "decimals",
    "number",
    "number",
    null,
    null,
  ]);
  for (const text of ["100,01", "-1", "82,555", "a", "1e1"]) assert.is(scoreIn(text), undefined);
});

test.run();
