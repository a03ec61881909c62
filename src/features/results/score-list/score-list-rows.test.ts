import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getResultSelection } from "../../../contract/results/exam-results.ts";
import { call } from "../../../core/api.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { cellText } from "../../../files/sheet-cells.ts";
import { writeBook } from "../../../files/write-sheet.ts";
import { openSheetFile } from "../../../sheets/read-sheet.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../testing/results/result-school.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createResultsModel, type ResultsModel } from "../results-model.ts";
import { scoreListBook } from "./score-list-export.ts";
import { scoreListMessages } from "./score-list-messages.ts";
import { readScoreLists } from "./score-list-rows.ts";

const test = suite("list of scores");
let school: MarkingSchool;
let model: ResultsModel | null = null;
test.before(async () => {
  school = await openMarkingSchool();
  await school.server.db.updateTable("question_banks").set({ kkm: 75 }).execute();
});
test.before.each(() => {
  localStorage.clear();
  replaceQuery({});
  connectConsole(school.server);
});
test.after.each(() => {
  model?.exit();
  model = null;
});
test.after(() => school.close());

test("a class is there whole, whatever the screen searches, with words where a figure is missing", async () => {
  const makers = resultMakers(school);
  const exam = await makers.addResultExam("Fisika");
  const { one, two } = school.groups;
  const given = { group_id: one.id };
  await makers.addResult(exam, { ...given, nama: "=Ani", least: "14999/200" });
  await makers.addResult(exam, { ...given, nama: "Budi", least: "50/1", most: "90/1", pending: 1 });
  await makers.addResult(exam, { ...given, nama: "Cici", status: null });
  await makers.addResult(exam, { ...given, nama: "Dedi", least: "0/1" });
  await makers.addResult(exam, { nama: "Lain", group_id: two.id, least: "90/1" });
  const opened = createResultsModel({ schedule_id: exam, event_id: "" });
  model = opened;
  opened.list.filter("group_id", one.id);
  opened.list.filter("state", "absent");
  await until(() => opened.list.$state.get().status === "ready");
  const selected = await call(getResultSelection, opened.selection);
  const lists = await readScoreLists(opened, selected);
  const book = scoreListBook(lists, scoreListMessages.get());
  const file = openSheetFile(new Uint8Array(writeBook(book, "xlsx")), "daftar.xlsx");
  const rows = file.readSheet(file.sheetNames[0]!, 50).rows.map(({ cells }) => cells);
  const at = rows.findIndex((cells) => cellText(cells[0]) === "No");
  assert.equal(
    rows.slice(at + 1).map((cells) => [2, 4, 6, 7].map((column) => cellText(cells[column]))),
    [
      ["'=Ani", "75", "2", "Tuntas"],
      ["Budi", "", "", "Menunggu koreksi"],
      ["Cici", "", "", "Tidak hadir"],
      ["Dedi", "0", "3", "Belum tuntas"],
      ["Rata-rata", "37,5", "", ""],
    ],
  );
  const score = rows[at + 1]![4];
  assert.ok(typeof score === "object" && score !== null && score.kind === "number");
});

test("without a chosen class each has a list of its own, with its own mean", async () => {
  const makers = resultMakers(school);
  const exam = await makers.addResultExam("Kimia");
  const { one, two } = school.groups;
  await makers.addResult(exam, { nama: "Ani", group_id: one.id, least: "80/1" });
  await makers.addResult(exam, { nama: "Budi", group_id: two.id, least: "60/1" });
  await makers.addResult(exam, { nama: "Cici", group_id: one.id, least: "70/1" });
  const opened = createResultsModel({ schedule_id: exam, event_id: "" });
  model = opened;
  const selected = await call(getResultSelection, opened.selection);
  const lists = await readScoreLists(opened, selected);
  assert.equal(
    lists.map(({ rows, mean }) => [rows.map(({ nama }) => nama), mean]),
    [
      [["Ani", "Cici"], "75.00"],
      [["Budi"], "60.00"],
    ],
  );
  assert.is(lists[0]!.group, lists[0]!.rows[0]!.group_path);
  assert.is(scoreListBook(lists, scoreListMessages.get()).sheets.length, 2);
});

test.run();
