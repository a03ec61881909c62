import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listScheduleParticipants } from "../../../contract/exams/schedule-participants.ts";
import { templateFiles } from "../../../contract/templates.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { writeBook } from "../../../files/write-sheet.ts";
import { createImportSession } from "../../../kit/sheet-import/import-session.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { openTestExams, type TestExams } from "../../../testing/exams/open-test-exams.ts";
import { csvOf, fileOf } from "../../../testing/sheets/sheet-files.ts";
import { usualTemplate } from "../../../testing/sheets/usual-template.ts";
import { scheduleNumberSheet } from "../../../sheets/schedules/schedule-number-rows.ts";
import { createScheduleNumbersImport } from "./schedule-numbers-import.ts";

const test = suite("the import of whom a schedule names");
let exams: TestExams;
test.before(async () => {
  exams = await openTestExams();
});
test.before.each(() => void connectConsole(exams.server));
test.after(() => exams.close());

const open = (id: string) =>
  createScheduleNumbersImport(id, () => createLocalWorker(createImportSession()));
const numbersIn = async (id: string) =>
  (await exams.server.ok(listScheduleParticipants, { id })).items.map(({ no_ujian }) => no_ujian);

test("a file names people once, and tells unknown, double and present numbers before it is saved", async () => {
  const { id } = await exams.schedule("Dari file", { participant_mode: "SP" });
  for (const number of ["007-1", "007-2", "007-3"]) await exams.addPerson(number);
  const first = open(id);
  await first.wizard.choose(csvOf("NO;NO UJIAN", "1;007-1"));
  await first.wizard.check();
  await first.wizard.plan();
  await first.wizard.commit();
  assert.equal(await numbersIn(id), ["007-1"]);
  first.exit();

  const second = open(id);
  const rows = ["1;007-1", "2;007-2", "3;007-9", "4;007-3", "5;007-3"];
  await second.wizard.choose(csvOf("NO;NO UJIAN", ...rows));
  await second.wizard.check();
  const review = second.wizard.$state.get();
  assert.ok(review.step === "review");
  const reasons = review.page.rows.flatMap(({ row, faults }) =>
    faults.map(({ reason }) => `${row} ${reason}`),
  );
  assert.match(reasons.join("\n"), /^4 Nomor ujian 007-9 tidak dikenal atau tidak aktif\./mu);
  assert.match(reasons.join("\n"), /^6 .*baris 5/mu);
  await second.wizard.plan();
  const { people, added, rejected } = second.$plan.get()!;
  assert.equal(
    people.map(({ no_ujian, named }) => [no_ujian, named]),
    [
      ["007-2", false],
      ["007-3", false],
      ["007-1", true],
    ],
  );
  assert.equal([added, rejected], [2, 2]);
  assert.equal(await numbersIn(id), ["007-1"], "nothing is written before it is agreed to");
  await second.wizard.commit();
  const done = second.wizard.$state.get();
  assert.ok(done.step === "done");
  assert.equal([done.outcome.created, done.outcome.skipped], [2, 1]);
  assert.equal(await numbersIn(id), ["007-1", "007-2", "007-3"]);
  second.exit();
});

test("numbers that a spreadsheet has shortened by their zeros are noticed", async () => {
  const { id } = await exams.schedule("Nol", { participant_mode: "SP" });
  const numbers = ["0000101", "0000102", "0000103"];
  for (const number of numbers) await exams.addPerson(number);
  const { wizard, exit } = open(id);
  await wizard.choose(csvOf("NO;NO UJIAN", "1;0000101", "2;0000102", "3;103"));
  await wizard.check();
  const state = wizard.$state.get();
  assert.ok(state.step === "review");
  assert.equal(
    state.page.rows.map(({ row }) => row),
    [4],
  );
  await wizard.edit(4, "no_ujian", "0000103");
  await wizard.plan();
  await wizard.commit();
  assert.equal(await numbersIn(id), numbers);
  exit();
});

test("the template that everybody gets is the sheet that is read", async () => {
  const { id } = await exams.schedule("Templat", { participant_mode: "SP" });
  await exams.addPerson("0009");
  const [first, ...others] = usualTemplate(scheduleNumberSheet).sheets;
  const filled = { ...first!, rows: [...first!.rows, [1, "0009"]] };
  const bytes = new Uint8Array(writeBook({ sheets: [filled, ...others] }, "xlsx"));
  const { wizard, exit } = open(id);
  await wizard.choose(fileOf(bytes, templateFiles.scheduleParticipants));
  await wizard.check();
  await wizard.plan();
  await wizard.commit();
  assert.equal(await numbersIn(id), ["0009"]);
  exit();
});

test.run();
