// The participants as somebody goes about them: found, added, blocked, moved, deleted, brought back, one and many.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { getParticipant, listParticipants } from "../../contract/participants.ts";
import { Console, printedPages, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  chooseForSelected,
  columnTexts,
  dialogOf,
  go,
  isFocused,
  openScreen,
  range,
  rowOf,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { counted } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participants");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** Of the seed; those that a test adds have other numbers. */
const everybody = "?q=01-0";
const firstFifty = "1–50 dari 360";
const passwordShape = /^[A-HJ-KMNP-Z2-9]{8}$/u;
const seededReason = "Keluar dari halaman ujian lebih dari 3 kali";
const searchOf = (page: Page) => page.getByLabel("Cari nama atau nomor ujian");

async function tickColumn(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Kolom", exact: true }).click();
  await page.getByRole("group", { name: "Kolom yang ditampilkan" }).getByLabel(name).click();
  await page.keyboard.press("Escape");
}

test("search, filters, order and page stand in the address: reload and back show the same list", async () => {
  const page = await exo.signedIn();
  const calls = counted(page, /\/participants(?:\?|$)/u);
  await go(page, addressOf(exo, "peserta", everybody));
  await range(page, firstFifty);
  assert.is(calls(), 1, "one call brings the list");
  const firstNumber = async () => (await columnTexts(page, "Nomor ujian"))[0];
  const header = page.getByRole("columnheader", { name: "Nomor ujian" });
  const sort = page.getByRole("button", { name: "Nomor ujian" });
  await sort.click();
  await soon.is(() => header.getAttribute("aria-sort"), "ascending");
  await soon.is(firstNumber, "01-001-0001");
  await sort.click();
  await soon.is(() => header.getAttribute("aria-sort"), "descending");
  await soon.is(firstNumber, "01-012-0360");
  await page.getByRole("button", { name: "Halaman berikutnya" }).click();
  await range(page, "51–100 dari 360");
  await page.waitForURL(/page=2/u);
  await page.getByLabel("Sesi", { exact: true }).selectOption({ label: "Sesi 3" });
  await range(page, "1–50 dari 120");
  await page.waitForURL((url) => !/page=/u.test(url.href));
  await page.getByLabel("Group").selectOption({ label: "X / X 1" });
  await range(page, "1–10 dari 10");
  await searchOf(page).fill("01-00");
  await page.waitForURL(/(?=.*[?&]q=01-00)(?=.*sort=-no_ujian)/u);
  await settled(page);
  const address = page.url();
  const numbers = await columnTexts(page, "Nomor ujian");
  await page.reload();
  await range(page, "1–10 dari 10");
  await soon.equal(() => columnTexts(page, "Nomor ujian"), numbers);
  await soon.is(() => searchOf(page).inputValue(), "01-00");
  await page.getByRole("link", { name: "Jurusan" }).first().click();
  await page.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
  await page.goBack();
  await range(page, "1–10 dari 10");
  assert.is(page.url(), address);
  await soon.equal(() => columnTexts(page, "Nomor ujian"), numbers);
});

test("the first row on screen stays with other rows per page; those and the columns are remembered", async () => {
  const page = await openScreen(exo, "peserta", `${everybody}&sort=no_ujian&page=2`);
  await range(page, "51–100 dari 360");
  await page.getByLabel("Baris", { exact: true }).selectOption("20");
  await range(page, "41–60 dari 360");
  await page.waitForURL(/rows=20/u);
  await page.getByRole("button", { name: "Halaman terakhir" }).click();
  await range(page, "341–360 dari 360");
  await rowOf(page, "01-012-0360").waitFor();
  await tickColumn(page, "Agama");
  await tickColumn(page, "Jurusan");
  await page.goto(addressOf(exo, "peserta", everybody));
  await range(page, "1–20 dari 360");
  await page.getByRole("columnheader", { name: "Agama" }).waitFor();
  await soon.is(() => page.getByRole("columnheader", { name: "Jurusan" }).count(), 0);
  await page.getByRole("button", { name: "Kolom", exact: true }).click();
  await page.getByRole("button", { name: "Tampilkan semua" }).click();
  await page.getByRole("columnheader", { name: "Jurusan" }).waitFor();
});

test("one after the other is added, names with quotes and numbers with zeros; all made passwords are shown once at the end", async () => {
  const page = await openScreen(exo, "jurusan");
  await page.getByRole("link", { name: "Peserta" }).first().click();
  const name = `Siti "Titi" Nur'aini <b>O'Neil</b> & Co`;
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = dialogOf(page, "Tambah peserta");
  await form.getByLabel("Nomor ujian").fill("000123");
  await form.getByLabel("Nama").fill(name);
  await form.getByLabel("Jurusan").selectOption({ label: "Ilmu Pengetahuan Alam (IPA)" });
  await form.getByLabel("Agama").selectOption({ label: "Islam (ISLAM)" });
  await form.getByLabel("Group").fill("xii ipa 1");
  await page.getByRole("listbox", { name: "Group" }).getByText("XII / XII IPA 1").click();
  await form.getByRole("button", { name: "Simpan & tambah lagi" }).click();
  await form.getByText("1 peserta ditambahkan. Password-nya ditampilkan").waitFor();
  await isFocused(form.getByLabel("Nomor ujian"));
  await soon.is(() => form.getByLabel("Group").inputValue(), "XII / XII IPA 1");
  await form.getByLabel("Nomor ujian").fill("000124");
  await form.getByLabel("Nama").fill("Budi");
  await form.getByRole("button", { name: "Simpan & tambah lagi" }).click();
  await form.getByText("2 peserta ditambahkan.").waitFor();
  await visualCheck(page, "a round of participants");
  await page.goBack();
  const passwords = dialogOf(page, "Password baru");
  await soon.match(() => passwords.getByRole("row", { name: /000124/u }).innerText(), /Budi/u);
  const slip = passwords.getByRole("row", { name: /000123/u });
  const made = (await slip.getByRole("cell").last().innerText()).trim();
  assert.match(made, passwordShape);
  await visualCheck(page, "new passwords");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Semua password sudah dicatat?");
  await question.getByRole("button", { name: "Batal" }).click();
  await slip.waitFor();
  await passwords.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await question.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await passwords.waitFor({ state: "hidden" });
  await soon.is(() => page.getByText(made).count(), 0);
  await page.goto(addressOf(exo, "peserta", "?q=00012"));
  await rowOf(page, "000124").waitFor();
  const row = rowOf(page, "000123");
  await soon.match(() => row.innerText(), name);
  await soon.match(() => row.innerText(), "XII / XII IPA 1");
  await row.getByRole("button", { name: /^Lihat detail/u }).click();
  await page.getByText("Terakhir masuk").waitFor();
  await soon.is(() => page.getByText(made).count(), 0);
});

test("one is blocked for a reason that the detail tells, and deleted; the toasts take both back", async () => {
  const number = "01-002-0031";
  const page = await openScreen(exo, "peserta", `?q=${number}`);
  const [nama = ""] = await columnTexts(page, "Nama");
  const name = namedParticipant({ nama, no_ujian: number });
  await chooseFor(page, name, "Blokir");
  const dialog = dialogOf(page, `Blokir: ${name}`);
  await isFocused(dialog.getByLabel("Alasan blokir"));
  await dialog.getByRole("button", { name: "Blokir" }).click();
  await dialog.getByText("Alasan blokir wajib diisi.").waitFor();
  await dialog.getByLabel("Alasan blokir").fill("Membawa catatan");
  await dialog.getByRole("button", { name: "Blokir" }).click();
  await rowOf(page, "Diblokir").waitFor();
  await page.getByRole("button", { name: `Lihat detail ${name}` }).click();
  await page.getByText("Membawa catatan", { exact: true }).waitFor();
  await screenshot(page, "participants-detail");
  await page.getByRole("button", { name: `Tutup detail ${name}` }).click();
  await page.getByText("Membawa catatan", { exact: true }).waitFor({ state: "hidden" });
  await toast(page, `${name} diblokir.`).getByRole("button", { name: "Urungkan" }).click();
  await toast(page, `${name} kembali seperti semula.`).waitFor();
  await rowOf(page, "Aktif").waitFor();
  const { items } = await callBeside(page, listParticipants, { q: number });
  const { status } = await callBeside(page, getParticipant, { id: items[0]?.id ?? "" });
  assert.is(status, "active");
  await chooseFor(page, name, "Hapus");
  const deletion = dialogOf(page, `Hapus ${name}?`);
  await deletion.getByText("dapat dipulihkan lewat Terhapus").waitFor();
  await deletion.getByRole("button", { name: "Hapus" }).click();
  await page.getByText("Tidak ada yang cocok").waitFor();
  await toast(page, `${name} sudah dihapus.`).getByRole("button", { name: "Urungkan" }).click();
  await rowOf(page, number).waitFor();
});

test("all 360 are blocked with one reason, counted, and all come back as they were", async () => {
  const page = await openScreen(exo, "peserta", everybody);
  await range(page, firstFifty);
  await page.getByLabel("Pilih semua di halaman ini").check();
  await page.getByRole("button", { name: "Pilih semua 360" }).click();
  await page.getByText("360 dipilih").waitFor();
  await chooseForSelected(page, "Blokir");
  const dialog = dialogOf(page, "Blokir: 360 peserta");
  const start = dialog.getByRole("button", { name: "Blokir 360 peserta" });
  await start.click();
  await dialog.getByText("Alasan blokir wajib diisi.").waitFor();
  await dialog.getByLabel("Alasan blokir").fill("Listrik padam");
  await page.keyboard.press("Escape");
  await dialogOf(page, "Perubahan belum disimpan")
    .getByRole("button", { name: "Kembali mengisi" })
    .click();
  await visualCheck(page, "the bulk dialog");
  await start.click();
  const told = toast(page, "360 peserta diblokir.");
  await told.waitFor();
  await dialog.waitFor({ state: "hidden" });
  await told.hover();
  await visualCheck(page, "the result of a bulk change");
  assert.is((await callBeside(page, listParticipants, { status: "blocked" })).total, 360);
  await told.getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "360 peserta kembali seperti semula.").waitFor();
  const blocked = await callBeside(page, listParticipants, { status: "blocked" });
  assert.is(blocked.total, 6);
  assert.ok(blocked.items.every(({ block_reason }) => block_reason === seededReason));
});

test("deleting many says for each person who stayed why, and brings the others back", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-001-00&rows=20&sort=no_ujian");
  await range(page, "1–20 dari 30");
  await page.getByLabel("Pilih semua di halaman ini").check();
  await chooseForSelected(page, "Hapus");
  const dialog = dialogOf(page, "Hapus 20 peserta?");
  await dialog.getByRole("button", { name: "Hapus 20 peserta" }).click();
  await dialog.getByText("15 berhasil").waitFor();
  await dialog.getByText("5 ditolak").waitFor();
  const refused = dialog.getByRole("table", { name: "Yang ditolak dan alasannya" });
  await soon.is(() => refused.getByRole("row").count(), 6, "the header and five people");
  await soon.is(() => refused.getByText("Sudah punya 1 hasil ujian.").count(), 5);
  await visualCheck(page, "who was refused, and why");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await toast(page, "15 peserta sudah dihapus.").getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "15 peserta kembali seperti semula.").waitFor();
  await settled(page);
  await range(page, "1–20 dari 30");
});

test("reset passwords are shown this once, with the group, and can be printed and downloaded", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-009-02&rows=20");
  await page.getByLabel("Pilih semua di halaman ini").check();
  const count = await page.getByRole("main").locator("tbody tr").count();
  await chooseForSelected(page, "Reset password");
  await dialogOf(page, `Reset password: ${count} peserta`)
    .getByRole("button", { name: `Reset password ${count} peserta` })
    .click();
  const passwords = dialogOf(page, "Password baru");
  const table = passwords.getByRole("table");
  await table.waitFor();
  await soon.is(() => table.getByRole("row").count(), count + 1);
  for (const made of await lastCells(table)) assert.match(made, passwordShape);
  await table.getByText("XII / XII IPA 1").first().waitFor();
  await screenshot(page, "participants-passwords");
  await printed(page, passwords, count);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    passwords.getByRole("button", { name: "Unduh Excel" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^peserta.*password.*\.xlsx$/u);
  await page.keyboard.press("Escape");
  await passwords.waitFor({ state: "hidden" });
});

async function lastCells(table: Locator): Promise<string[]> {
  return (await table.locator("tbody td:last-child").allInnerTexts()).map((text) => text.trim());
}

/** What would come out of the printer: as many slips as people, and nothing else of the page. */
async function printed(page: Page, passwords: Locator, count: number): Promise<void> {
  // The browser's own print dialog would wait for somebody; what it would print stands there until it is told.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await passwords.getByRole("button", { name: "Cetak" }).click();
  await page.emulateMedia({ media: "print" });
  const slips = page.locator("body > div dl");
  await soon.is(() => slips.count(), count);
  await soon.ok(() => slips.first().isVisible());
  await soon.match(() => slips.first().innerText(), /Password\s+[A-Z2-9]{8}/u);
  assert.not.ok(await passwords.isVisible(), "the dialog is not printed");
  await screenshot(page, "participants-slips");
  await printedPages(page, "participants-slips");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await soon.is(() => slips.count(), 0);
}

test.run();
