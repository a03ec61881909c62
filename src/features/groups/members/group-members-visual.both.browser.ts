// How the members of a group look, and one walk to them and back.
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone, screenshot } from "../../../testing/browser/console-page.ts";
import { openMembers } from "../../../testing/browser/screens/group-members-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { range, settled } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("look of the members of a group");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a group shows its members with those below it, filters them, and keeps that in the address", async () => {
  const page = await openMembers(exo, "XI");
  await screenshot(page, "members");
  await range(page, "1–50 dari 119");
  await page.getByLabel("Group", { exact: true }).selectOption({ label: "XI / XI IPS 1" });
  await range(page, "1–30 dari 30");
  await page.getByLabel("Cari nama atau nomor ujian").fill("01-007");
  await page.waitForURL(/q=01-007/u);
  await page.reload();
  await settled(page);
  await soon.is(() => page.getByLabel("Cari nama atau nomor ujian").inputValue(), "01-007");
  await page.getByRole("link", { name: "Semua group" }).click();
  await page.getByRole("heading", { name: "Group", exact: true }).waitFor();
});

test("axe finds nothing, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openMembers(exo, "XII", { size });
    await visualCheck(page, "members");
    await exo.closePages();
  }
});

test.run();
