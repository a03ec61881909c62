// What browsers do with the files of every import, and how its steps look: its worker, tables of other systems, a file that
// would fill the memory, a thousand rows. On the screen of participants.
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listParticipants } from "../../../contract/participants.ts";
import { Console, desktop, phone, screenshot } from "../../../testing/browser/console-page.ts";
import {
  checkFile,
  chooseFile,
  csv,
  figureOf,
  fileOf,
  finish,
  openImport,
  person,
  saveButton,
  waitForText,
  xlsx,
} from "../../../testing/browser/import-steps.ts";
import { callBeside, range, rowOf } from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { hold } from "../../../testing/browser/network.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { textRow, xlsxFile } from "../../../testing/sheets/sheet-files.ts";

const test = suite("files of imports");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a csv of another system is matched by its headers, the rest by hand", async () => {
  const { page, wizard } = await openImport(exo);
  await chooseFile(
    wizard,
    csv([
      ["Kode Unik", "Nama Siswa", "Kelas", "Catatan"],
      ["0007", '"Siti ""Titi"" Nur\'aini"', "XII IPA 2", "x"],
      ["0008", "Budi", "XII IPA 2", "y"],
    ]),
  );
  await waitForText(wizard, "2 baris terbaca");
  const source = (column: string) => wizard.getByLabel(`Asal kolom ${column}`);
  const chosen = (column: string) => source(column).locator("option:checked").innerText();
  await soon.is(() => chosen("nama"), "Nama Siswa");
  await soon.is(() => chosen("group"), "Kelas");
  const check = wizard.getByRole("button", { name: "Periksa isi" });
  await soon.ok(() => check.isDisabled());
  await wizard.getByText("Belum ada asal untuk kolom wajib").waitFor();
  await screenshot(page, "import-columns");
  await visualCheck(page, "matching the columns");
  await source("no_ujian").selectOption({ label: "Kode Unik" });
  for (const [column, text] of [
    ["jurusan_kode", "IPA"],
    ["agama_kode", "Islam"],
  ] as const) {
    await source(column).selectOption({ label: "Isi yang sama untuk semua baris" });
    await wizard.getByLabel(`Isi kolom ${column} untuk semua baris`).fill(text);
  }
  await check.click();
  await saveButton(wizard).click();
  await waitForText(wizard, "2 peserta tersimpan");
  const { items } = await callBeside(page, listParticipants, { q: "0007" });
  const { nama, group_path, jurusan_kode } = items[0]!;
  assert.equal(
    [nama, group_path, jurusan_kode],
    [`Siti "Titi" Nur'aini`, "XII / XII IPA 2", "IPA"],
  );
});

test("a header that nobody knows is pointed at by hand", async () => {
  const { page, wizard } = await openImport(exo);
  const header = ["A", "B", "C", "D"];
  const row = ["HAND-1", "Tanpa Judul", "IPA", "Islam"];
  await chooseFile(wizard, csv([["Daftar kami", "", "", ""], header, row]));
  await wizard.getByText("Judul kolom tidak dikenali").waitFor();
  await wizard.getByLabel("Baris judul kolom").selectOption("2");
  await waitForText(wizard, "1 baris terbaca");
  for (const [at, column] of ["no_ujian", "nama", "jurusan_kode", "agama_kode"].entries()) {
    await wizard.getByLabel(`Asal kolom ${column}`).selectOption({ label: header[at]! });
  }
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await saveButton(wizard).click();
  await waitForText(wizard, "1 peserta tersimpan");
  assert.is((await callBeside(page, listParticipants, { q: "HAND-1" })).total, 1);
});

test("a file that would fill the memory is refused in one sentence, and the next file is taken", async () => {
  const { page, wizard } = await openImport(exo);
  await chooseFile(wizard, fileOf("bom.xlsx", bomb()));
  await wizard.getByRole("alert").getByText("lebih dari 60 MB").waitFor();
  await screenshot(page, "import-refused");
  await visualCheck(page, "a refused file");
  await chooseFile(wizard, xlsx([person("NEXT-1")]));
  await waitForText(wizard, "1 baris terbaca");
  await soon.is(() => wizard.getByRole("alert").count(), 0);
});

function bomb(): Uint8Array {
  const row = textRow(1, ["a".repeat(1000)]);
  return xlsxFile({ sheets: [{ name: "A", rows: row.repeat(70_000) }] });
}

test("a thousand are imported at once, and found in the list", async () => {
  const { page, wizard } = await openImport(exo);
  const numberOf = (at: number) => `T${String(at + 1).padStart(4, "0")}`;
  await checkFile(wizard, xlsx(Array.from({ length: 1000 }, (_none, at) => person(numberOf(at)))));
  await soon.is(() => figureOf(wizard, "Baru"), "1.000");
  await saveButton(wizard).and(wizard.getByText("Simpan 1.000 peserta")).click();
  await waitForText(wizard, "1.000 peserta tersimpan");
  await waitForText(wizard, "980 lainnya ikut tersalin");
  await finish(page, wizard);
  const search = page.getByLabel("Cari nama atau nomor ujian");
  await search.fill("Peserta T");
  await range(page, "1–50 dari 1.000");
  await search.fill("T0777");
  await rowOf(page, "T0777").waitFor();
  await range(page, "1–1 dari 1");
});

test("axe finds nothing in any step", async () => {
  const { page, wizard } = await openImport(exo);
  await visualCheck(page, "choosing a file");
  await chooseFile(
    wizard,
    xlsx([person("AXE"), person("01-001-0002"), person("X", { jurusan_kode: "IPAA" })]),
  );
  const check = wizard.getByRole("button", { name: "Periksa isi" });
  await check.waitFor();
  await visualCheck(page, "the columns");
  await check.click();
  await saveButton(wizard).waitFor();
  await visualCheck(page, "the review");
  await wizard.getByRole("tab", { name: /^Semua/u }).click();
  await waitForText(wizard, "Sudah ada di server:");
  await visualCheck(page, "all rows");
  await page.setViewportSize(phone);
  await wizard.getByRole("tab", { name: /^Perlu/u }).click();
  const correction = wizard.getByLabel(/^Isi jurusan_kode di baris/u);
  await correction.waitFor();
  const wide = await wizard
    .locator("table, tr, td, th")
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().right > innerWidth)
        .map((each) => each.tagName),
    );
  assert.equal(wide, [], "a phone shows each row as a card");
  await visualCheck(page, "the review");
  await page.setViewportSize(desktop);
  const release = await hold(page, /\/participants\/imports$/u);
  await saveButton(wizard).click();
  await waitForText(wizard, "Menyimpan 2 baris ke server");
  await visualCheck(page, "while it is sent");
  release();
  await waitForText(wizard, "1 peserta tersimpan");
  await visualCheck(page, "the result");
});

test.run();
