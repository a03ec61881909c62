// How the tree of groups looks, and one walk through its forms.
import { suite } from "../../testing/browser/browser-suite.ts";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";

const test = suite("look of the groups");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "group", query);

test("adding, renaming and moving a group; a name that is taken is said under its input", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah group" }).click();
  const dialog = dialogOf(page, "Tambah group");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Nama group wajib diisi.").waitFor();
  await dialog.getByLabel("Nama group").fill(" xi ");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Sudah ada group XI.").waitFor();
  await dialog.getByLabel("Nama group").fill('Ekskul "Seni" & Ma\'ruf');
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  await dialog.getByRole("button", { name: "Simpan" }).dblclick();
  await toast(page, 'Ekskul "Seni" & Ma\'ruf ditambahkan.').waitFor();
  assert.is(posts, 1);
  await chooseFor(page, 'Ekskul "Seni" & Ma\'ruf', "Tambah di bawahnya");
  await dialog.getByLabel("Nama group").fill("Tari");
  await page.keyboard.press("Enter");
  await rowOf(page, "Tari").waitFor();
  await chooseFor(page, 'Ekskul "Seni" & Ma\'ruf / Tari', "Ubah nama atau pindahkan");
  const edit = dialogOf(page, "Ubah Tari");
  await edit.getByLabel("Di bawah group").fill("XII IPA 1");
  await page.getByRole("option", { name: "XII / XII IPA 1" }).click();
  await edit.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "XII / XII IPA 1 / Tari diubah.").waitFor();
  await chooseFor(page, "XII", "Ubah nama atau pindahkan");
  await dialogOf(page, "Ubah XII").getByLabel("Di bawah group").fill("XII");
  await page.getByText("Group tidak ditemukan").waitFor();
});

const fits = (page: Page) =>
  page
    .getByRole("treegrid")
    .evaluate((tree) => tree.scrollWidth <= tree.parentElement!.clientWidth);

test("axe finds nothing in the tree and its form, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "group", "", { size });
    await visualCheck(page, "tree");
    assert.ok(await fits(page), "the tree does not scroll sideways");
    await chooseFor(page, "XI", "Ubah nama atau pindahkan");
    await isFocused(dialogOf(page, "Ubah XI").getByLabel("Nama group"));
    await visualCheck(page, "form");
    await exo.closePages();
  }
});

test.run();
