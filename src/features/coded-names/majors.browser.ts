// Majors, and religions which share their screen: add, change, refuse what is taken or in use.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createMajor, listMajors, updateMajor } from "../../contract/majors.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { look } from "../../testing/browser/looks.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { counted, cut, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("majors");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const ipa = "IPA — Ilmu Pengetahuan Alam";

async function add(page: Page, noun: string, kode: string, nama: string) {
  await page.getByRole("button", { name: `Tambah ${noun}` }).click();
  const form = dialogOf(page, `Tambah ${noun}`);
  await form.getByLabel("Kode").fill(kode);
  await form.getByLabel("Nama").fill(nama);
  await form.getByRole("button", { name: "Simpan" }).click();
  return form;
}

for (const [route, noun, title] of [
  ["jurusan", "jurusan", "Jurusan"],
  ["agama", "agama", "Agama"],
] as const) {
  test(`${noun}: added, found, changed, deleted`, async () => {
    const page = await openScreen(exo, route);
    await (await add(page, noun, "BARU-1", `Uji "coba" Ma'ruf`)).waitFor({ state: "hidden" });
    await toast(page, `${title} BARU-1`).waitFor();
    await page.getByLabel("Cari kode atau nama").fill("baru-");
    await range(page, "1–1 dari 1");
    await chooseFor(page, `BARU-1 — Uji "coba" Ma'ruf`, "Ubah");
    const form = dialogOf(page, `Ubah ${noun}`);
    await form.getByLabel("Nama").fill("Uji Kedua");
    await form.getByRole("button", { name: "Simpan" }).click();
    await rowOf(page, "Uji Kedua").waitFor();
    await chooseFor(page, "BARU-1 — Uji Kedua", "Hapus");
    const dialog = dialogOf(page, `Hapus ${noun} BARU-1 — Uji Kedua?`);
    await dialog.getByRole("button", { name: `Hapus 1 ${noun}` }).click();
    await page.getByText("Tidak ada yang cocok").waitFor();
  });

  test(`${noun}: a code that is taken is refused under its input, whatever its case`, async () => {
    const page = await openScreen(exo, route);
    const taken = route === "jurusan" ? "ipa" : "islam";
    const form = await add(page, noun, taken, "Kembaran");
    const code = form.getByLabel("Kode");
    await form.getByText(/sudah dipakai/u).waitFor();
    await isFocused(code);
    await soon.is(() => code.getAttribute("aria-invalid"), "true");
    const described = (await code.getAttribute("aria-describedby")) ?? "";
    const error = page.locator(`[id="${described.split(" ").at(-1)}"]`);
    await soon.match(() => error.innerText(), /sudah dipakai/u);
    await soon.is(() => form.getByLabel("Nama").inputValue(), "Kembaran");
    await look(page, `a refused ${noun}`);
  });

  test(`${noun}: one in use is not deleted, and says by how many it is used`, async () => {
    const page = await openScreen(exo, route);
    const label = route === "jurusan" ? ipa : "ISLAM — Islam";
    const row = rowOf(page, route === "jurusan" ? "IPA" : "ISLAM").first();
    await row.waitFor();
    await chooseFor(page, label, "Hapus");
    const dialog = dialogOf(page, `Hapus ${noun} ${label}?`);
    const warning = dialog.getByText(/Masih dipakai \d+ peserta/u);
    const [count = ""] = /\d+/u.exec(await warning.innerText()) ?? [];
    if (route === "jurusan") assert.is(count, "120");
    await soon.match(() => row.innerText(), count);
    await dialog.getByRole("button", { name: `Hapus 1 ${noun}` }).click();
    await dialog.getByText("1 ditolak").waitFor();
    const refused = dialog.getByRole("table", { name: "Yang ditolak dan alasannya" });
    await soon.match(() => refused.innerText(), new RegExp(`${count} peserta`, "u"));
    await screenshot(page, `${noun}-refused`);
    await look(page, "a refused deletion");
    await dialog.getByRole("button", { name: "Tutup" }).last().click();
    await row.waitFor();
  });
}

test("without a code the server makes one; without a name it is refused", async () => {
  const page = await openScreen(exo, "jurusan");
  const form = await add(page, "jurusan", "", "");
  await isFocused(form.getByLabel("Nama"));
  await form.getByText("wajib diisi").waitFor();
  await form.getByLabel("Nama").fill("Tanpa Kode");
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.waitFor({ state: "hidden" });
  const row = rowOf(page, "Tanpa Kode");
  await soon.match(() => row.innerText(), /\S+\s+Tanpa Kode/u);
});

test("a code in use is not changed, and says why", async () => {
  const page = await openScreen(exo, "jurusan");
  await chooseFor(page, ipa, "Ubah");
  const form = dialogOf(page, "Ubah jurusan");
  await form
    .getByText("Kode tidak dapat diubah karena dipakai 120 peserta dan 4 matpel.")
    .waitFor();
  assert.not.ok(await form.getByLabel("Kode").isEditable());
});

test("a double click on Simpan is one major", async () => {
  const page = await openScreen(exo, "jurusan");
  const calls = counted(page, /\/majors$/u);
  await page.getByRole("button", { name: "Tambah jurusan" }).click();
  const form = dialogOf(page, "Tambah jurusan");
  await form.getByLabel("Nama").fill("Sekali Saja");
  const release = await hold(page, /\/majors$/u);
  await form.getByRole("button", { name: "Simpan" }).dblclick();
  release();
  await form.waitFor({ state: "hidden" });
  assert.is(calls(), 1);
  assert.is((await callBeside(page, listMajors, { q: "Sekali Saja" })).total, 1);
});

test("of two who change the same major the second is told, and nothing is overwritten", async () => {
  const page = await openScreen(exo, "jurusan");
  const { id, version } = await callBeside(page, createMajor, { kode: "DUA", nama: "Dua Tab" });
  await page.getByLabel("Cari kode atau nama").fill("Dua Tab");
  await chooseFor(page, "DUA — Dua Tab", "Ubah");
  const form = dialogOf(page, "Ubah jurusan");
  await form.getByLabel("Nama").fill("Dua Tab Kedua");
  await callBeside(page, updateMajor, { id, version, kode: "DUA", nama: "Dua Tab Pertama" });
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.getByText("Data ini baru saja diubah orang lain").waitFor();
  await form.getByText("Dua Tab Pertama").waitFor();
  await screenshot(page, "jurusan-conflict");
  await look(page, "a conflict");
  const { items } = await callBeside(page, listMajors, { q: "DUA" });
  assert.is(items[0]?.nama, "Dua Tab Pertama");
  await form.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await form.getByRole("button", { name: "Simpan" }).click();
  await rowOf(page, "Dua Tab Kedua").waitFor();
});

test("what a failed save leaves is still in the form, and leaving it asks", async () => {
  const page = await openScreen(exo, "jurusan");
  const restore = await cut(page, /\/majors$/u);
  const form = await add(page, "jurusan", "PUTUS", "Kabel Putus");
  await form.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Perubahan belum disimpan");
  await question.getByRole("button", { name: "Kembali mengisi" }).click();
  await restore();
  await form.getByRole("button", { name: "Simpan" }).click();
  await rowOf(page, "Kabel Putus").waitFor();
});

test("a new major can be chosen for a participant at once", async () => {
  const page = await openScreen(exo, "jurusan");
  await (await add(page, "jurusan", "SEGAR", "Masih Segar")).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Peserta" }).first().click();
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  await dialogOf(page, "Tambah peserta")
    .getByLabel("Jurusan")
    .selectOption({ label: "Masih Segar (SEGAR)" });
});

test.run();
