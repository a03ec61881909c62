// How the permission matrix looks, and one change that reaches an open console.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
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

test("axe finds nothing in any part, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await opened("", { size });
    await page.getByLabel("Jurusan untuk Operator").check();
    await visualCheck(page, "matrix");
    const table = page.getByRole("table").first();
    const isWhole = (element: Element) => element.scrollWidth <= element.parentElement!.clientWidth;
    assert.ok(await table.evaluate(isWhole), "all roles are in sight");
    await page.getByRole("button", { name: "Simpan…" }).click();
    await dialogOf(page, /Simpan 1 perubahan/u).waitFor();
    await visualCheck(page, "question");
    await page.getByRole("button", { name: "Batal", exact: true }).click();
    await page.getByRole("tab", { name: "Pengecualian orang" }).click();
    await visualCheck(page, "exceptions");
    await page
      .getByRole("button", { name: /^Ubah pengecualian/u })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await visualCheck(page, "exceptions of a person");
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Lihat sebagai" }).click();
    await page.getByRole("region", { name: "Tidak terlihat" }).waitFor();
    await visualCheck(page, "preview");
    await page.getByRole("tabpanel").getByLabel("Lihat sebagai").fill("Dedi");
    await page.getByRole("option", { name: /^Dedi/u }).click();
    await page.getByRole("figure", { name: /^Layar Dedi/u }).waitFor();
    await visualCheck(page, "preview of a person");
    await exo.closePages();
  }
});

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

test.run();
