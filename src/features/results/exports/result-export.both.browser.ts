// Results as files and on paper: chosen in a dialog, written beside the page, printed with the letterhead and headings on each page.
import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { addressOf, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("look of results as files");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat" });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a file is chosen, saved and announced, and the list is printed with headings on each page", async () => {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "hasil") });
  await settled(page);
  await page.getByRole("button", { name: "Unduh", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Unduh dan cetak hasil/u });
  await dialog.getByText("120 baris menurut saringan di daftar.").waitFor();
  await visualCheck(page, "export");
  await dialog.getByRole("radio", { name: /^Capaian per soal/u }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Unduh Excel" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^capaian-siswa_.+_\d{8}-\d{4}\.xlsx$/u);
  assert.is((await readFile(await download.path())).subarray(0, 2).toString(), "PK");
  await dialog.getByText(/^120 baris disimpan sebagai capaian-siswa/u).waitFor();
  await visualCheck(page, "export, saved");
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await dialog.getByRole("radio", { name: /^Daftar nilai/u }).check();
  await dialog.getByRole("button", { name: "Cetak daftar nilai" }).click();
  await soon.equal(() => page.locator("html[data-printed]").count(), 1);
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table").filter({ hasText: "HASIL AKHIR" });
  assert.is(await table.locator("tbody tr").count(), 120);
  const repeated = await table.locator("thead").evaluate((head) => getComputedStyle(head).display);
  assert.is(repeated, "table-header-group");
});

test.run();
