// One's own profile: data and picture in the shell at once, password, sessions, activity, preferences.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import type { Page } from "playwright-core";
import {
  assertAccessible,
  Console,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
import { addressOf, dialogOf, toast } from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("profile");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

type Options = Parameters<Console["signedIn"]>[1];

async function opened(tab = "", role: "EVIL" | "OPRA" | "EVAL" = "EVIL", options?: Options) {
  const page = await exo.signedIn(role, { ...options, address: addressOfTab(tab) });
  await headingOf(page).waitFor();
  return page;
}
async function open(page: Page, tab = ""): Promise<void> {
  await page.goto(addressOfTab(tab));
  await headingOf(page).waitFor();
}
const addressOfTab = (tab: string) => addressOf(exo, "profile", tab && `?tab=${tab}`);
const headingOf = (page: Page) => page.getByRole("heading", { name: "Profil", exact: true });

for (const theme of ["light", "dark"] as const) {
  test(`every part has nothing that axe finds, in ${theme}`, async () => {
    const page = await opened("", "EVIL", { theme });
    for (const [tab, sign] of [
      ["identity", "Dipakai untuk masuk."],
      ["password", "Password sekarang"],
      ["sessions", "Sesi ini"],
      ["activity", "Yang dilakukan"],
      ["preferences", "Baris per halaman"],
    ] as const) {
      await open(page, tab);
      await page.getByText(sign).first().waitFor();
      if (tab === "password") await page.getByLabel("Password baru").fill("tikar-sawah-lampu");
      await assertAccessible(page, tab);
      await screenshot(page, `profile-${tab}-${theme}`);
    }
  });
}

test("a new name and picture stand in the shell at once, and after a reload", async () => {
  const page = await opened();
  const name = "Dra. Retno Kusumawardhani, M.Pd.";
  await page.getByLabel("Nama").fill(name);
  await page.getByLabel("Foto").setInputFiles("static/img/exo.jpg");
  await page.getByRole("button", { name: "Hapus foto" }).waitFor();
  await page.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Profil Anda diubah.").waitFor();
  const card = page.getByRole("banner");
  await card.getByText(name).waitFor();
  await card.locator("img[src^='data:image/jpeg']").waitFor();
  await screenshot(page, "profile-saved");
  await page.reload();
  await card.getByText(name).waitFor();
  await card.locator("img[src^='data:image/jpeg']").waitFor();
});

test("a file that is no picture is refused with a reason", async () => {
  const page = await opened();
  const buffer = Buffer.from("not a picture");
  await page.getByLabel("Foto").setInputFiles({ name: "x.png", mimeType: "image/png", buffer });
  await page.getByText("Foto ini tidak dapat dibaca").waitFor();
});

test("a wrong present password is told under it; the right one changes it and ends the others", async () => {
  const elsewhere = await exo.signedIn("OPRA");
  const page = await opened("password", "OPRA");
  const current = page.getByLabel("Password sekarang");
  await current.fill("salah semua");
  await page.getByLabel("Password baru").fill("tikar-sawah-lampu");
  await page.getByText("Baik").or(page.getByText("Kuat")).first().waitFor();
  await page.getByRole("button", { name: "Ganti password" }).click();
  await page.getByText("Password sekarang salah.").waitFor();
  await soon.is(() => current.getAttribute("aria-invalid"), "true");
  await current.fill(exo.account("OPRA").password);
  await page.getByRole("button", { name: "Ganti password" }).click();
  await toast(page, "Password Anda diganti").waitFor();
  await elsewhere.getByRole("dialog", { name: "Sesi berakhir" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Profil", exact: true }).waitFor();
});

test("another session is ended from here, this one stays", async () => {
  const elsewhere = await exo.signedIn("EVAL");
  const page = await opened("sessions", "EVAL");
  await page
    .getByRole("button", { name: /^Akhiri sesi dari/u })
    .first()
    .click();
  await dialogOf(page, "Akhiri 1 sesi?").getByRole("button", { name: "Akhiri" }).click();
  await toast(page, "1 sesi diakhiri").waitFor();
  await soon.is(() => page.getByRole("main").locator("tbody tr").count(), 1);
  await elsewhere.getByRole("dialog", { name: "Sesi berakhir" }).waitFor();
});

test("what one has done is told in words", async () => {
  const page = await opened("activity");
  await page.getByRole("cell", { name: "Masuk", exact: true }).first().waitFor();
});

test("preferences take effect at once and follow to another PC", async () => {
  const page = await opened("preferences", "EVAL");
  await page.getByLabel("Gelap").check();
  await page.getByLabel("Baris per halaman").selectOption("20");
  await page.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Preferensi Anda disimpan").waitFor();
  await soon.is(() => page.locator("html").getAttribute("data-theme"), "dark");
  const another = await opened("preferences", "EVAL");
  await another.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await soon.is(() => another.getByLabel("Baris per halaman").inputValue(), "20");
});

test("a phone shows every part", async () => {
  const page = await opened("", "EVIL", { size: phone });
  await page.getByText("Dipakai untuk masuk.").waitFor();
  await screenshot(page, "profile-390");
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.ok(over <= 0, `${over} px`);
});

test.run();
