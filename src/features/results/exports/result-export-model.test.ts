import { strFromU8, unzipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { finishSitting } from "../../../contract/sitting/own-sitting.ts";
import { listResults } from "../../../contract/results/exam-results.ts";
import { setServerClock } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { cellText } from "../../../files/sheet-cells.ts";
import { createExportSession } from "../../../kit/sheet-export/export-session.ts";
import { openSheetFile } from "../../../sheets/read-sheet.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { resultMakers } from "../../../testing/results/result-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { stateText } from "../results-columns.tsx";
import { resultTypesMessages } from "../result-types-messages.ts";
import { resultsListMessages } from "../results-list-messages.ts";
import { createResultsModel, type ResultsModel } from "../results-model.ts";
import { createResultExportModel, type ResultExportModel } from "./result-export-model.ts";

const test = suite("results as files");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
let line: Line;
const opened: { exit(): void }[] = [];
let saved: { bytes: Uint8Array; name: string }[] = [];
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
  await school.server.db.updateTable("question_banks").set({ kkm: 50 }).execute();
});
test.before.each(() => {
  saved = [];
  localStorage.clear();
  replaceQuery({});
  line = connectConsole(school.server);
  setServerClock(school.server.now.toISOString());
});
test.after.each(() => {
  for (const model of opened.splice(0)) model.exit();
});
test.after(() => school.close());

async function open(exam: string, isPartial = false) {
  const results: ResultsModel = createResultsModel({ schedule_id: exam, event_id: "" });
  const selected = { name: "Fisika XI", exams: 1, is_partial: isPartial, groups: [] };
  const model: ResultExportModel = createResultExportModel({
    results,
    selected,
    words: {
      listT: resultsListMessages.get(),
      typeNames: resultTypesMessages.get(),
      stateText,
    },
    createWorker: () => createLocalWorker(createExportSession()),
    save: (bytes, name) => saved.push({ bytes: new Uint8Array(bytes), name }),
  });
  opened.push(model, results);
  await until(() => results.list.$state.get().status === "ready");
  return { model, results };
}

function textsOf(sheet = 0): string[][] {
  const { bytes, name } = saved[0]!;
  const file = openSheetFile(bytes, name);
  const read = file.readSheet(file.sheetNames[sheet]!, 100);
  return read.rows.map(({ cells }) => cells.map(cellText));
}
const xmlOf = (part: string) => strFromU8(unzipSync(saved[0]!.bytes)[`xl/worksheets/${part}.xml`]!);

/** Two have sat it, of whom one has answered nothing; a third has not come in. */
async function addExam(alias: string) {
  const exam = await school.addExam(alias, { lama: 60 });
  const one = await school.handIn(exam, questionSamples[1].right, questionSamples[6].right);
  const none = await school.begin(exam);
  await school.server.ok(finishSitting, { id: exam }, { token: none.token });
  const { db } = school.server;
  await db
    .updateTable("schedules")
    .set({ participant_mode: "SP", mulai: "01:00" })
    .where("id", "=", exam)
    .execute();
  await makers.addResult(exam, { status: null, nama: "=HYPERLINK(1)" });
  return { exam, one, none };
}

test("the list has numbers as numbers, numbers of exams as text, formulas neutralised, and statistics on a second sheet", async () => {
  const { exam, one } = await addExam("daftar");
  const { model } = await open(exam, true);
  await model.start("list", "xlsx");
  assert.equal(model.$state.get(), { step: "done", fileName: saved[0]!.name, rows: 3 });
  assert.match(saved[0]!.name, /^hasil-ujian_fisika-xi_\d{8}-\d{4}\.xlsx$/u);
  const [title, above, head, ...rows] = textsOf();
  assert.match(title![0]!, /^Fisika XI\. Data .+\. Hanya peserta dengan banksoal Anda/u);
  const at = (name: string) => head!.indexOf(name);
  assert.is(above![at("BENAR")], "PG");
  const own = rows.find((row) => row[1] === one.no)!;
  assert.equal([own[at("BENAR")], own[at("SALAH")], own[at("KOSONG")]], ["1", "0", "14"]);
  assert.is(own[at("KETERANGAN KKM")], "Belum tuntas");
  assert.ok(rows.some((row) => row[2] === "'=HYPERLINK(1)"));
  const absent = rows.find((row) => row[2] === "'=HYPERLINK(1)")!;
  assert.is(absent[at("HASIL AKHIR")] ?? "", "", "who was absent has no 0");
  assert.match(xmlOf("sheet1"), /<c r="[A-Z]+\d+" s="\d+"><v>15<\/v>/u);
  const statistics = Object.fromEntries(textsOf(1).map(([name, value]) => [name, value]));
  assert.equal(
    [statistics["Nilai lengkap"], statistics["Terendah"], statistics["Tertinggi"]],
    ["2", "0", "15"],
  );
});

test("marks have 1, coloured 0 and x, and nothing for whoever has not come in", async () => {
  const { exam, one, none } = await addExam("capaian");
  const { model } = await open(exam);
  await model.start("marks", "xlsx");
  const [, types, head, ...rows] = textsOf();
  const at = types!.indexOf("PG");
  assert.equal([head![0], head!.at(-1)], ["NO", "TOTAL"]);
  assert.equal(rows.find((row) => row[1] === one.no)![at], "1");
  assert.equal(rows.find((row) => row[1] === one.no)!.at(-1), "2");
  assert.equal(rows.find((row) => row[1] === none.no)![at], "x");
  assert.match(xmlOf("sheet1"), /<c r="D\d" s="\d+" t="s">/u);
});

test("letters have a row of keys", async () => {
  const { exam, one } = await addExam("pilihan");
  const { model } = await open(exam);
  await model.start("letters", "csv");
  const text = new TextDecoder().decode(saved[0]!.bytes);
  const rows = text.split("\r\n").map((row) => row.split(";"));
  const key = rows.find((row) => row[2] === "KUNCI")!;
  const own = rows.find((row) => row[1] === one.no)!;
  assert.match(key[3]!, /^[A-E]$/u);
  assert.equal(own.slice(3), [key[3], "1"]);
});

test("filters of the screen are those of the file, and nothing found makes no file", async () => {
  const { exam } = await addExam("saringan");
  const { model, results } = await open(exam);
  results.list.filter("state", "absent");
  await model.start("list", "csv");
  const text = new TextDecoder().decode(saved[0]!.bytes);
  assert.match(text, /^\uFEFF?"?Fisika XI · Tidak hadir/u);
  assert.is(text.trim().split("\r\n").length, 4);
  results.list.filter("state", "unscored");
  await model.start("list", "csv");
  assert.equal([model.$state.get().step, saved.length], ["empty", 1]);
});

test("it can be stopped, and a lost connection is said", async () => {
  const { exam } = await addExam("batal");
  const { model } = await open(exam);
  const release = line.holdNext();
  const running = model.start("list", "xlsx");
  model.cancel();
  release();
  await running;
  assert.equal([model.$state.get().step, saved.length], ["idle", 0]);
  line.isCut = true;
  await model.start("list", "xlsx");
  assert.is(model.$state.get().step, "failed");
});

test("what is printed are the same rows, with what they are of", async () => {
  const { exam } = await addExam("cetak");
  const { model } = await open(exam);
  await model.print();
  const state = model.$state.get();
  assert.is(state.step, "printed");
  const page = await call(listResults, { schedule_id: exam, sort: "no_ujian" });
  const names = state.step === "printed" ? state.rows.map(({ nama }) => nama) : [];
  assert.equal(
    names,
    page.items.map(({ nama }) => nama),
  );
});

test.run();
