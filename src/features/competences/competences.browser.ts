// The competences screen as a person uses it: the tree, its order by mouse and by key, children, deleting with what is
// below, import of what was exported and of parents that come later.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console } from "../../testing/browser/console-page.ts";
import {
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  range,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { codes, handle, openFamily, waitForText } from "../../testing/browser/competence-family.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("competences screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("shows the tree, finds, filters, and keeps all of it in the address", async () => {
  const page = await openScreen(exo, "competence");
  const all = await codes(page);
  assert.match(all, /CP\.BACA TP\.B\.1 TP\.B\.2 CP\.TULIS/u);
  await page.getByLabel("Jenis").selectOption({ label: "Indikator" });
  await range(page, "1–2 dari 2");
  await page.getByLabel("Jenis").selectOption("");
  await page.getByLabel("Matpel").selectOption({ label: "Matematika (MTK)" });
  await page.getByLabel("Fase/kelas").selectOption({ label: "Fase E" });
  await page.getByLabel("Cari kode atau uraian").fill("pangkat");
  await page.waitForURL(/q=pangkat/u);
  await page.reload();
  await settled(page);
  await soon.is(() => codes(page), "CP.BIL TP.1.1 IND.1.1.1");
  await page.getByRole("button", { name: "Soal", exact: true }).click();
  await page.waitForURL(/sort=question_count/u);
  await page.getByRole("button", { name: "Urut susunan" }).click();
  await settled(page);
  await soon.is(() => codes(page), "CP.BIL TP.1.1 IND.1.1.1");
});

test("moves by arrow keys and by the row's menu; the focus stays on the handle", async () => {
  const { page } = await openFamily(exo);
  await handle(page, "C").focus();
  await page.keyboard.press("ArrowUp");
  await waitForText(page, "C sekarang urutan 2 dari 3.");
  await isFocused(handle(page, "C"));
  await page.keyboard.press("ArrowUp");
  await waitForText(page, "C sekarang urutan 1 dari 3.");
  await isFocused(handle(page, "C"));
  await soon.is(() => codes(page), "C A A1 A2 B");
  await chooseFor(page, "A1", "Turun");
  await waitForText(page, "A1 sekarang urutan 2 dari 2.");
  await soon.is(() => codes(page), "C A A2 A1 B");
  await page.getByRole("button", { name: "Tindakan untuk A1", exact: true }).click();
  const down = page.getByRole("menuitem", { name: "Turun", exact: true });
  await soon.is(() => down.getAttribute("aria-disabled"), "true");
});

test("a child is added below its parent, with its subject and phase", async () => {
  const { page } = await openFamily(exo);
  await chooseFor(page, "B", "Tambah turunan");
  const dialog = dialogOf(page, "Tambah turunan B");
  await soon.is(() => dialog.getByLabel("Fase/kelas").inputValue(), "Fase E");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Kode kompetensi wajib diisi.").waitFor();
  await isFocused(dialog.getByLabel("Kode"));
  await dialog.getByLabel("Kode").fill("a1");
  await dialog.getByLabel("Uraian").fill("Turunan pertama");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText(/Kode a1 sudah dipakai di matpel ini/u).waitFor();
  await dialog.getByLabel("Kode").fill("B1");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Kompetensi B1 sudah disimpan.").waitFor();
  await soon.is(() => codes(page), "A A1 A2 B B1 C");
});

test("deleting names what is below and takes it along", async () => {
  const { page } = await openFamily(exo);
  await chooseFor(page, "A", "Hapus");
  const dialog = dialogOf(page, "Hapus kompetensi A?");
  await dialog.getByText("Ikut terhapus: 2 kompetensi turunan").waitFor();
  await dialog.getByText("Uraian A2").waitFor();
  await dialog.getByRole("button", { name: "Hapus 3 kompetensi" }).click();
  await toast(page, "3 kompetensi sudah dihapus.").waitFor();
  await soon.is(() => codes(page), "B C");
});

test("what has questions is kept with the reason", async () => {
  const page = await openScreen(exo, "competence", "?q=TP.B.1");
  await chooseFor(page, "TP.B.1", "Hapus");
  const dialog = dialogOf(page, "Hapus kompetensi TP.B.1?");
  await dialog.getByText("Dipasang pada 4 soal").waitFor();
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await dialog.getByText("Dipakai 4 soal.").waitFor();
});

test("what is exported is imported again and changes nothing", async () => {
  const { page } = await openFamily(exo);
  await page.getByRole("button", { name: "Ekspor" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /Excel/u }).click();
  const file = await (await saved).path();
  await page.getByRole("button", { name: "Impor" }).click();
  const dialog = dialogOf(page, "Impor kompetensi");
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("button", { name: "Periksa isi" }).click();
  await dialog.getByText("Tidak ada kesalahan. Data siap disimpan.").waitFor();
  await dialog.getByRole("radio", { name: /^Perbarui/u }).check();
  await dialog.getByRole("button", { name: /^Simpan 5 kompetensi/u }).click();
  await dialog.getByRole("button", { name: "Selesai" }).waitFor();
  const figures = (await dialog.locator("dl").innerText()).replace(/\s+/gu, " ");
  assert.match(figures, /Ditambahkan 0 Diperbarui 0 Dilewati 5/u);
});

test("an import takes parents that come later, and tells those that come never", async () => {
  const { page, kode } = await openFamily(exo);
  await page.getByRole("button", { name: "Impor" }).click();
  const dialog = dialogOf(page, "Impor kompetensi");
  const lines = [
    "kode_matpel,kode_kompetensi,kode_induk,uraian,fase/kelas,jenis,level_kognitif",
    `${kode},Z1,Z,Anak lebih dahulu,e,TP,c2`,
    `${kode},Z,,Induk kemudian,Fase E,CP,`,
    `${kode},Y,TIADA,Tanpa induk,,TP,`,
  ];
  const buffer = Buffer.from(lines.join("\r\n"));
  const file = { name: "kompetensi.csv", mimeType: "text/csv", buffer };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("button", { name: "Periksa isi" }).click();
  await dialog.getByText(/Induk "TIADA" tidak ada di matpel/u).waitFor();
  await dialog.getByRole("button", { name: "Simpan 2 kompetensi" }).click();
  await dialog.getByRole("button", { name: "Selesai" }).click();
  await range(page, "1–7 dari 7");
  await soon.is(() => codes(page), "A A1 A2 B C Z Z1");
});

test.run();
