// Importing participants from files as schools have them: what is refused, what is corrected, what is said at the end.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listParticipants } from "../../contract/participants.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { look } from "../../testing/browser/looks.ts";
import {
  checkFile,
  chooseFile,
  csv,
  downloaded,
  figureOf,
  fileOf,
  finish,
  openWizard,
  person,
  rowsIn,
  saveButton,
  says,
  sheetTitles,
  textIn,
  xlsx,
} from "../../testing/browser/import-steps.ts";
import { callBeside, dialogOf, openScreen, range } from "../../testing/browser/list-screen.ts";
import { oleFile, textRow, xlsxFile } from "../../testing/sheets/sheet-files.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participants import");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function opened(): Promise<{ page: Page; wizard: Locator }> {
  const page = await openScreen(exo, "peserta");
  return { page, wizard: await openWizard(page) };
}

const faultTable = (wizard: Locator) =>
  wizard.getByRole("table", { name: "Hasil pemeriksaan per baris" });
/** A fault's row, by the row's number in the sheet. */
const faultRow = (wizard: Locator, row: number) =>
  faultTable(wizard)
    .getByRole("row")
    .filter({ has: wizard.page().getByRole("cell", { name: String(row), exact: true }) });
const storedCount = async (page: Page, q: string) =>
  (await callBeside(page, listParticipants, { q })).total;

test("the template is a real file with the import's own columns, and an unfilled one is told", async () => {
  const { page, wizard } = await opened();
  await look(page, "the first step");
  const template = await downloaded(page, () =>
    wizard.getByRole("link", { name: "Unduh template Excel" }).click(),
  );
  assert.is(template.suggestedFilename(), "template-peserta.xlsx");
  assert.equal((await rowsIn(template))[0], sheetTitles);
  await chooseFile(wizard, await template.path());
  await says(wizard, "belum berisi data");
});

test("faults are listed by row, column and reason, corrected in place, and all is saved", async () => {
  const { page, wizard } = await opened();
  await checkFile(
    wizard,
    xlsx([
      person("FLT-1"),
      person("FLT-2", { jurusan_kode: "IPAA" }),
      person("FLT-3", { nama: "" }),
      person("FLT-4", { sesi: "abc" }),
      person("FLT-1"),
    ]),
  );
  await soon.match(() => faultRow(wizard, 3).innerText(), /jurusan_kode[\s\S]*Maksud Anda IPA/u);
  await soon.match(() => faultRow(wizard, 4).innerText(), /nama[\s\S]*Nama peserta wajib diisi\./u);
  await soon.match(() => faultRow(wizard, 5).innerText(), /Sesi[\s\S]*angka 1 sampai 99/u);
  await soon.match(() => faultRow(wizard, 6).innerText(), /no_ujian[\s\S]*baris 2/u);
  await soon.is(() => figureOf(wizard, "Salah"), "4");
  await screenshot(page, "import-faults");
  await look(page, "the faults");
  await faultRow(wizard, 3).getByRole("button", { name: "Pakai IPA" }).click();
  await faultRow(wizard, 3).getByText("Siap disimpan").waitFor();
  await wizard.getByLabel("Isi nama di baris 4").fill("Nama Baru");
  await page.keyboard.press("Enter");
  await faultRow(wizard, 4).getByText("Siap disimpan").waitFor();
  // Past the button that would correct all such rows, without pressing it.
  await wizard.getByLabel("Isi Sesi di baris 5").fill("2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await faultRow(wizard, 5).getByText("Siap disimpan").waitFor();
  await wizard.getByLabel("Isi no_ujian di baris 6").fill("FLT-5");
  await page.keyboard.press("Enter");
  await faultRow(wizard, 6).getByText("Siap disimpan").waitFor();
  await saveButton(wizard).and(wizard.getByText("Simpan 5 peserta")).click();
  await says(wizard, "5 peserta tersimpan");
  await soon.is(() => storedCount(page, "FLT-"), 5);
  const { items } = await callBeside(page, listParticipants, { q: "FLT-4" });
  assert.is(items[0]?.sesi, 2);
});

test("a double click on the check does not save what nobody has seen yet", async () => {
  const { page, wizard } = await opened();
  await chooseFile(wizard, xlsx([person("TWICE-1")]));
  await wizard.getByRole("button", { name: "Periksa isi" }).dblclick();
  await saveButton(wizard).waitFor();
  await says(wizard, "Tidak ada kesalahan. Data siap disimpan.");
  await soon.is(() => storedCount(page, "TWICE-1"), 0);
});

test("what many rows say wrongly alike is put right for all at once", async () => {
  const { page, wizard } = await opened();
  const people = ["ALL-1", "ALL-2", "ALL-3"].map((no) => person(no, { jurusan_kode: "IPSS" }));
  await checkFile(wizard, xlsx([...people, person("ALL-4", { agama_kode: "Jedi" })]));
  await wizard.getByRole("button", { name: "Perbaiki 3 sekaligus" }).click();
  await saveButton(wizard).and(wizard.getByText("Simpan 3 peserta")).waitFor();
  await wizard.getByLabel("Isi agama_kode di baris 5").fill("Hindu");
  await page.keyboard.press("Enter");
  await saveButton(wizard).and(wizard.getByText("Simpan 4 peserta")).waitFor();
});

test("a csv of another system is matched by its headers, the rest by hand", async () => {
  const { page, wizard } = await opened();
  await chooseFile(
    wizard,
    csv([
      ["Kode Unik", "Nama Siswa", "Kelas", "Catatan"],
      ["0007", '"Siti ""Titi"" Nur\'aini"', "XII IPA 2", "x"],
      ["0008", "Budi", "XII IPA 2", "y"],
    ]),
  );
  await says(wizard, "2 baris terbaca");
  const source = (column: string) => wizard.getByLabel(`Asal kolom ${column}`);
  const chosen = (column: string) => source(column).locator("option:checked").innerText();
  await soon.is(() => chosen("nama"), "Nama Siswa");
  await soon.is(() => chosen("group"), "Kelas");
  const check = wizard.getByRole("button", { name: "Periksa isi" });
  await soon.ok(() => check.isDisabled());
  await wizard.getByText("Belum ada asal untuk kolom wajib").waitFor();
  await screenshot(page, "import-columns");
  await look(page, "matching the columns");
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
  await says(wizard, "2 peserta tersimpan");
  const { items } = await callBeside(page, listParticipants, { q: "000" });
  const [first] = items.filter(({ no_ujian }) => no_ujian === "0007");
  assert.equal(
    [first?.nama, first?.group_path, first?.jurusan_kode],
    [`Siti "Titi" Nur'aini`, "XII / XII IPA 2", "IPA"],
  );
});

test("a header that nobody knows is pointed at by hand", async () => {
  const { page, wizard } = await opened();
  await chooseFile(
    wizard,
    csv([
      ["Daftar kami", "", "", ""],
      ["A", "B", "C", "D"],
      ["HAND-1", "Tanpa Judul", "IPA", "Islam"],
    ]),
  );
  await wizard.getByText("Judul kolom tidak dikenali").waitFor();
  await wizard.getByLabel("Baris judul kolom").selectOption("2");
  await says(wizard, "1 baris terbaca");
  for (const [column, header] of [
    ["no_ujian", "A"],
    ["nama", "B"],
    ["jurusan_kode", "C"],
    ["agama_kode", "D"],
  ] as const) {
    await wizard.getByLabel(`Asal kolom ${column}`).selectOption({ label: header });
  }
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await saveButton(wizard).click();
  await says(wizard, "1 peserta tersimpan");
  await soon.is(() => storedCount(page, "HAND-1"), 1);
});

const twins = [person("01-003-0061", { nama: "Nama Dari File" }), person("TWIN-NEW")];

test("those who exist are skipped, or stop it all, as the person says", async () => {
  const { page, wizard } = await opened();
  await checkFile(wizard, xlsx(twins));
  await wizard.getByLabel("Jangan simpan apa pun").check();
  await wizard.getByText("Tidak ada yang disimpan, karena 1 peserta sudah ada").waitFor();
  await soon.ok(() => saveButton(wizard).isDisabled());
  await wizard.getByLabel("Lewati").check();
  await wizard.getByRole("tab", { name: /^Sudah ada/u }).click();
  await wizard.getByText("Sudah ada di server:").waitFor();
  await screenshot(page, "import-duplicates");
  await look(page, "the choice about duplicates");
  await saveButton(wizard).and(wizard.getByText("Simpan 1 peserta")).click();
  await says(wizard, "1 peserta tersimpan");
  await soon.is(() => figureOf(wizard, "Dilewati"), "1");
  await soon.is(() => storedCount(page, "Nama Dari File"), 0);
});

test("those who exist are updated, empty cells leaving what they have", async () => {
  const { page, wizard } = await opened();
  const before = (await callBeside(page, listParticipants, { q: "01-003-0061" })).items[0];
  await checkFile(wizard, xlsx(twins.slice(0, 1)));
  await wizard.getByLabel("Perbarui").check();
  await saveButton(wizard).click();
  await says(wizard, "1 peserta tersimpan");
  await soon.is(() => figureOf(wizard, "Diperbarui"), "1");
  const after = (await callBeside(page, listParticipants, { q: "01-003-0061" })).items[0];
  assert.is(after?.nama, "Nama Dari File");
  assert.equal([after?.group_path, after?.sesi], [before?.group_path, before?.sesi]);
});

test("the summary shows made passwords with their groups, and closing over them asks", async () => {
  const { page, wizard } = await opened();
  const own = person("SUM-2", { password: "dari-file" });
  await checkFile(
    wizard,
    xlsx([person("SUM-1", { group: "XI IPA 2" }), own, person("SUM-3", { nama: "" })]),
  );
  await saveButton(wizard).click();
  await says(wizard, "2 peserta tersimpan");
  await soon.is(() => figureOf(wizard, "Ditambahkan"), "2");
  await soon.is(() => figureOf(wizard, "Ditolak"), "1");
  const slips = wizard.getByRole("table", { name: "Password peserta" });
  await soon.is(() => slips.getByRole("row").count(), 2, "a header and the one that was made");
  const slip = slips.getByRole("row", { name: /SUM-1/u });
  await soon.match(() => slip.innerText(), /XI \/ XI IPA 2[\s\S]*[A-HJ-KMNP-Z2-9]{8}$/u);
  await screenshot(page, "import-done");
  await look(page, "the last step");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Tutup impor?");
  await question.getByText("tidak dapat dilihat lagi").waitFor();
  await question.getByRole("button", { name: "Batal" }).click();
  await slips.waitFor();
  await finish(page, wizard);
  await page.getByLabel("Cari nama atau nomor ujian").fill("SUM-");
  await range(page, "1–2 dari 2");
});

test("rejected rows come as a file with their reasons, named by the server's clock", async () => {
  const page = await exo.newPage();
  await page.clock.install({ time: new Date("2031-01-02T03:04:00Z") });
  await exo.enter(page);
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const wizard = await openWizard(page);
  await checkFile(wizard, xlsx([person("REJ-1"), person("REJ-2", { agama_kode: "Jedi" })]));
  const sheet = await downloaded(page, () =>
    wizard.getByRole("button", { name: "Unduh baris yang ditolak .xlsx" }).click(),
  );
  assert.match(sheet.suggestedFilename(), /^peserta_ditolak_20(?!31)\d{6}-\d{4}\.xlsx$/u);
  const rows = await rowsIn(sheet);
  assert.is(rows.length, 2);
  assert.match(JSON.stringify(rows[1]), /REJ-2.*Jedi.*tidak ada di server/u);
  const text = await textIn(
    await downloaded(page, () =>
      wizard.getByRole("button", { name: "Unduh baris yang ditolak .csv" }).click(),
    ),
  );
  assert.match(text, "REJ-2");
  assert.not.match(text, "REJ-1");
});

for (const [what, file, sentence] of [
  ["a Word document named .xlsx", () => fileOf("peserta.xlsx", oleFile("WordDocument")), "Word"],
  ["an encrypted one", () => fileOf("a.xlsx", oleFile("EncryptedPackage")), "kata sandi"],
  ["a zip bomb", () => fileOf("bom.xlsx", bomb()), "lebih dari 60 MB"],
  ["half a file", () => fileOf("a.xlsx", xlsx([person("1")]).buffer.subarray(0, 400)), "rusak"],
  ["a web page named .xls", () => fileOf("a.xls", "<html><table>"), "halaman web"],
  ["an empty file", () => fileOf("a.csv", ""), "kosong"],
] as const) {
  test(`${what} is refused in one sentence, and the next file is taken`, async () => {
    const { page, wizard } = await opened();
    await chooseFile(wizard, file());
    await wizard.getByRole("alert").getByText(sentence).waitFor();
    if (what === "a zip bomb") {
      await screenshot(page, "import-refused");
      await look(page, "a refused file");
    }
    await chooseFile(wizard, xlsx([person("NEXT-1")]));
    await says(wizard, "1 baris terbaca");
    await soon.is(() => wizard.getByRole("alert").count(), 0);
  });
}

function bomb(): Uint8Array {
  const row = textRow(1, ["a".repeat(1000)]);
  return xlsxFile({ sheets: [{ name: "A", rows: row.repeat(70_000) }] });
}

test.run();
