// Participants come from a sheet and go into one: the whole way in, and an export that comes back unchanged.
import type { Locator } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listParticipants } from "../../contract/participants.ts";
import { cellText } from "../../files/sheet-cells.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  checkFile,
  chooseFile,
  downloaded,
  figureOf,
  fileOf,
  finish,
  openWizard,
  person,
  rowsIn,
  saveButton,
  waitForText,
  sheetTitles,
  textIn,
  xlsx,
} from "../../testing/browser/import-steps.ts";
import {
  addressOf,
  callBeside,
  dialogOf,
  openScreen,
  range,
} from "../../testing/browser/list-screen.ts";
import { xlsFile } from "../../testing/sheets/xls-file.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participants import");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** A fault's row, by the row's number in the sheet. */
const faultRow = (wizard: Locator, row: number) =>
  wizard
    .getByRole("table", { name: "Hasil pemeriksaan per baris" })
    .getByRole("row")
    .filter({ has: wizard.page().getByRole("rowheader", { name: String(row), exact: true }) });

/** Rows 2 to 9; all but the first and those with codes that nobody has are put right below. */
const faulty = () =>
  xlsx([
    person("FLT-1"),
    person("FLT-2", { jurusan_kode: "IPAA", group: "XI IPA 2" }),
    person("FLT-3", { nama: "" }),
    person("FLT-4", { sesi: "abc" }),
    person("FLT-1"),
    person("FLT-6", { agama_kode: "Jedi" }),
    person("FLT-7", { jurusan_kode: "IPSS", password: "dari-file" }),
    person("FLT-8", { jurusan_kode: "IPSS" }),
  ]);

test("from the template to the summary: faults by row, column and reason, put right in place, passwords shown once", async () => {
  const page = await openScreen(exo, "peserta");
  const wizard = await openWizard(page);
  await visualCheck(page, "the first step");
  const template = await downloaded(page, () =>
    wizard.getByRole("button", { name: "Unduh template Excel" }).click(),
  );
  assert.is(template.suggestedFilename(), "template-peserta.xlsx");
  assert.equal((await rowsIn(template))[0], sheetTitles);
  const guide = openSheetFile(await contentOf(template), "t.xlsx").readSheet("Petunjuk", 500).rows;
  const listed = guide.map(({ cells }) => cellText(cells[0]));
  assert.ok(["IPA", "ISLAM", "XI / XI IPA 2"].every((code) => listed.includes(code)));
  await chooseFile(wizard, await template.path());
  await waitForText(wizard, "belum berisi data");
  await checkFile(wizard, faulty());
  await soon.match(() => faultRow(wizard, 3).innerText(), /jurusan_kode[\s\S]*Maksud Anda IPA/u);
  await soon.match(() => faultRow(wizard, 4).innerText(), /nama[\s\S]*Nama peserta wajib diisi\./u);
  await soon.match(() => faultRow(wizard, 5).innerText(), /Sesi[\s\S]*angka 1 sampai 99/u);
  await soon.match(() => faultRow(wizard, 6).innerText(), /no_ujian[\s\S]*baris 2/u);
  await soon.is(() => figureOf(wizard, "Salah"), "7");
  await visualCheck(page, "the faults");
  await correct(wizard);
  await checkRejected(wizard);
  await saveButton(wizard).and(wizard.getByText("Simpan 7 peserta")).click();
  await waitForText(wizard, "7 peserta tersimpan");
  await checkSummary(wizard);
  const { items, total } = await callBeside(page, listParticipants, {
    q: "FLT-",
    sort: "no_ujian",
  });
  assert.equal([total, items[3]?.no_ujian, items[3]?.sesi], [7, "FLT-4", 2]);
});

/** One by one: with the button, with Enter and with Tab; and two at once. */
async function correct(wizard: Locator): Promise<void> {
  const { keyboard } = wizard.page();
  await faultRow(wizard, 3).getByRole("button", { name: "Pakai IPA" }).click();
  await faultRow(wizard, 3).getByText("Siap disimpan").waitFor();
  await wizard.getByLabel("Isi nama di baris 4").fill("Nama Baru");
  await keyboard.press("Enter");
  await faultRow(wizard, 4).getByText("Siap disimpan").waitFor();
  // Past the button that would correct all such rows, without pressing it.
  await wizard.getByLabel("Isi Sesi di baris 5").fill("2");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await faultRow(wizard, 5).getByText("Siap disimpan").waitFor();
  await wizard.getByLabel("Isi no_ujian di baris 6").fill("FLT-5");
  await keyboard.press("Enter");
  await faultRow(wizard, 6).getByText("Siap disimpan").waitFor();
  await wizard.getByRole("button", { name: "Perbaiki 2 sekaligus" }).click();
  await saveButton(wizard).and(wizard.getByText("Simpan 7 peserta")).waitFor();
}

/** The one that is left comes as a file, with its reason. */
async function checkRejected(wizard: Locator): Promise<void> {
  const fileIn = (format: string) =>
    downloaded(wizard.page(), () =>
      wizard.getByRole("button", { name: `Unduh baris yang ditolak .${format}` }).click(),
    );
  const sheet = await fileIn("xlsx");
  assert.match(sheet.suggestedFilename(), /^peserta_ditolak_\d{8}-\d{4}\.xlsx$/u);
  const rows = await rowsIn(sheet);
  assert.is(rows.length, 2);
  assert.match(JSON.stringify(rows[1]), /FLT-6.*Jedi.*tidak ada di server/u);
  const text = await textIn(await fileIn("csv"));
  assert.match(text, "FLT-6");
  assert.not.match(text, "FLT-1");
}

/** The counts, and the passwords that the server has made, over which nobody closes unasked. */
async function checkSummary(wizard: Locator): Promise<void> {
  const page = wizard.page();
  await soon.is(() => figureOf(wizard, "Ditambahkan"), "7");
  await soon.is(() => figureOf(wizard, "Ditolak"), "1");
  const slips = wizard.getByRole("table", { name: "Password peserta" });
  await soon.is(() => slips.getByRole("row").count(), 7, "a header and those that were made");
  const slip = slips.getByRole("row", { name: /FLT-2/u });
  await soon.match(() => slip.innerText(), /XI \/ XI IPA 2[\s\S]*[A-HJ-KMNP-Z2-9]{8}$/u);
  await visualCheck(page, "the last step");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Tutup impor?");
  await question.getByText("tidak dapat dilihat lagi").waitFor();
  await question.getByRole("button", { name: "Batal" }).click();
  await slips.waitFor();
  await finish(page, wizard);
  await page.getByLabel("Cari nama atau nomor ujian").fill("FLT-");
  await range(page, "1–7 dari 7");
}

test("what is selected or filtered is exported and comes back unchanged; an .xls brings its classes along", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-012-&sort=no_ujian");
  await range(page, "1–30 dari 30");
  const exported = (item: RegExp) =>
    downloaded(page, async () => {
      await page.getByRole("button", { name: "Ekspor" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    });
  const boxes = page.locator("main tbody").getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const selected = await rowsIn(await exported(/xlsx.*2 yang dipilih/u));
  const numbers = selected.slice(1).map((row) => row[1]);
  assert.equal(numbers, ["01-012-0331", "01-012-0333"]);
  for (const format of ["xlsx", "csv"] as const) {
    await page.goto(addressOf(exo, "peserta", "?q=01-012-"));
    await range(page, "1–30 dari 30");
    const file = await exported(new RegExp(`\\.${format}.*\\(30\\)`, "u"));
    assert.match(file.suggestedFilename(), new RegExp(`^peserta_.*\\.${format}$`, "u"));
    await checkExported(file, format);
    const wizard = await openWizard(page);
    await checkFile(wizard, {
      name: file.suggestedFilename(),
      mimeType: "application/octet-stream",
      buffer: Buffer.from(await contentOf(file)),
    });
    await soon.is(() => figureOf(wizard, "Sudah ada"), "30");
    await soon.is(() => figureOf(wizard, "Salah"), "0");
    await soon.ok(() => saveButton(wizard).isDisabled(), "skipping them would write nothing");
    await wizard.getByLabel("Perbarui").check();
    await saveButton(wizard).click();
    await waitForText(wizard, "0 peserta tersimpan");
    await soon.is(() => figureOf(wizard, "Diperbarui"), "0");
    await soon.is(() => figureOf(wizard, "Dilewati"), "30");
  }
  await importOlder();
});

type Exported = Awaited<ReturnType<typeof downloaded>>;

async function contentOf(file: Exported): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** The file as another program reads it: the template's columns, numbers with their zeros. */
async function checkExported(file: Exported, format: "xlsx" | "csv"): Promise<void> {
  if (format === "csv") {
    const lines = (await textIn(file)).trim().split("\r\n");
    assert.is(lines.length, 31);
    assert.match(lines[0] ?? "", sheetTitles.join(";"));
    assert.match(lines.join("\n"), /;01-012-0331;/u);
    return;
  }
  const rows = await rowsIn(file);
  assert.is(rows.length, 31);
  assert.equal(rows[0], sheetTitles);
  assert.ok(rows.some((row) => row.includes("01-012-0331")));
}

/** Classes that the school lacks are listed, and made when that is ticked. */
async function importOlder(): Promise<void> {
  const page = await openScreen(exo, "peserta");
  const wizard = await openWizard(page);
  const long = "Kelas yang namanya panjang sekali untuk peserta pindahan dari luar daerah";
  const people = [
    ["No Peserta", "Nama Siswa", "Jurusan", "Agama", "Kelas"],
    ["0007771", "Peserta Kelas Baru", "1945", "Islam", "XII / XII Baru 1"],
    ["0007772", "Peserta Kelas Panjang", "1945", "Islam", long],
  ];
  await checkFile(wizard, fileOf("siswa.xls", xlsFile([{ name: "Siswa", rows: people }])));
  await wizard.getByText("akan dibuat bila Anda setuju").first().waitFor();
  await wizard.getByRole("button", { name: "Lihat perubahan" }).click();
  const tick = wizard.getByRole("checkbox", { name: "Buat 2 group yang belum ada" });
  await tick.waitFor();
  await wizard.getByText("XII / XII Baru 1").waitFor();
  assert.is(await wizard.getByRole("button", { name: "Simpan", exact: true }).isDisabled(), true);
  await visualCheck(page, "groups to make");
  await page.setViewportSize({ width: 390, height: 800 });
  await visualCheck(page, "groups to make, narrow");
  await tick.focus();
  await page.keyboard.press("Space");
  await wizard.getByRole("button", { name: "Simpan", exact: true }).focus();
  await page.keyboard.press("Enter");
  await waitForText(wizard, "2 peserta tersimpan");
  await soon.is(() => figureOf(wizard, "Group baru"), "2");
  const { items } = await callBeside(page, listParticipants, {
    q: "Peserta Kelas",
    sort: "no_ujian",
  });
  assert.equal(
    items.map(({ no_ujian, group_path }) => [no_ujian, group_path]),
    [
      ["0007771", "XII / XII Baru 1"],
      ["0007772", long],
    ],
  );
}

test.run();
