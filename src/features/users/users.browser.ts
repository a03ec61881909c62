// Accounts as a Head Master goes about them: adding, changing, what is not offered and why, import and export.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  chooseFor,
  columnTexts,
  dialogOf,
  openScreen,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("accounts");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "user", query);

test("a new account's generated password is shown once and opens the console", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah pengguna" }).click();
  const form = dialogOf(page, "Tambah pengguna");
  await form.getByLabel("Nama").fill("Siti Aminah");
  await form.getByLabel("E-mail").fill(exo.account("OPRA").email.toUpperCase());
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.getByText(/sudah dipakai oleh/u).waitFor();
  await form.getByLabel("E-mail").fill("siti@sekolah.contoh");
  await form.getByRole("button", { name: "Simpan" }).click();
  const slips = dialogOf(page, "Password baru");
  const password = await slips.locator("tbody td").last().innerText();
  assert.ok(password.length >= 8);
  await visualCheck(page, "the passwords");
  const other = await exo.newPage();
  await other.goto(exo.server.url);
  await other.getByLabel("E-mail").fill("siti@sekolah.contoh");
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign in" }).click();
  await other.getByRole("navigation", { name: "Menu" }).waitFor();
});

test("what is not offered on one's own account says why, and the form does not offer it either", async () => {
  const page = await opened();
  const { name } = exo.account("EVIL");
  await page.getByRole("button", { name: `Tindakan untuk ${name}`, exact: true }).click();
  const remove = page.getByRole("menuitem", { name: /^Hapus/u });
  await soon.is(() => remove.getAttribute("aria-disabled"), "true");
  await remove.click({ force: true });
  await page.keyboard.press("Escape");
  await chooseFor(page, name, "Ubah");
  const form = dialogOf(page, `Ubah ${name}`);
  await soon.ok(() => form.getByRole("combobox", { name: "Role", exact: true }).isDisabled());
  await form.getByText("Role Anda sendiri tidak dapat diubah.").waitFor();
  await soon.ok(() => form.getByLabel(/^Aktif/u).isDisabled());
});

test("forced sign-out ends the person's console while it is open", async () => {
  const other = await exo.signedIn("OPRA");
  const page = await opened();
  const { name } = exo.account("OPRA");
  await chooseFor(page, name, "Keluarkan");
  await dialogOf(page, /Keluarkan/u)
    .getByRole("button", { name: "Keluarkan" })
    .click();
  await toast(page, "dikeluarkan dari semua perangkat").waitFor();
  await other.getByRole("dialog", { name: "Sesi berakhir" }).waitFor();
});

test("an account that owns work is kept, and deactivating it instead can be undone", async () => {
  const { name, email } = exo.account("EVAL");
  const page = await opened(`?q=${email}`);
  await chooseFor(page, name, "Hapus");
  const dialog = dialogOf(page, /Hapus/u);
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await dialog.getByText(/Memiliki \d+ banksoal\b.* \d+ jadwal/u).waitFor();
  await screenshot(page, "users-delete-refused");
  await dialog.getByRole("button", { name: "Nonaktifkan saja" }).click();
  await dialogOf(page, /Nonaktifkan/u)
    .getByRole("button", { name: "Nonaktifkan", exact: true })
    .click();
  await rowOf(page, name).getByText("Tidak aktif").waitFor();
  await page.getByRole("button", { name: "Urungkan" }).click();
  await rowOf(page, name).getByText("Aktif", { exact: true }).waitFor();
});

test("filters stand in the address and leave only such rows", async () => {
  const page = await opened();
  await page.getByLabel("Role", { exact: true }).selectOption({ label: "Operator" });
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Tidak aktif" });
  await page.waitForURL(/role=OPRA/u);
  await rowOf(page, "Agus Setiawan").waitFor();
  await soon.equal(() => columnTexts(page, "Status"), ["Tidak aktif"]);
});

test.run();
