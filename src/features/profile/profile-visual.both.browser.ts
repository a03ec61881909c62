// How one's profile looks, and its picture, which the browser makes small.
import { suite } from "../../testing/browser/browser-suite.ts";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { Console, desktop, phone, screenshot } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { toast } from "../../testing/browser/list-screen.ts";
import { openProfile, openTab } from "../../testing/browser/screens/profile-page.ts";

const test = suite("look of the profile");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const isWhollySeen = (page: Page) =>
  page.getByRole("tab", { selected: true }).evaluate((tab) => {
    const [own, list] = [tab, tab.parentElement!].map((element) => element.getBoundingClientRect());
    return own!.left >= list!.left - 1 && own!.right <= list!.right + 1;
  });

test("axe finds nothing in any part, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openProfile(exo, "", "EVIL", { size });
    for (const [tab, sign] of [
      ["identity", "Dipakai untuk masuk."],
      ["password", "Password sekarang"],
      ["sessions", "Sesi ini"],
      ["activity", "Hari ini"],
      ["preferences", "Baris per halaman"],
    ] as const) {
      await openTab(exo, page, tab);
      await page.getByText(sign).first().waitFor();
      if (tab === "password") await page.getByLabel("Password baru").fill("tikar-sawah-lampu");
      await visualCheck(page, tab);
      assert.ok(await isWhollySeen(page), "the tab that is open is seen");
      if (tab !== "identity") continue;
      await page.getByLabel("E-mail").fill("kepala.baru@sekolah.contoh");
      await page.getByLabel("Password sekarang").waitFor();
      await page.getByRole("button", { name: "Simpan" }).click();
      await page.getByText("Tulis password sekarang").waitFor();
      await visualCheck(page, "another e-mail");
    }
    await exo.closePages();
  }
});

test("a new name and picture stand in the shell at once, and after a reload", async () => {
  const page = await openProfile(exo);
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
  const page = await openProfile(exo);
  const buffer = Buffer.from("not a picture");
  await page.getByLabel("Foto").setInputFiles({ name: "x.png", mimeType: "image/png", buffer });
  await page.getByText("Foto ini tidak dapat dibaca").waitFor();
});

test.run();
