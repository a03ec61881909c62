// How the accounts look, and one walk through importing and exporting them.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listUsers } from "../../contract/staff/users.ts";
import { userColumns } from "../../sheets/users/user-columns.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { Console, desktop, phone, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { downloaded, rowsIn } from "../../testing/browser/import-steps.ts";
import {
  addressOf,
  callBeside,
  dialogOf,
  openScreen,
  rowOf,
  showDetail,
} from "../../testing/browser/list-screen.ts";

const test = suite("look of the accounts");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "user", query);

test("axe finds nothing in list, detail, menu and form, on a PC and on a phone", async () => {
  const { name } = exo.account("EVIL");
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "user", "", { size });
    await visualCheck(page, "list");
    await showDetail(rowOf(page, name));
    await page.getByText("Sesi yang masih masuk").waitFor();
    await visualCheck(page, "detail");
    await page.getByRole("button", { name: `Tindakan untuk ${name}`, exact: true }).click();
    await page.getByText("Akun Anda sendiri tidak dapat dihapus.").waitFor();
    await visualCheck(page, "menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Tambah pengguna" }).click();
    const form = dialogOf(page, "Tambah pengguna");
    await form.getByLabel("Password", { exact: true }).fill("tikar-sawah");
    await form.getByText("Pengecualian menu (0)").click();
    await visualCheck(page, "form");
    await exo.closePages();
  }
});

test("a sheet with a role column is imported, and the export comes back unchanged", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Impor", exact: true }).click();
  const wizard = page.getByRole("dialog", { name: "Impor pengguna" });
  const titles = userColumns.map(({ header }) => header);
  const people = [
    ['O\'Neill "Pak" Yusuf', "yusuf@sekolah.contoh", "", "Operator", ""],
    ["عبد الله", "abdullah@sekolah.contoh", "kopi-susu-1945", "guru", "tidak"],
  ];
  const columns = titles.map(() => ({ width: 20, text: true }));
  const rows = [titles, ...people];
  const bytes = writeBook({ sheets: [{ name: "Pengguna", columns, rows, frozenRows: 1 }] }, "xlsx");
  await wizard.locator("input[type=file]").setInputFiles({
    name: "pengguna.xlsx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(new Uint8Array(bytes)),
  });
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard.getByRole("button", { name: "Simpan 2 pengguna" }).click();
  await wizard.getByText("yusuf@sekolah.contoh").waitFor();
  await screenshot(page, "users-import-done");
  await visualCheck(page, "the import's end");
  const { items } = await callBeside(page, listUsers, { q: "abdullah" });
  assert.equal([items[0]!.role, items[0]!.active], ["EVAL", false]);
  await page.goto(addressOf(exo, "user", "?q=yusuf"));
  await rowOf(page, "yusuf@sekolah.contoh").waitFor();
  const file = await downloaded(page, async () => {
    await page.getByRole("button", { name: "Ekspor" }).click();
    await page.getByRole("menuitem", { name: /Excel/u }).first().click();
  });
  assert.match(file.suggestedFilename(), /^pengguna_/u);
  const [, exported] = await rowsIn(file);
  assert.equal(exported?.slice(0, 2), people[0]!.slice(0, 2));
  assert.is(exported?.[3], "Operator");
});

test.run();
