// What every form of a record does, proven once: where faults stand, one submit, what no server and no answer cost, two
// people at the same record, leaving, and the keyboard. On the screens of majors and participants, whose forms are the kit's.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createMajor, listMajors, updateMajor } from "../../contract/majors.ts";
import { Console, phone, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  rowOf,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { faultOf } from "../../testing/browser/input-fault.ts";
import { answerHtml, counted, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("forms");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const creating = /\/majors$/u;

async function openedForm(): Promise<{ page: Page; form: Locator }> {
  const page = await openScreen(exo, "jurusan");
  await page.getByRole("button", { name: "Tambah jurusan" }).click();
  const form = dialogOf(page, "Tambah jurusan");
  await form.waitFor();
  return { page, form };
}

async function fill(form: Locator, kode: string, nama: string): Promise<void> {
  await form.getByLabel("Kode").fill(kode);
  await form.getByLabel("Nama").fill(nama);
}

const save = (form: Locator) => form.getByRole("button", { name: "Simpan" }).click();

async function storedAs(page: Page, q: string): Promise<[string, string][]> {
  const { items } = await callBeside(page, listMajors, { q });
  return items.map(({ kode, nama }) => [kode, nama]);
}

test("what is missing, and what the server refuses, stands under its input, which has the focus", async () => {
  const { page, form } = await openedForm();
  const calls = counted(page, creating);
  await form.getByLabel("Kode").fill("ipa");
  await save(form);
  await isFocused(form.getByLabel("Nama"));
  await soon.match(() => faultOf(form.getByLabel("Nama")), /wajib diisi/u);
  await soon.is(() => form.getByLabel("Kode").getAttribute("aria-invalid"), null);
  assert.is(calls(), 0, "the server was not asked");
  await visualCheck(page, "what is missing");
  await form.getByLabel("Nama").fill("Kembaran");
  await save(form);
  await isFocused(form.getByLabel("Kode"));
  await soon.match(() => faultOf(form.getByLabel("Kode")), /sudah dipakai/u);
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Kembaran");
  await visualCheck(page, "what is refused");
});

test("a double click on save, and Enter on top of it, is one record", async () => {
  const { page, form } = await openedForm();
  const calls = counted(page, creating);
  const release = await hold(page, creating);
  await fill(form, "SEKALI", "Sekali Saja");
  await form.getByRole("button", { name: "Simpan" }).dblclick();
  await page.keyboard.press("Enter");
  release();
  await form.waitFor({ state: "hidden" });
  await toast(page, "Jurusan SEKALI").waitFor();
  assert.is(calls(), 1);
  await soon.equal(() => storedAs(page, "SEKALI"), [["SEKALI", "Sekali Saja"]]);
});

test("the cable pulled out in mid-save, or a page of HTML for an answer: both are said, nothing typed is lost", async () => {
  const { page, form } = await openedForm();
  await fill(form, "PUTUS", "Kabel Dicabut");
  await page.context().setOffline(true);
  await save(form);
  await form.getByText("Belum tersimpan", { exact: true }).waitFor();
  await form.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await visualCheck(page, "not saved");
  await page.context().setOffline(false);
  const restore = await answerHtml(page, creating);
  await save(form);
  await form.getByText("Server menjawab dengan cara yang tidak dikenali").waitFor();
  await soon.is(() => page.getByText("Bad gateway").count(), 0);
  await soon.is(() => form.getByLabel("Kode").inputValue(), "PUTUS");
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Kabel Dicabut");
  await restore();
  await save(form);
  await form.waitFor({ state: "hidden" });
  await toast(page, "Jurusan PUTUS").waitFor();
  await rowOf(page, "Kabel Dicabut").waitFor();
});

test("of two who change the same record the second is told, and what both have changed is stored", async () => {
  const first = await openScreen(exo, "jurusan");
  await callBeside(first, createMajor, { kode: "DUA", nama: "Dua Tab" });
  const second = await exo.newTab(first);
  for (const page of [first, second]) {
    await page.goto(`${first.url().split("?")[0]}?q=Dua+Tab`);
    await chooseFor(page, "DUA — Dua Tab", "Ubah");
  }
  const mine = dialogOf(first, "Ubah jurusan");
  const theirs = dialogOf(second, "Ubah jurusan");
  await mine.getByLabel("Nama").fill("Dua Tab Pertama");
  await save(mine);
  await mine.waitFor({ state: "hidden" });
  await theirs.getByLabel("Kode").fill("DUA-2");
  await save(theirs);
  await theirs.getByText("Data ini baru saja diubah orang lain").waitFor();
  await theirs.getByText("Nama: Dua Tab Pertama").waitFor();
  await visualCheck(second, "a conflict");
  await soon.equal(() => storedAs(first, "Dua Tab"), [["DUA", "Dua Tab Pertama"]]);
  await theirs.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await soon.is(() => theirs.getByLabel("Kode").inputValue(), "DUA-2");
  await save(theirs);
  await theirs.waitFor({ state: "hidden" });
  const both = [["DUA-2", "Dua Tab Pertama"]];
  await soon.equal(() => storedAs(first, "Dua Tab"), both, "neither change is lost");
});

test("who takes the newer record has it in the form, and what they typed is gone", async () => {
  const page = await openScreen(exo, "jurusan");
  const kode = "BARU";
  const { id, version } = await callBeside(page, createMajor, { kode, nama: "Pakai Terbaru" });
  await page.getByLabel("Cari kode atau nama").fill("Pakai Terbaru");
  await chooseFor(page, "BARU — Pakai Terbaru", "Ubah");
  const form = dialogOf(page, "Ubah jurusan");
  await form.getByLabel("Nama").fill("Ketikan Saya");
  await callBeside(page, updateMajor, { id, version, kode, nama: "Pakai Terbaru Sekali" });
  await save(form);
  await form.getByRole("button", { name: "Pakai data terbaru" }).click();
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Pakai Terbaru Sekali");
});

test("leaving with unsaved input asks, by Escape, the back button and Batal; the focus returns to the opener", async () => {
  const page = await openScreen(exo, "agama");
  await page.getByRole("link", { name: "Jurusan" }).first().click();
  const opener = page.getByRole("button", { name: "Tambah jurusan" });
  await opener.click();
  const form = dialogOf(page, "Tambah jurusan");
  await form.waitFor();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  await opener.click();
  await form.getByLabel("Nama").fill("Belum Disimpan");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Perubahan belum disimpan");
  await question.waitFor();
  await visualCheck(page, "the question before closing");
  await question.getByRole("button", { name: "Kembali mengisi" }).click();
  await isFocused(form.getByLabel("Nama"));
  await page.goBack();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: "hidden" });
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Belum Disimpan");
  await form.getByRole("button", { name: "Batal" }).click();
  await question.getByRole("button", { name: "Buang perubahan" }).click();
  await form.waitFor({ state: "hidden" });
  await isFocused(opener);
});

test("the back button closes what is open, the topmost first, and leaves the screen only then", async () => {
  const page = await openScreen(exo, "agama");
  const before = page.url();
  await page.getByRole("link", { name: "Jurusan" }).first().click();
  await page.getByLabel("Cari kode atau nama").fill("IPA");
  await page.waitForURL(/q=IPA/u);
  const here = page.url();
  const opener = page.getByRole("button", { name: "Tambah jurusan" });
  const form = dialogOf(page, "Tambah jurusan");
  const opened = async () => {
    await opener.click();
    await form.waitFor();
    // Its entry of the history is made after what the press has done.
    await soon.is(() => page.evaluate(() => history.state?.dialogs), 1);
  };
  await opened();
  await page.goBack();
  await form.waitFor({ state: "hidden" });
  await isFocused(opener);
  assert.is(page.url(), here);
  for (const close of ["Escape", "Batal"]) {
    await opened();
    if (close === "Escape") await page.keyboard.press(close);
    else await form.getByRole("button", { name: close }).click();
    await form.waitFor({ state: "hidden" });
    await soon.is(() => page.evaluate(() => history.state?.dialogs), undefined);
  }
  assert.is(page.url(), here);
  await page.goBack();
  await page.getByRole("heading", { name: "Agama", exact: true }).waitFor();
  assert.is(page.url(), before);
  await page.goForward();
  await page.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
  await soon.is(() => page.getByRole("dialog").count(), 0);
});

test("the back button closes the menu of a row, and an action of it leaves no step behind", async () => {
  const page = await openScreen(exo, "jurusan", "", { size: phone });
  const here = page.url();
  const opener = page.getByRole("button", { name: /^Tindakan untuk/u }).first();
  const menu = page.getByRole("menu");
  const entries = () => page.evaluate(() => history.state?.dialogs);
  await opener.click();
  await soon.is(entries, 1);
  await page.goBack();
  await menu.waitFor({ state: "hidden" });
  await isFocused(opener);
  assert.is(page.url(), here);
  await opener.click();
  await soon.is(entries, 1);
  await menu.getByRole("menuitem", { name: "Hapus" }).click();
  const question = page.getByRole("dialog");
  await question.waitFor();
  await soon.is(entries, 1);
  await page.goBack();
  await question.waitFor({ state: "hidden" });
  await soon.is(entries, undefined);
  assert.is(page.url(), here);
});

test("a screen that was reached from a dialog leads back to the screen before, a filter set in a dialog stays", async () => {
  const page = await openScreen(exo, "jurusan", "", { size: phone });
  await page.getByRole("button", { name: "Master", exact: true }).click();
  const menu = dialogOf(page, "Menu");
  await soon.is(() => page.evaluate(() => history.state?.dialogs), 1);
  await menu.getByRole("link", { name: "Peserta", exact: true }).click();
  await page.getByRole("heading", { name: "Peserta", exact: true }).waitFor();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = dialogOf(page, "Filter dan urutan");
  await soon.is(() => page.evaluate(() => history.state?.dialogs), 1);
  await filters.getByLabel("Sesi").selectOption("Sesi 2");
  await page.waitForURL(/sesi=2/u);
  await page.goBack();
  await filters.waitFor({ state: "hidden" });
  assert.match(page.url(), /sesi=2/u);
  await page.getByRole("button", { name: "Filter (1)" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
  await soon.is(() => page.getByRole("dialog").count(), 0);
});

test("choices that cannot be had are said in the form, and come by themselves once they can", async () => {
  const page = await openScreen(exo, "peserta");
  await page.route(/\/(?:majors|religions|groups)\/options/u, (route) => route.abort());
  await page.reload();
  await settled(page);
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = dialogOf(page, "Tambah peserta");
  await form.getByText("tidak dapat dimuat").waitFor();
  await screenshot(page, "form-without-choices");
  await form.getByRole("button", { name: "Coba lagi" }).waitFor();
  await page.unrouteAll();
  await form.getByLabel("Jurusan").selectOption({ label: "Ilmu Pengetahuan Alam (IPA)" });
});

test.run();
