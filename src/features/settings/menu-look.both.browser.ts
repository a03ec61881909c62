// How the permission matrix looks, and one change that reaches an open console.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import {
  assertAccessible,
  Console,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
import { dialogOf, openScreen, toast } from "../../testing/browser/list-screen.ts";

const test = suite("look of the permission matrix");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "", options?: Parameters<typeof openScreen>[3]) =>
  openScreen(exo, "setting.menu", query, options);

for (const theme of ["light", "dark"] as const) {
  test(`every part has nothing that axe finds, in ${theme}`, async () => {
    const page = await opened("", { theme });
    await page.getByLabel("Jurusan untuk Operator").check();
    await assertAccessible(page, "the matrix");
    await screenshot(page, `menu-matrix-${theme}`);
    await page.getByRole("button", { name: "Simpan…" }).click();
    await dialogOf(page, /Simpan 1 perubahan/u).waitFor();
    await assertAccessible(page, "the question");
    await screenshot(page, `menu-question-${theme}`);
    await page.getByRole("button", { name: "Batal", exact: true }).click();
    await page.getByRole("tab", { name: "Pengecualian orang" }).click();
    await page
      .getByRole("button", { name: /^Ubah pengecualian/u })
      .first()
      .click();
    await assertAccessible(page, "the exceptions");
    await screenshot(page, `menu-exceptions-dialog-${theme}`);
    await page.keyboard.press("Escape");
    await screenshot(page, `menu-exceptions-${theme}`);
    await page.getByRole("tab", { name: "Lihat sebagai" }).click();
    await page.getByText(/^Tidak terlihat:/u).waitFor();
    await assertAccessible(page, "the preview");
    await screenshot(page, `menu-preview-${theme}`);
  });
}

test("a code given to a role is in the menu of a console that is open, and its screen opens", async () => {
  const other = await exo.signedIn("OPRA");
  const page = await opened();
  const main = page.getByRole("main");
  await main.getByLabel("Jurusan untuk Operator").check();
  await main.getByText("1 perubahan, 2 orang terpengaruh").waitFor();
  await page.getByRole("button", { name: "Simpan…" }).click();
  const question = dialogOf(page, /Simpan 1 perubahan/u);
  await question.getByText("boleh Jurusan").waitFor();
  await question.getByText(/Terpengaruh: Dedi/u).waitFor();
  await question.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "1 perubahan hak menu disimpan").waitFor();
  await other.getByRole("link", { name: "Jurusan" }).first().click();
  await other.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
});

test("a phone shows the matrix without losing a column's meaning", async () => {
  const page = await opened("", { size: phone });
  await screenshot(page, "menu-390");
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.ok(over <= 0, `${over} px`);
});

test.run();
