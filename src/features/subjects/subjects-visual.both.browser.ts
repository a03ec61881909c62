// How the subjects screen looks, and one walk through its form.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import {
  dialogOf,
  isFocused,
  openScreen,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { counted } from "../../testing/browser/network.ts";

const test = suite("look of the subjects screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "matpel", query);

test("a new one comes with a code, and asks for what its kind needs", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah matpel" }).click();
  const dialog = dialogOf(page, "Tambah matpel");
  const code = await dialog.getByLabel("Kode").inputValue();
  assert.match(code, /^MTPL-[A-Z0-9]{2}-[A-Z0-9]{3}$/u);
  await dialog.getByLabel("Nama mata pelajaran").fill("  Pengujian   'Lunak' ");
  await dialog.getByRole("radio", { name: /^Khusus/u }).check();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Pilih paling sedikit satu jurusan").waitFor();
  await isFocused(dialog.getByRole("checkbox").first());
  await dialog.getByRole("checkbox", { name: /IPA/u }).check();
  await dialog.getByLabel("KKM").fill("72,5");
  const sent = counted(page, /\/subjects$/u);
  await dialog.getByRole("button", { name: "Simpan" }).dblclick();
  await toast(page, "Matpel Pengujian 'Lunak' sudah disimpan.").waitFor();
  assert.is(sent(), 1);
  const row = rowOf(page, code);
  await row.getByText("Khusus: IPA").waitFor();
  await row.getByText("72,5").waitFor();
});

test("axe finds nothing in list and form, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "matpel", "", { size });
    await visualCheck(page, "list");
    await addSpecial(page);
    await visualCheck(page, "form");
    await exo.closePages();
  }
});

async function addSpecial(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tambah matpel" }).click();
  const dialog = dialogOf(page, "Tambah matpel");
  await dialog.getByRole("radio", { name: /^Khusus/u }).check();
  await dialog.getByRole("checkbox", { name: /IPA/u }).check();
}

test.run();
