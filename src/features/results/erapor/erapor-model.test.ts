import * as assert from "uvu/assert";
import { suite } from "uvu";
import { followUpCodes, resultsPackage } from "../../../contract/results/follow-up-limits.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import { listSettings } from "../../../contract/settings.ts";
import { openXlsx } from "../../../files/xlsx/read-xlsx.ts";
import { createImportSession } from "../../../kit/sheet-import/import-session.ts";
import { readEraporSheet } from "../../../sheets/erapor/erapor-sheet.ts";
import { openSittingSchool, type SittingSchool } from "../../../testing/exams/sitting-school.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { resultMakers } from "../../../testing/results/result-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { eraporFile, firstEraporRow as first } from "../../../testing/sheets/erapor-file.ts";
import { isOtherClass, isOtherSubject } from "./erapor-choices.ts";
import { createEraporModel, type EraporModel, type PlannedState } from "./erapor-model.ts";

const test = suite("a file of e-Rapor is filled with the marks of an exam");
let school: SittingSchool;
let line: Line;
let exam: string;
let ids: string[];
let model: EraporModel;
const saved: { bytes: ArrayBuffer; name: string }[] = [];

test.before(async () => {
  school = await openSittingSchool();
  const makers = resultMakers(school);
  exam = await makers.addResultExam("Rapor");
  ids = [
    await makers.addResult(exam, { nama: "Ani", least: "149/2", most: "149/2" }),
    await makers.addResult(exam, { nama: "Budi", least: "60/1", most: "60/1" }),
    await makers.addResult(exam, { nama: "Cici", status: null }),
  ];
});
test.before.each(() => {
  line = connectConsole(school.server);
  saved.length = 0;
  model = createEraporModel({
    asked: { schedule_id: exam, group_id: "" },
    createWorker: () => createLocalWorker(createImportSession()),
    save: (bytes, name) => void saved.push({ bytes: bytes as ArrayBuffer, name }),
  });
});
test.after.each(() => model.exit());
test.after(() => school.close());

const fileOf = (...args: Parameters<typeof eraporFile>) =>
  new File([eraporFile(...args)], "SAS_Fisika.xlsx");
const planned = () => model.$state.get() as PlannedState;
const marksIn = ({ bytes }: { bytes: ArrayBuffer }) =>
  readEraporSheet(
    openXlsx(new Uint8Array(bytes)).readSheet("Nilai", 100, () => undefined).rows,
  )!.students.map(({ texts }) => [...texts.values()].join("|"));
async function setMastery(value: string): Promise<void> {
  const code = followUpCodes.mastery;
  const settings = await school.server.ok(listSettings, { pc: resultsPackage });
  const version = settings.find((one) => one.code === code)?.version ?? 0;
  await school.server.ok(updateSettings, { settings: [{ code, value, version }] });
}
const rowId = (at: number) => `${exam} ${ids[at]}`;

test("marks are written under the name of the file, and whoever was absent keeps the cell", async () => {
  await model.open(
    fileOf("sumatif-akhir", [
      [1, "a", "ANI", "", 10, ""],
      [2, "b", "BUDI", "", 20, ""],
      [3, "c", "CICI", "", 30, 40],
    ]),
  );
  assert.equal([planned().choices.column, planned().choices.overwrites], [5, false]);
  await model.download();
  assert.equal([saved.length, saved[0]!.name, planned().filled], [1, "SAS_Fisika.xlsx", 2]);
  assert.equal(marksIn(saved[0]!), ["10|75", "20|60", "30|40"]);
  model.overwrite(true);
  assert.is(planned().filled, null, "other choices are of another file");
});

test("of several columns a person chooses, and nothing is written before", async () => {
  await model.open(fileOf("lingkup-materi", [[1, "a", "ANI", "", "", ""]]));
  assert.equal([planned().choices.column, planned().plan[0]!.mark], [null, null]);
  model.chooseColumn(5);
  await model.download();
  assert.equal(marksIn(saved[0]!), ["|75"]);
});

test("a participant who is chosen for another student is no longer the first one's", async () => {
  await model.open(
    fileOf("sumatif-akhir", [
      [1, "a", "ANISA", "", "", ""],
      [2, "b", "ANI B.", "", "", ""],
    ]),
  );
  const names = () => planned().plan.map(({ participant }) => participant?.nama ?? null);
  assert.equal(names(), [null, null]);
  model.chooseParticipant(first, rowId(0));
  assert.equal(names(), ["Ani", null]);
  model.chooseParticipant(first + 1, rowId(0));
  assert.equal(names(), [null, "Ani"]);
  model.chooseParticipant(first + 1, null);
  assert.equal(names(), [null, null]);
});

test("subject and class of the file are held against those of the exam", async () => {
  const rows = [[1, "a", "ANI", "", "", ""]];
  const differ = async (subject: string, className: string) => {
    await model.open(fileOf("sumatif-akhir", rows, { subject, className }));
    const { file, matrix } = planned();
    model.again();
    return [isOtherSubject(file.sheet, matrix), isOtherClass(file.sheet, matrix)];
  };
  assert.equal(await differ("", ""), [false, false]);
  assert.equal(await differ("Sejarah", "XII 9"), [true, true]);
  await model.open(fileOf("sumatif-akhir", rows));
  const { subjects } = planned().matrix;
  model.again();
  assert.equal(await differ(subjects[0]!.toUpperCase(), "X-1"), [false, false]);
});

test("the school's limit of mastery is proposed, and the KKM where it has set none", async () => {
  const limitOf = async () => {
    await model.open(fileOf("sumatif-akhir", [[1, "a", "ANI", "", "", ""]]));
    const { choices, matrix } = planned();
    model.again();
    return [choices.limit, matrix.kkm];
  };
  const [proposed, kkm] = await limitOf();
  assert.is(proposed, kkm);
  await setMastery("82.5");
  assert.is((await limitOf())[0], 82.5);
  await setMastery("");
  assert.is((await limitOf())[0], kkm);
});

test("a file of something else and a server that is away are no plan", async () => {
  const errorOf = () => {
    const state = model.$state.get();
    return state.is === "choose" ? state.error : null;
  };
  await model.open(new File(["NISN,Nama,Nilai\n1,Ani,2"], "nilai.csv"));
  assert.is(errorOf(), "unknown");
  await model.open(new File(["%PDF-1.7"], "nilai.xlsx"));
  assert.is((errorOf() as { code?: string }).code, "pdf");
  line.isCut = true;
  await model.open(fileOf("sumatif-akhir", [[1, "a", "ANI", "", "", ""]]));
  assert.ok(errorOf());
  assert.is(saved.length, 0);
});

test.run();
