// What is done to participants from the list, one or many: block, move, reset, delete, and taking it back.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import {
  createParticipant,
  getParticipant,
  listParticipants,
} from "../../contract/participants.ts";
import { Console, printedPages, screenshot } from "../../testing/browser/console-page.ts";
import { look } from "../../testing/browser/looks.ts";
import {
  callBeside,
  chooseFor,
  columnTexts,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { counted, cut, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participant actions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const changing = /\/participants\/changes$/u;
const passwordShape = /^[A-HJ-KMNP-Z2-9]{8}$/u;
const seededReason = "Keluar dari halaman ujian lebih dari 3 kali";

/** The list narrowed to one person, of whom the seed has exactly one. */
async function openedFor(number: string): Promise<{ page: Page; name: string }> {
  const page = await openScreen(exo, "peserta", `?q=${number}`);
  await rowOf(page, number).waitFor();
  return { page, name: (await columnTexts(page, "Nama"))[0] ?? "" };
}

async function statusOf(page: Page, number: string) {
  const { items } = await callBeside(page, listParticipants, { q: number });
  return callBeside(page, getParticipant, { id: items[0]?.id ?? "" });
}

async function selectEverybody(page: Page): Promise<void> {
  await page.getByLabel("Pilih semua di halaman ini").check();
  await page.getByRole("button", { name: "Pilih semua 360" }).click();
  await page.getByText("360 dipilih").waitFor();
}

async function chooseForSelection(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Tindakan", exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("blocking needs a reason, says it is done, and can be undone", async () => {
  const { page, name } = await openedFor("01-002-0031");
  await chooseFor(page, name, "Blokir");
  const dialog = dialogOf(page, `Blokir: ${name}`);
  await isFocused(dialog.getByLabel("Alasan blokir"));
  await dialog.getByRole("button", { name: "Blokir" }).click();
  await dialog.getByText("Alasan blokir wajib diisi.").waitFor();
  await dialog.getByLabel("Alasan blokir").fill("Membawa catatan");
  await dialog.getByRole("button", { name: "Blokir" }).click();
  await rowOf(page, "Diblokir").waitFor();
  assert.is((await statusOf(page, "01-002-0031")).block_reason, "Membawa catatan");
  await toast(page, `${name} diblokir.`).getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "1 peserta kembali seperti semula.").waitFor();
  await rowOf(page, "Aktif").waitFor();
  assert.is((await statusOf(page, "01-002-0031")).status, "active");
});

for (const [item, label, typed] of [
  ["Blokir", "Alasan blokir", "Setengah alasan"],
  ["Pindah sesi", "Sesi", "5"],
] as const) {
  test(`closing ${item} with something typed asks first`, async () => {
    const { page, name } = await openedFor("01-002-0032");
    await chooseFor(page, name, item);
    const dialog = dialogOf(page, `${item}: ${name}`);
    await dialog.getByLabel(label).fill(typed);
    await page.keyboard.press("Escape");
    const question = dialogOf(page, "Perubahan belum disimpan");
    await question.getByRole("button", { name: "Kembali mengisi" }).click();
    await isFocused(dialog.getByLabel(label));
    await soon.is(() => dialog.getByLabel(label).inputValue(), typed);
    await dialog.getByRole("button", { name: "Batal" }).click();
    await question.getByRole("button", { name: "Buang perubahan" }).click();
    await dialog.waitFor({ state: "hidden" });
    await isFocused(page.getByRole("button", { name: `Tindakan untuk ${name}` }));
  });
}

test("closing it with nothing typed does not ask", async () => {
  const { page, name } = await openedFor("01-002-0032");
  await chooseFor(page, name, "Blokir");
  await dialogOf(page, `Blokir: ${name}`).waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page, `Blokir: ${name}`).waitFor({ state: "hidden" });
  await soon.is(() => page.getByRole("dialog").count(), 0);
});

test("a move that fails says why in the dialog and works on the next try", async () => {
  const { page, name } = await openedFor("01-002-0033");
  await chooseFor(page, name, "Pindah group");
  const dialog = dialogOf(page, `Pindah group: ${name}`);
  await dialog.getByLabel("Group").fill("xi ips 1");
  await page.getByRole("listbox", { name: "Group" }).getByText("XI / XI IPS 1").click();
  const restore = await cut(page, changing);
  await dialog.getByRole("button", { name: "Pindah group" }).click();
  await dialog.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await restore();
  await dialog.getByRole("button", { name: "Lanjutkan" }).click();
  await rowOf(page, "XI / XI IPS 1").waitFor();
});

test("unblocking and activating happen at once, with the way back", async () => {
  const { page, name } = await openedFor("01-003-0075");
  await chooseFor(page, name, "Buka blokir");
  await rowOf(page, "Aktif").waitFor();
  await toast(page, `Blokir ${name} dibuka.`).getByRole("button", { name: "Urungkan" }).click();
  await rowOf(page, "Diblokir").waitFor();
  assert.is((await statusOf(page, "01-003-0075")).block_reason, seededReason);
});

test("a pressed-twice action is one change", async () => {
  const { page, name } = await openedFor("01-002-0034");
  const calls = counted(page, changing);
  const release = await hold(page, changing);
  await chooseFor(page, name, "Pindah sesi");
  const dialog = dialogOf(page, `Pindah sesi: ${name}`);
  await dialog.getByLabel("Sesi").fill("9");
  await dialog.getByRole("button", { name: "Pindah sesi" }).dblclick();
  release();
  await dialog.waitFor({ state: "hidden" });
  await rowOf(page, "9").waitFor();
  assert.is(calls(), 1);
});

test("all 360 are blocked with one reason, counted, and all come back as they were", async () => {
  const page = await openScreen(exo, "peserta");
  await range(page, "1–50 dari 360");
  await selectEverybody(page);
  await chooseForSelection(page, "Blokir");
  const dialog = dialogOf(page, "Blokir: 360 peserta");
  const start = dialog.getByRole("button", { name: "Blokir 360 peserta" });
  await start.click();
  await dialog.getByText("Alasan blokir wajib diisi.").waitFor();
  await dialog.getByLabel("Alasan blokir").fill("Listrik padam");
  await page.keyboard.press("Escape");
  await dialogOf(page, "Perubahan belum disimpan")
    .getByRole("button", { name: "Kembali mengisi" })
    .click();
  await look(page, "the bulk dialog");
  await start.click();
  const told = toast(page, "360 peserta diblokir.");
  await told.waitFor();
  await dialog.waitFor({ state: "hidden" });
  await told.hover();
  await screenshot(page, "participants-bulk-blocked");
  await look(page, "the result of a bulk change");
  assert.is((await callBeside(page, listParticipants, { status: "blocked" })).total, 360);
  await told.getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "360 peserta kembali seperti semula.").waitFor();
  const blocked = await callBeside(page, listParticipants, { status: "blocked" });
  assert.is(blocked.total, 6);
  assert.ok(blocked.items.every(({ block_reason }) => block_reason === seededReason));
});

test("a double click on a bulk change neither stops it nor does it twice", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-006-");
  await range(page, "1–30 dari 30");
  await page.getByLabel("Pilih semua di halaman ini").check();
  await chooseForSelection(page, "Pindah sesi");
  const dialog = dialogOf(page, "Pindah sesi: 30 peserta");
  await dialog.getByLabel("Sesi").fill("4");
  await dialog.getByRole("button", { name: "Pindah sesi 30 peserta" }).dblclick();
  await toast(page, "Sesi 30 peserta diubah.").waitFor();
  await soon.is(() => toast(page, "Sesi 30 peserta diubah.").count(), 1);
  await dialog.waitFor({ state: "hidden" });
});

test("deleting can be undone from its toast", async () => {
  const { page, name } = await openedFor("01-004-0099");
  await chooseFor(page, name, "Hapus");
  const dialog = dialogOf(page, `Hapus: ${name}`);
  await dialog.getByText("dapat diurungkan").waitFor();
  await dialog.getByRole("button", { name: "Hapus" }).click();
  await page.getByText("Tidak ada yang cocok").waitFor();
  await toast(page, `${name} dihapus.`).getByRole("button", { name: "Urungkan" }).click();
  await rowOf(page, "01-004-0099").waitFor();
});

test("who has results is not deleted, and the reason says so", async () => {
  const { page, name } = await openedFor("01-001-0001");
  await chooseFor(page, name, "Hapus");
  const dialog = dialogOf(page, `Hapus: ${name}`);
  await dialog.getByRole("button", { name: "Hapus" }).click();
  await dialog.getByText("Sudah punya 1 hasil ujian.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await rowOf(page, "01-001-0001").waitFor();
});

test("deleting many says for each person who stayed why, and brings the others back", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-001-00&rows=20&sort=no_ujian");
  await range(page, "1–20 dari 30");
  await page.getByLabel("Pilih semua di halaman ini").check();
  await chooseForSelection(page, "Hapus");
  const dialog = dialogOf(page, "Hapus: 20 peserta");
  await dialog.getByRole("button", { name: "Hapus 20 peserta" }).click();
  await dialog.getByText("15 berhasil").waitFor();
  await dialog.getByText("5 ditolak").waitFor();
  const refused = dialog.getByRole("table", { name: "Yang ditolak dan alasannya" });
  await soon.is(() => refused.getByRole("row").count(), 6, "the header and five people");
  await soon.is(() => refused.getByText("Sudah punya 1 hasil ujian.").count(), 5);
  await screenshot(page, "participants-bulk-refused");
  await look(page, "who was refused, and why");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await toast(page, "15 peserta dihapus.").getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "15 peserta kembali seperti semula.").waitFor();
  await settled(page);
  await range(page, "1–20 dari 30");
});

test("a bulk change that the network cuts off says how far it got, and goes on", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-005-");
  await range(page, "1–30 dari 30");
  await page.getByLabel("Pilih semua di halaman ini").check();
  await chooseForSelection(page, "Pindah sesi");
  const dialog = dialogOf(page, "Pindah sesi: 30 peserta");
  await dialog.getByLabel("Sesi").fill("8");
  const restore = await cut(page, changing);
  await dialog.getByRole("button", { name: "Pindah sesi 30 peserta" }).click();
  await dialog.getByText("30 belum diproses.").waitFor();
  await restore();
  await dialog.getByRole("button", { name: "Lanjutkan" }).click();
  await toast(page, "Sesi 30 peserta diubah.").waitFor();
});

test("reset passwords are shown this once, with the group, and can be printed and downloaded", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-009-02&rows=20");
  await settled(page);
  await page.getByLabel("Pilih semua di halaman ini").check();
  const count = await page.getByRole("main").locator("tbody tr").count();
  await chooseForSelection(page, "Reset password");
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

test("somebody deleted meanwhile is said to be gone", async () => {
  const page = await openScreen(exo, "peserta");
  const { items } = await callBeside(page, listParticipants, { per_page: 1 });
  const { jurusan_id, agama_id } = items[0]!;
  const { participant } = await callBeside(page, createParticipant, {
    no_ujian: "GONE-1",
    nama: "Segera Hilang",
    sesi: 1,
    jurusan_id,
    agama_id,
    group_id: null,
    antiblock: false,
    password: "rahasia",
  });
  await page.getByLabel("Cari nama atau nomor ujian").fill("GONE-1");
  await rowOf(page, "Segera Hilang").waitFor();
  const other = await exo.newTab(page);
  await other.goto(page.url());
  await chooseFor(other, participant.nama, "Hapus");
  await dialogOf(other, "Hapus: Segera Hilang").getByRole("button", { name: "Hapus" }).click();
  await toast(other, "Segera Hilang dihapus.").waitFor();
  await chooseFor(page, participant.nama, "Nonaktifkan");
  await toast(page, "Peserta tidak ditemukan.").waitFor();
});

test.run();
