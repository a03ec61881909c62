// Forms that a teacher makes of results: a file of e-Rapor is dropped, checked and comes back filled; the analysis of a test.
import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { openXlsx } from "../../../files/xlsx/read-xlsx.ts";
import { readEraporSheet } from "../../../sheets/erapor/erapor-sheet.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { giveFiles } from "../../../testing/browser/give-files.ts";
import { downloaded, fileOf } from "../../../testing/browser/import-steps.ts";
import { addressOf, pressAbove, settled } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { eraporFile } from "../../../testing/sheets/erapor-file.ts";

const test = suite("forms of results");
let exo: Console;
let people: { nama: string; nisn: string; schedule: string }[];
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Half of the participants of the physics exam have a NISN, all but the last have a final result, and its questions have two competences. */
async function fill(db: Db): Promise<void> {
  await sql`delete from marking_answers`.execute(db);
  await sql`update sitting_results set most = least, pending = 0, unmarked = null, is_listed = true`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; nama: string; nisn: string; schedule: string }>`
    select p.id, p.nama, '' as nisn, si.schedule_id as schedule
    from sittings si join schedules s on s.id = si.schedule_id
    join participants p on p.id = si.participant_id join sitting_results res on res.sitting_id = si.id
    where s.alias like 'Fisika%' order by p.nama, p.id limit 24`.execute(db);
  for (const [at, person] of rows.entries()) {
    if (at % 2 === 0) person.nisn = `00${81_000_000 + at}`;
    await sql`update participants set nisn = ${person.nisn} where id = ${person.id}`.execute(db);
  }
  await sql`update sitting_results res set most = '100/1', pending = 2 from sittings si
    where si.id = res.sitting_id and si.participant_id = ${rows.at(-1)!.id}`.execute(db);
  people = rows;
}

async function open(size = desktop, form = "Isi template e-Rapor"): Promise<Page> {
  const query = `?exam=${people[0]!.schedule}`;
  const page = await exo.signedIn("EVIL", { size, address: addressOf(exo, "hasil", query) });
  await settled(page);
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: form }).click();
  await page.getByRole("dialog", { name: form }).waitFor();
  return page;
}
const dialog = (page: Page) => page.getByRole("dialog", { name: "Isi template e-Rapor" });

const facts = { subject: "Fisika", className: "XI RPL 1" };

/** One has a mark already, one has another NISN, and one is nobody of the exam. */
function tests(): Uint8Array<ArrayBuffer> {
  const rows = people.map(({ nama, nisn }, at) => [
    at + 1,
    `pd-${at}`,
    nama.toUpperCase(),
    nisn === "" ? "" : Number(nisn),
    "",
    at === 1 ? 12 : "",
  ]);
  rows[2]![3] = 99;
  return eraporFile(
    "sumatif-akhir",
    [...rows, [99, "pd", "SITI TIDAK ADA", "0099", "", ""]],
    facts,
  );
}

test("a file that is dropped is shown with everybody, and comes back filled", async () => {
  const page = await open();
  await visualCheck(page, "no file yet");
  const name = "SAS Fisika XI.xlsx";
  const target = dialog(page).getByText("Letakkan berkas e-Rapor di sini");
  await giveFiles(target, "drop", [{ name, type: "", bytes: tests() }]);
  await dialog(page).getByText("Sumatif Akhir Semester").waitFor();
  await visualCheck(page, "plan");
  await dialog(page)
    .getByRole("button", { name: /^Perlu diperiksa 3$/u })
    .click();
  await dialog(page).getByRole("button", { name: "Pilih untuk SITI TIDAK ADA" }).click();
  const choice = dialog(page).getByRole("combobox", { name: /^Pilih peserta untuk/u });
  await choice.fill(people[2]!.nama);
  await page.getByRole("option", { name: people[2]!.nama }).first().waitFor();
  await visualCheck(page, "a student is chosen by hand");
  await page.getByRole("option", { name: people[2]!.nama }).first().click();
  await dialog(page)
    .getByRole("button", { name: /^Semua 25$/u })
    .click();
  await dialog(page).getByText("dipilih sendiri").waitFor();
  await dialog(page)
    .getByRole("checkbox", { name: /^Ganti 1 sel/u })
    .check();
  const download = await downloaded(page, () =>
    dialog(page)
      .getByRole("button", { name: /^Unduh berkas terisi/u })
      .click(),
  );
  await dialog(page)
    .getByText(/^\d+ sel terisi di SAS Fisika XI\.xlsx/u)
    .waitFor();
  assert.is(download.suggestedFilename(), name);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { students } = readEraporSheet(
    openXlsx(bytes).readSheet("Nilai", 100, () => undefined).rows,
  )!;
  const marks = students.map(({ texts }) => texts.get(5)!);
  assert.equal([marks[2], marks[23]], ["", ""], "another NISN, and no final result");
  assert.ok(
    [...marks.slice(0, 2), ...marks.slice(3, 23), marks[24]!].every((mark) => /^\d+$/u.test(mark)),
  );
  await visualCheck(page, "filled");
});

test("on a phone the file is chosen, and objectives are answered by competences", async () => {
  const page = await open(phone);
  const goals = ["Menganalisis gerak lurus", "Menerapkan hukum Newton dalam kehidupan sehari-hari"];
  const rows = people.flatMap(({ nama, nisn }, at) =>
    goals.map((goal, of) => [
      of === 0 ? at + 1 : "",
      `pd-${at}`,
      nama.toUpperCase(),
      nisn,
      "",
      `t-${of}`,
      "",
      goal,
    ]),
  );
  const bytes = eraporFile("nilai-akhir", rows, { subject: "Sejarah", className: "XII 9" });
  await dialog(page).locator("input[type=file]").setInputFiles(fileOf("NA.xlsx", bytes));
  await dialog(page)
    .getByText(/bukan mata pelajaran ujian ini/u)
    .waitFor();
  await dialog(page)
    .getByText(/Tidak ada peserta ujian ini di kelas XII 9/u)
    .waitFor();
  await visualCheck(page, "final marks");
});

test("the analysis of a test is a file with formulas", async () => {
  const page = await open(desktop, "Analisis hasil ulangan");
  const own = page.getByRole("dialog", { name: "Analisis hasil ulangan" });
  await own.getByLabel("Guru mata pelajaran").fill("Yuliana, S.Pd.");
  await visualCheck(page, "analysis");
  const download = await downloaded(page, () =>
    own.getByRole("button", { name: "Unduh xlsx" }).click(),
  );
  assert.match(download.suggestedFilename(), /^analisis-ulangan_fisika-.*_\d{8}-\d{4}\.xlsx$/u);
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]!);
  assert.match(sheet, /<f>ROUND\(ROUND\(SUM\(C\d+:[A-Z]+\d+\)[^<]*<\/f><v>[\d.]+<\/v>/u);
});

test("a file of something else is refused in words", async () => {
  const page = await open(phone);
  const file = fileOf("nilai.xlsx", "NISN;Nama\n1;Ani");
  await dialog(page).locator("input[type=file]").setInputFiles(file);
  await dialog(page)
    .getByText(/bukan template nilai e-Rapor/u)
    .waitFor();
  await visualCheck(page, "refused");
});

test.run();
