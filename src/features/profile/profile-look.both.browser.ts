// How one's profile looks, and its picture, which the browser makes small.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import {
  assertAccessible,
  Console,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
import { toast } from "../../testing/browser/list-screen.ts";
import { openProfile, openTab } from "../../testing/browser/profile-page.ts";

const test = suite("look of the profile");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

for (const theme of ["light", "dark"] as const) {
  test(`every part has nothing that axe finds, in ${theme}`, async () => {
    const page = await openProfile(exo, "", "EVIL", { theme });
    for (const [tab, sign] of [
      ["identity", "Dipakai untuk masuk."],
      ["password", "Password sekarang"],
      ["sessions", "Sesi ini"],
      ["activity", "Yang dilakukan"],
      ["preferences", "Baris per halaman"],
    ] as const) {
      await openTab(exo, page, tab);
      await page.getByText(sign).first().waitFor();
      if (tab === "password") await page.getByLabel("Password baru").fill("tikar-sawah-lampu");
      await assertAccessible(page, tab);
      await screenshot(page, `profile-${tab}-${theme}`);
    }
  });
}

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

test("a phone shows every part", async () => {
  const page = await openProfile(exo, "", "EVIL", { size: phone });
  await page.getByText("Dipakai untuk masuk.").waitFor();
  await screenshot(page, "profile-390");
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.ok(over <= 0, `${over} px`);
});

test.run();
