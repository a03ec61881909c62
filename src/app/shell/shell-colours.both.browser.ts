// Somebody's own colours in place of ours (a contrast theme of Windows): what is chosen and what has the focus is still seen.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { addressOf } from "../../testing/browser/list-screen.ts";
import { headingOf, menuOf } from "../../testing/browser/screens/shell-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("contrast themes");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function opened(name: "setting.menu" | "peserta", heading: string): Promise<Page> {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, name) });
  await headingOf(page, heading).waitFor();
  await page.emulateMedia({ forcedColors: "active" });
  return page;
}

const groundOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);
const inkOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);

test("the screen and the tab one is in have another ground than those beside them, icons the ink of their words", async () => {
  const page = await opened("setting.menu", "Menu");
  const chosen = page.getByRole("tab", { name: "Role" });
  const other = page.getByRole("tab", { name: "Lihat sebagai" });
  await soon.ok(async () => (await groundOf(chosen)) !== (await groundOf(other)));
  assert.is.not(await inkOf(chosen), await groundOf(chosen));
  const here = menuOf(page).getByRole("link", { name: "Setting" });
  const elsewhere = menuOf(page).getByRole("link", { name: "Profil" });
  assert.is.not(await groundOf(here), await groundOf(elsewhere));
  assert.is(await inkOf(here.locator("svg")), await inkOf(here));
  assert.is(await inkOf(elsewhere.locator("svg")), await inkOf(elsewhere));
});

test("every stop on the way through a list shows that it has the focus, and its edge", async () => {
  const page = await opened("peserta", "Peserta");
  await page.getByRole("row").nth(3).waitFor();
  const seen = new Set<string>();
  await page.getByRole("searchbox").focus();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } =
        getComputedStyle(element);
      const name = element.getAttribute("aria-label") ?? element.textContent ?? element.tagName;
      const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      return { name, isSeen: isSeen && outlineColor !== backgroundColor };
    });
    assert.ok(stop.isSeen, `the focus is seen on ${stop.name}`);
    seen.add(stop.name);
  }
  assert.ok(seen.size >= 10, "they are stops, not one");
  const filter = page.getByRole("combobox", { name: "Group" });
  assert.is.not(await filter.evaluate((box) => getComputedStyle(box).borderTopStyle), "none");
});

test.run();
