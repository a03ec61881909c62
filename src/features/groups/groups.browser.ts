// The tree of groups: walking it by keys, searching, adding, moving, deleting, two tabs, many groups by sheet.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createGroup, listGroups, updateGroup } from "../../contract/groups.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  dialogOf,
  go,
  openScreen,
  rowOf,
  toast,
  tryAgain,
} from "../../testing/browser/list-screen.ts";
import { cut } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("groups");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "group", query);
const names = async (page: Page) =>
  (await page.locator("main tbody tr a").allInnerTexts()).map((text) => text.trim());
const focusedName = (page: Page) => page.locator("main tbody tr:focus a").innerText();

test("the arrow keys walk the tree, open and close it, and Enter opens the members", async () => {
  const page = await opened();
  await screenshot(page, "groups");
  await soon.is(async () => (await names(page)).length, 15);
  await page.locator("main tbody tr").first().focus();
  await page.keyboard.press("ArrowLeft");
  await soon.equal(async () => (await names(page)).slice(0, 2), ["X", "XI"]);
  await page.keyboard.press("ArrowDown");
  await soon.is(() => focusedName(page), "XI");
  await page.keyboard.press("ArrowRight");
  await soon.is(() => focusedName(page), "XI BAHASA 1");
  await page.keyboard.press("ArrowLeft");
  await soon.is(() => focusedName(page), "XI");
  await page.keyboard.press("End");
  await soon.is(() => focusedName(page), "XII IPS 1");
  await page.reload();
  await rowOf(page, "XI BAHASA 1").waitFor();
  await soon.is(async () => (await names(page)).length, 11, "what was closed stays closed");
  await page.getByRole("button", { name: "Buka semua" }).click();
  await rowOf(page, "X 3").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Anggota X / X 3" }).waitFor();
});

test("who is in no group is one press away", async () => {
  const page = await opened();
  await page.getByRole("link", { name: /^\d+ peserta tanpa group$/u }).click();
  await page.waitForURL(/group_id=none/u);
  await page.getByRole("heading", { name: "Peserta", exact: true }).waitFor();
  await rowOf(page, "Tanpa group").first().waitFor();
});

test("a search keeps the parents of what it finds, and stands in the address", async () => {
  const page = await opened();
  await page.getByLabel("Cari nama group").fill("ipa  2");
  await page.waitForURL(/q=ipa/u);
  await soon.equal(() => names(page), ["XI", "XI IPA 2", "XII", "XII IPA 2"]);
  await page.reload();
  await rowOf(page, "XII IPA 2").waitFor();
  await soon.is(async () => (await names(page)).length, 4);
  await page.getByLabel("Cari nama group").fill("tidak ada");
  await page.getByText("Tidak ada yang cocok").waitFor();
});

test("what somebody else changed meanwhile is offered, and nothing typed is lost", async () => {
  const page = await opened();
  const made = await callBeside(page, createGroup, { name: "Dua tab", parent_id: null });
  await page.reload();
  await chooseFor(page, "Dua tab", "Ubah nama atau pindahkan");
  const dialog = dialogOf(page, "Ubah Dua tab");
  await dialog.getByLabel("Nama group").fill("Nama saya");
  const { id, version, parent_id } = made;
  await callBeside(page, updateGroup, { id, version, parent_id, name: "Nama lain" });
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Nama group: Nama lain").waitFor();
  await soon.is(() => dialog.getByLabel("Nama group").inputValue(), "Nama saya");
  await dialog.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Nama saya diubah.").waitFor();
});

test("deleting names what goes with it; a group that a schedule uses is not deleted", async () => {
  const page = await opened();
  await chooseFor(page, "XII", "Hapus");
  const used = dialogOf(page, "XII tidak dapat dihapus");
  await used.getByText("Simulasi ujian").waitFor();
  await visualCheck(page, "a group in use");
  await screenshot(page, "groups-used");
  await used.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await chooseFor(page, "XI", "Hapus");
  const dialog = dialogOf(page, "Hapus group XI?");
  await dialog.getByText("4 group di bawahnya ikut dihapus:").waitFor();
  await dialog.getByText("119 peserta menjadi tanpa group.").waitFor();
  await visualCheck(page, "deleting a group");
  await screenshot(page, "groups-delete");
  await dialog.getByRole("button", { name: "Batal" }).click();
  await rowOf(page, "XI IPA 1").waitFor();
});

test("many groups come from one sheet: who joins, moves and leaves is shown before it is written", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Impor" }).click();
  const wizard = dialogOf(page, "Impor anggota group");
  const rows = [
    ["NO", "NO UJIAN", "NAMA GRUP"],
    [1, "01-001-0001", "X 1"],
    [2, "01-001-0002", "X / X 2"],
    [3, "01-001-0003", "Olimpiade / Matematika"],
    [4, "99-999", "X 1"],
  ];
  const columns = [6, 20, 30].map((width) => ({ width, text: true }));
  const sheets = [{ name: "Anggota", columns, rows, frozenRows: 1 }];
  await wizard.locator("input[type=file]").setInputFiles({
    name: "anggota.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(writeBook({ sheets }, "xlsx")),
  });
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard.getByText("Nomor ujian 99-999 tidak dikenal.").waitFor();
  await visualCheck(page, "review of an import of members");
  await screenshot(page, "groups-import-review");
  await wizard.getByRole("button", { name: "Lihat perubahan" }).click();
  await wizard.getByText("Setujui pembuatan group yang belum ada").waitFor();
  const save = wizard.getByRole("button", { name: /^Simpan/u });
  await soon.ok(() => save.isDisabled());
  await wizard.getByLabel("Buat 2 group yang belum ada").check();
  await wizard.getByLabel("Pindahkan 2 peserta dari group lain").check();
  await wizard.getByRole("tab", { name: "Pindah 2" }).click();
  await wizard.getByRole("cell", { name: "Olimpiade / Matematika" }).waitFor();
  await wizard.getByLabel(/^Hanya menambah/u).waitFor();
  await visualCheck(page, "plan of an import of members");
  await screenshot(page, "groups-import-plan");
  await wizard.getByRole("button", { name: "Simpan 2 perubahan" }).click();
  await wizard.getByText("2 anggota tersimpan").first().waitFor();
  await screenshot(page, "groups-import-done");
  await wizard.getByRole("button", { name: "Selesai" }).click();
  await rowOf(page, "Matematika").waitFor();
  const { items } = await callBeside(page, listGroups, {});
  const made = items.find(({ path }) => path === "Olimpiade / Matematika");
  assert.is(made?.member_count, 1);
});

test("without a server the tree says so, and tries again", async () => {
  const page = await exo.signedIn();
  const mend = await cut(page, /\/groups(?:\?|$)/u);
  await go(page, addressOf(exo, "group"));
  await page.getByText("Data tidak dapat dimuat").waitFor();
  await tryAgain(page, mend);
  await rowOf(page, "XI IPA 1").waitFor();
});

test.run();
