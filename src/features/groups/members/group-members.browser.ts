// The members of a group: filtering, adding by number and by search, moving, removing, undoing, copying, import, export.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listGroupMembers } from "../../../contract/group-members.ts";
import { createGroup } from "../../../contract/groups.ts";
import { Console, screenshot } from "../../../testing/browser/console-page.ts";
import { openMembers } from "../../../testing/browser/screens/group-members-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { downloaded, fileOf, rowsIn } from "../../../testing/browser/import-steps.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  toast,
} from "../../../testing/browser/list-screen.ts";

const test = suite("members of a group");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function newGroup(page: Page, name: string): Promise<string> {
  const { id } = await callBeside(page, createGroup, { name, parent_id: null });
  await page.goto(addressOf(exo, "group.member").replace(":id", id));
  await page.getByText("Belum ada anggota").waitFor();
  return id;
}

const add = async (page: Page, how: string) => {
  await page.getByRole("button", { name: "Tambah anggota" }).first().click();
  await page.getByRole("menuitem", { name: how }).click();
};

test("pasted numbers: each is told what becomes of it, and nobody moves without consent", async () => {
  const page = await openMembers(exo, "X 1");
  const id = await newGroup(page, "Tempel");
  await add(page, "Tempel nomor ujian");
  const dialog = dialogOf(page, "Tambah anggota Tempel");
  await dialog.getByRole("button", { name: "Periksa" }).click();
  await dialog.getByText("Isi paling sedikit satu nomor ujian.").waitFor();
  await dialog
    .getByLabel("Nomor ujian")
    .fill("01-001-0001, 01-003-0090\n01-001-0002; zz-9 01-001-0001");
  await visualCheck(page, "pasting");
  await dialog.getByRole("button", { name: "Periksa 4 nomor" }).click();
  await dialog.getByRole("row", { name: /zz-9 Tidak dikenal/u }).waitFor();
  await dialog.getByRole("row", { name: /01-003-0090 .* Akan ditambahkan/u }).waitFor();
  await dialog.getByRole("row", { name: /01-001-0001 .* Tetap di X \/ X 1/u }).waitFor();
  await dialog.getByRole("button", { name: "Tambahkan 1 peserta" }).waitFor();
  await dialog.getByLabel("Pindahkan juga 2 peserta yang sudah di group lain").check();
  await visualCheck(page, "review of pasted numbers");
  await screenshot(page, "members-paste");
  await dialog.getByRole("button", { name: "Tambahkan 3 peserta" }).click();
  await dialog.getByRole("row", { name: /01-001-0001 .* Dipindahkan dari X \/ X 1/u }).waitFor();
  await dialog.getByRole("row", { name: /01-003-0090 .* Ditambahkan/u }).waitFor();
  await visualCheck(page, "result of pasted numbers");
  await screenshot(page, "members-paste-done");
  await dialog.getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "3 anggota kembali seperti semula.").waitFor();
  const { total } = await callBeside(page, listGroupMembers, { id });
  assert.is(total, 0);
});

test("members are searched among those without a group, and ticked", async () => {
  const page = await openMembers(exo, "X 1");
  await newGroup(page, "Cari");
  const before = page.url();
  await add(page, "Cari peserta");
  const dialog = dialogOf(page, "Tambah anggota Cari");
  await dialog.getByText("1–4 dari 4").waitFor();
  await visualCheck(page, "searching");
  await dialog.getByLabel("Cari nama atau nomor ujian").fill("Gita");
  await dialog.getByText("1–1 dari 1").waitFor();
  await page.keyboard.press("ArrowDown");
  await isFocused(dialog.getByLabel(/^Pilih Gita Hana Prasetyo \(\S+\)$/u));
  await page.keyboard.press("Space");
  await dialog.getByLabel("Cari nama atau nomor ujian").fill("");
  await dialog.getByText("1–4 dari 4").waitFor();
  await dialog.getByText("1 dipilih").waitFor();
  await dialog.getByRole("button", { name: "Pilih semua 4" }).click();
  await screenshot(page, "members-search");
  assert.is(page.url(), before, "the address is the screen's");
  await dialog.getByRole("button", { name: "Lanjut dengan 4 peserta" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await dialog.getByRole("button", { name: "Tambahkan 4 peserta" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("4 peserta kini anggota Cari.").first().waitFor();
  await dialog.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await range(page, "1–4 dari 4");
  // As they were, for the tests after this one.
  await page.getByLabel("Pilih semua di halaman ini").check();
  await page.getByRole("button", { name: "Keluarkan", exact: true }).click();
  const removal = dialogOf(page, "Keluarkan 4 anggota dari group?");
  await removal.getByRole("button", { name: "Keluarkan 4 anggota" }).click();
  await toast(page, "4 anggota dikeluarkan dari group.").waitFor();
  await page.getByText("Belum ada anggota").waitFor();
});

test("a selection moves to another group, with the way back", async () => {
  const page = await openMembers(exo, "X 2");
  await range(page, "1–30 dari 30");
  const ticks = page.locator("main tbody input[type=checkbox]");
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole("button", { name: "Pindahkan", exact: true }).click();
  const dialog = dialogOf(page, "Pindahkan 2 anggota");
  await dialog.getByLabel("Group tujuan").fill("XII IPS");
  await page.getByRole("option", { name: "XII / XII IPS 1" }).click();
  await visualCheck(page, "moving");
  await dialog.getByRole("button", { name: "Pindahkan 2 anggota" }).click();
  await toast(page, "2 anggota dipindahkan.").getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "2 anggota kembali seperti semula.").waitFor();
  await range(page, "1–30 dari 30");
});

test("one member is taken out by the row's own menu", async () => {
  const page = await openMembers(exo, "X 3");
  const row = bodyRows(page).first();
  const nama = await row.getByRole("rowheader").innerText();
  const menu = row.getByRole("button", { name: `Tindakan untuk ${nama} (` });
  const name = (await menu.getAttribute("aria-label"))!.replace("Tindakan untuk ", "");
  await chooseFor(page, name, "Keluarkan");
  const dialog = dialogOf(page, `Keluarkan ${name} dari group?`);
  await dialog.getByRole("button", { name: "Keluarkan", exact: true }).click();
  await toast(page, `${name} dikeluarkan dari group.`).waitFor();
  await range(page, "1–28 dari 28");
});

test("the numbers can be copied, one in each line", async () => {
  const page = await openMembers(exo, "X 4");
  await page.getByRole("button", { name: "Salin nomor" }).click();
  const dialog = dialogOf(page, "30 nomor ujian");
  const text = await dialog.getByLabel("Daftar nomor ujian").inputValue();
  assert.is(text.split("\n").length, 30);
  assert.ok(text.split("\n").every((number) => /^01-004-\d{4}$/u.test(number)));
  await dialog.getByRole("button", { name: "Salin" }).click();
  await dialog.getByText("Tersalin").first().waitFor();
  await visualCheck(page, "copying");
});

test("numbers from a sheet become the whole membership when the person says so", async () => {
  const page = await openMembers(exo, "XI BAHASA 1");
  await page.getByRole("button", { name: "Impor", exact: true }).click();
  const wizard = dialogOf(page, "Impor anggota XI / XI BAHASA 1");
  const file = fileOf("nomor.csv", "NO UJIAN\r\n01-008-0211\r\n01-001-0003\r\n");
  await wizard.locator("input[type=file]").setInputFiles(file);
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard.getByRole("button", { name: "Lihat perubahan" }).click();
  await wizard.getByRole("tab", { name: "Tidak ada di file 29" }).waitFor();
  await wizard.getByText("Tidak ada yang berubah dengan pilihan ini.").waitFor();
  await wizard.getByLabel(/^Jadikan isi file/u).check();
  await wizard.getByLabel("Pindahkan 1 peserta dari group lain").check();
  await screenshot(page, "members-import-plan");
  await wizard.getByRole("button", { name: "Simpan 30 perubahan" }).click();
  await wizard.getByText("Keluar", { exact: true }).waitFor();
  await wizard.getByRole("button", { name: "Selesai" }).click();
  await range(page, "1–2 dari 2");
});

test("an export of the members is a sheet that changes nothing when it is imported again", async () => {
  const page = await openMembers(exo, "XII");
  await page.getByRole("button", { name: "Ekspor" }).click();
  const file = await downloaded(page, () =>
    page.getByRole("menuitem", { name: /^Excel.*\(118\)$/u }).click(),
  );
  assert.match(file.suggestedFilename(), /^anggota-group_xii_\d{8}-\d{4}\.xlsx$/u);
  const rows = await rowsIn(file);
  assert.equal(rows[0], ["NO", "NO UJIAN", "NAMA PESERTA", "JURUSAN", "NAMA GRUP"]);
  assert.is(rows.length, 119);
  await page.getByRole("link", { name: "Semua group" }).click();
  await page.getByRole("button", { name: "Impor", exact: true }).click();
  const wizard = dialogOf(page, "Impor anggota group");
  await wizard.locator("input[type=file]").setInputFiles(await file.path());
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard.getByRole("button", { name: "Lihat perubahan" }).click();
  await wizard.getByRole("tab", { name: "Tetap 118" }).waitFor();
  await wizard.getByRole("tab", { name: "Pindah 0" }).waitFor();
  await wizard.getByRole("tab", { name: "Tidak ada di file 0" }).waitFor();
});

test("a group that is gone says so, with the way back", async () => {
  const page = await openScreen(exo, "group");
  await page.goto(addressOf(exo, "group.member").replace(":id", "tidak-ada"));
  await page.getByText("Group tidak dapat dimuat").waitFor();
  await page.getByRole("link", { name: "Semua group" }).click();
  await rowOf(page, "XII IPA 1").waitFor();
});

test.run();
