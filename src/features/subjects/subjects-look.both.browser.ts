// How the subjects screen looks, and one walk through its form.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import type { Theme } from "../../testing/browser/console-page.ts";
import {
  assertAccessible,
  Console,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
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

for (const theme of ["light", "dark"] as Theme[]) {
  test(`is accessible, ${theme}`, async () => {
    const page = await openScreen(exo, "matpel", "", { theme });
    await assertAccessible(page, "list");
    await screenshot(page, `matpel-${theme}`);
    await addSpecial(page);
    await assertAccessible(page, "form");
    await screenshot(page, `matpel-form-${theme}`);
  });

  test(`fits a phone, ${theme}`, async () => {
    const page = await openScreen(exo, "matpel", "", { theme, size: phone });
    await screenshot(page, `matpel-phone-${theme}`);
    await addSpecial(page);
    await screenshot(page, `matpel-form-phone-${theme}`);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    assert.ok(scrollWidth <= clientWidth);
  });
}

async function addSpecial(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tambah matpel" }).click();
  const dialog = dialogOf(page, "Tambah matpel");
  await dialog.getByRole("radio", { name: /^Khusus/u }).check();
  await dialog.getByRole("checkbox", { name: /IPA/u }).check();
}

test.run();
