// The permission matrix: changing it, saving it as a difference, exceptions, and looking at the menu as others see it.
import { suite } from "../../testing/browser/browser-suite.ts";
import { getMenuMatrix, updateRoleMenus } from "../../contract/menus.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { callBeside, dialogOf, openScreen } from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("permission matrix");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "", options?: Parameters<typeof openScreen>[3]) =>
  openScreen(exo, "setting.menu", query, options);

test("what the Head Master must hold cannot be unticked, not even by copying another role", async () => {
  const page = await opened();
  await soon.ok(() => page.getByLabel("Pengguna untuk Head Master").isDisabled());
  await page.getByRole("button", { name: "Tindakan untuk Head Master" }).click();
  await page.getByRole("menuitem", { name: "Salin dari Operator" }).click();
  await soon.ok(() => page.getByLabel("Pengguna untuk Head Master").isChecked());
  await soon.ok(() => page.getByLabel("Menu untuk Head Master").isChecked());
  await soon.not(() => page.getByLabel("Peserta untuk Head Master", { exact: true }).isChecked());
  await page.getByRole("button", { name: "Batalkan perubahan" }).click();
  await soon.ok(() => page.getByLabel("Peserta untuk Head Master", { exact: true }).isChecked());
});

test("somebody else's change meanwhile is told, and mine goes on top of it", async () => {
  const page = await opened();
  await page.getByLabel("Agama untuk Pengampu").check();
  const { version } = await callBeside(page, getMenuMatrix, {});
  const changes = [{ role: "OPRA", code: "0008A", allowed: true }] as const;
  await callBeside(page, updateRoleMenus, { version, changes: [...changes] });
  await page.getByRole("button", { name: "Simpan…" }).click();
  await dialogOf(page, /Simpan 1 perubahan/u)
    .getByRole("button", { name: "Simpan" })
    .click();
  await page.getByText("Hak menu baru saja diubah orang lain").waitFor();
  await page.getByRole("button", { name: "Lanjutkan perubahan saya" }).click();
  await soon.ok(() => page.getByLabel("Agama untuk Operator").isChecked());
  await soon.ok(() => page.getByLabel("Agama untuk Pengampu").isChecked());
});

test("leaving with unsaved ticks asks first", async () => {
  const page = await opened();
  await page.getByLabel("Matpel untuk Pengampu").check();
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByText("Perubahan belum disimpan").waitFor();
});

test("an exception for one person is theirs alone, and shows in their preview", async () => {
  const page = await opened("?tab=exceptions");
  const { name } = exo.account("OPRA");
  await page.getByLabel("Tambah pengecualian untuk").fill(name);
  await page.getByRole("option", { name }).click();
  const dialog = dialogOf(page, `Pengecualian ${name}`);
  await dialog.getByLabel(/^Peserta/u).selectOption({ label: "Selalu boleh" });
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("main").getByRole("row").filter({ hasText: name }).waitFor();
  await page.getByRole("tab", { name: "Lihat sebagai" }).click();
  const tab = page.getByRole("tabpanel");
  await tab.getByLabel("Lihat sebagai").fill(name);
  await page.getByRole("option", { name }).click();
  const screen = tab.getByRole("figure", { name: `Layar ${name}` });
  const master = screen.getByRole("region", { name: "Master" });
  await soon.match(() => master.innerText(), /^Master\s+Peserta/u);
  const except = tab.getByRole("region", { name: "Pengecualian orang" });
  await soon.match(() => except.innerText(), /Boleh juga\s+Peserta/u);
  const hidden = tab.getByRole("region", { name: "Tidak terlihat" });
  await soon.match(() => hidden.innerText(), /Master\s+Group, Matpel, Jurusan, Pengguna/u);
});

test.run();
