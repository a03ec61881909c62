// The frame around every screen is for everybody: by keyboard, for those who hear the screen, in both themes, on any width.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  builtItems,
  choose,
  focused,
  goTo,
  headingOf,
  homeHeading,
  menuOf,
} from "../../testing/browser/screens/shell-page.ts";
import { menuGroups } from "../../routes.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("shell for everybody");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const participants = "L9X7F38SB0/62UPJ4G5JJ";
const majors = "L9X7F38SB0/782T3ZA7CV";

test("axe finds nothing on home, not found and no access, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    let page = await exo.signedIn("EVIL", { size });
    await headingOf(page, homeHeading).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    await visualCheck(page, "home");
    await goTo(page, exo.server.url + "TIDAK/ADA", "Halaman tidak ditemukan");
    await visualCheck(page, "not found");
    await exo.closePages();
    page = await exo.signedIn("OPRA", { size });
    await headingOf(page, homeHeading).waitFor();
    await visualCheck(page, "home without a menu");
    await goTo(page, exo.server.url + participants, "Peserta");
    await visualCheck(page, "no access");
    await exo.closePages();
  }
});

test("nothing makes the page scroll sideways from 360 to 1920 px", async () => {
  const page = await exo.signedIn();
  const screens = [
    ["L9X7F38SB0", homeHeading],
    [participants, "Peserta"],
    [majors, "Jurusan"],
    ["TIDAK/ADA", "Halaman tidak ditemukan"],
  ] as const;
  for (const [path, heading] of screens) {
    await goTo(page, exo.server.url + path, heading);
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    for (const width of [360, 390, 480, 600, 719, 720, 768, 900, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 660 });
      const overflowing = await page.evaluate(() =>
        [document.documentElement, document.querySelector("main")].flatMap((element) =>
          element && element.scrollWidth > element.clientWidth
            ? [`${element.tagName} is ${element.scrollWidth - element.clientWidth} px too wide`]
            : [],
        ),
      );
      assert.equal(overflowing, [], `${path} at ${width} px`);
    }
  }
});

test("the skip link is the first stop and leads past the strip", async () => {
  const page = await exo.signedIn();
  await page.reload();
  await headingOf(page, homeHeading).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Langsung ke isi" });
  await soon.is(() => focused(page), "Langsung ke isi");
  const box = await skip.boundingBox();
  assert.ok(box && box.y >= 0, "it is on screen while it has the focus");
  await page.keyboard.press("Enter");
  await soon.is(() => page.evaluate(() => document.activeElement?.tagName), "MAIN");
  await page.keyboard.press("Tab");
  await soon.ok(() => page.evaluate(() => document.activeElement?.closest("main") !== null));
});

test("the bottom bar is reached and used by keyboard alone, each stop visible", async () => {
  const page = await exo.signedIn();
  await headingOf(page, homeHeading).waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  const inMenu = () => page.evaluate(() => document.activeElement?.closest("nav") !== null);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await inMenu()) break;
  }
  const stops: string[] = [];
  while (await inMenu()) {
    stops.push(await focused(page));
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      return style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
    });
    assert.ok(outline >= 2, `the focus is seen on ${stops.at(-1)}`);
    await page.keyboard.press("Tab");
  }
  const groups = menuGroups.filter((group) => builtItems(group).length > 0);
  const tools = ["Cari", "Bantuan layar ini"];
  const ways = ["Profil", "Sembunyikan", "Keluar"];
  const expected = [...builtItems("Master"), "Home", ...groups, ...tools, ...ways];
  assert.equal(stops, expected);
  await menuOf(page).getByRole("link", { name: "Agama" }).focus();
  await page.keyboard.press("Enter");
  await headingOf(page, "Agama").waitFor();
});

test("every place has its title, with the institution's name", async () => {
  const page = await exo.newPage();
  await page.goto(exo.server.url);
  const isTitled = (title: string) =>
    page.waitForFunction((wanted) => document.title === wanted, title);
  await isTitled("Sign in · SMA Nusantara");
  await exo.signIn(page);
  await isTitled("Home · SMA Nusantara");
  await choose(page, "Peserta");
  await isTitled("Peserta · SMA Nusantara");
  await page.goBack();
  await isTitled("Home · SMA Nusantara");
  await goTo(page, exo.server.url + "TIDAK/ADA", "Halaman tidak ditemukan");
  await isTitled("Halaman tidak ditemukan · SMA Nusantara");
});

test("after a move the new screen's heading has the focus, on the first screen it has not", async () => {
  const page = await exo.signedIn();
  await page.reload();
  await headingOf(page, homeHeading).waitFor();
  await soon.is(() => page.evaluate(() => document.activeElement?.tagName), "BODY");
  await choose(page, "Jurusan");
  const has = (heading: string) =>
    page.waitForFunction(
      (wanted) =>
        document.activeElement?.tagName === "H1" &&
        document.activeElement.textContent?.includes(wanted),
      heading,
    );
  await has("Jurusan");
  await menuOf(page).getByRole("link", { name: "Agama" }).press("Enter");
  await has("Agama");
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  await soon.is(ring, "none", "nothing is done at a heading, so that it has no ring");
  await page.goBack();
  await has("Jurusan");
});

test.run();
