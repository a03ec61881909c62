// The subjects screen as a person uses it: find, name correctors, delete, import what was exported.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createSubject } from "../../contract/subjects.ts";
import { Console } from "../../testing/browser/console-page.ts";
import {
  callBeside,
  chooseFor,
  chooseForSelected,
  columnTexts,
  dialogOf,
  openScreen,
  range,
  rowOf,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("subjects screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "matpel", query);
const plain = { scope: "umum" as const, agama_id: null, jurusan_ids: [], corrector_ids: [] };

test("search and kind leave only what they name, in the address too", async () => {
  const page = await opened("?scope=khusus&q=i");
  await settled(page);
  const kinds = await columnTexts(page, "Jenis");
  assert.ok(kinds.length > 3 && kinds.every((kind) => kind.startsWith("Khusus: ")), kinds.join());
  await page.getByLabel("Jenis").selectOption({ label: "Agama" });
  await page.waitForURL(/scope=agama/u);
  await rowOf(page, "Agama: Hindu").waitFor();
  await soon.is(() => rowOf(page, "Fisika").count(), 0);
});

test("says where essay questions have nobody to mark them", async () => {
  const page = await opened();
  const history = rowOf(page, "SEJ");
  await history.getByText("Esai tanpa korektor").waitFor();
  await soon.is(() => page.getByText("Esai tanpa korektor").count(), 1);
  await chooseFor(page, "SEJ — Sejarah", "Ubah");
  const dialog = dialogOf(page, "Ubah Sejarah");
  await dialog.getByText("Ada 3 soal esai tanpa korektor").waitFor();
  await dialog.getByRole("checkbox", { name: /Bambang/u }).check();
  await dialog.getByText("soal esai tanpa korektor").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await rowOf(page, "SEJ").getByText("Bambang").waitFor();
  await soon.is(() => page.getByText("Esai tanpa korektor").count(), 0);
});

test("deleting says what is kept and why, and the others go", async () => {
  const page = await opened();
  for (const kode of ["HPS1", "HPS2"]) {
    await callBeside(page, createSubject, { ...plain, kode, nama: `Hapus ${kode}`, kkm: null });
  }
  await page.getByLabel("Cari kode atau nama").fill("HPS");
  await range(page, "1–2 dari 2");
  await page.getByRole("checkbox", { name: "Pilih HPS1 — Hapus HPS1" }).check();
  await page.getByRole("checkbox", { name: "Pilih HPS2 — Hapus HPS2" }).check();
  // One searches on, and what is ticked stays ticked.
  await page.getByLabel("Cari kode atau nama").fill("HPS2");
  await page.getByText("1 tidak tampak di halaman ini").waitFor();
  await chooseForSelected(page, "Hapus");
  await dialogOf(page, "Hapus 2 matpel?").getByRole("button", { name: "Hapus 2 matpel" }).click();
  await toast(page, "2 matpel sudah dihapus.").waitFor();
  await page.getByRole("button", { name: "Hapus filter" }).first().click();
  await chooseFor(page, "BIN — Bahasa Indonesia", "Hapus");
  const dialog = dialogOf(page, /Hapus matpel BIN/u);
  await dialog.getByText("Masih dipakai 1 banksoal dan 5 kompetensi").waitFor();
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await dialog.getByText(/Dipakai 1 banksoal: BKSL-BIN-2026/u).waitFor();
});

test("what is exported is imported again and changes nothing", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Ekspor" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /xlsx/u }).click();
  const path = await (await saved).path();
  const name = (await saved).suggestedFilename();
  assert.match(name, /^matpel_.*\.xlsx$/u);
  await page.getByRole("button", { name: "Impor" }).click();
  const dialog = dialogOf(page, "Impor matpel");
  await dialog.locator("input[type=file]").setInputFiles(path);
  await dialog.getByRole("button", { name: "Periksa isi" }).click();
  await dialog.getByText("Tidak ada kesalahan. Data siap disimpan.").waitFor();
  await dialog.getByRole("radio", { name: /^Perbarui/u }).check();
  await dialog.getByRole("button", { name: /^Simpan \d+ matpel/u }).click();
  await dialog.getByRole("button", { name: "Selesai" }).waitFor();
  const figures = await dialog.locator("dl").innerText();
  assert.match(figures.replace(/\s+/gu, " "), /Ditambahkan 0 Diperbarui 0 Dilewati \d+/u);
});

test.run();
