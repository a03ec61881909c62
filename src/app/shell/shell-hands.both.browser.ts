// The shell in the hand: five places on a phone, a strip that folds, and the keys that help on every screen.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import type { Page } from "playwright-core";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { dialogOf, isFocused, openScreen, settled } from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { headingOf, menuOf } from "../../testing/browser/screens/shell-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("shell in the hand");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const stripWidth = (page: Page) =>
  page
    .locator("header")
    .first()
    .evaluate((strip) => strip.getBoundingClientRect().width);

test("a phone has five equal places; the group opens every screen, the picture one's account", async () => {
  const page = await openScreen(exo, "peserta", "", { size: phone });
  const places = menuOf(page).locator("a, button");
  await soon.equal(
    () => places.allInnerTexts(),
    ["Home", "Master", "Profil", "Sembunyi", "Keluar"],
  );
  const widths = await places.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
  assert.ok(Math.max(...widths) - Math.min(...widths) < 2, widths.join(" "));
  await page.getByRole("button", { name: "Master", exact: true }).click();
  const menu = dialogOf(page, "Menu");
  await visualCheck(page, "menu");
  await menu.getByRole("link", { name: "Matpel" }).click();
  await headingOf(page, "Matpel").waitFor();
  await soon.is(() => page.getByRole("dialog").count(), 0);
  await page.getByTitle("Akun dan tampilan").click();
  const account = dialogOf(page, exo.account("EVIL").name);
  await account.getByText("Terhubung ke server").waitFor();
  await visualCheck(page, "account");
  await account.getByRole("button", { name: "Bantuan layar ini" }).click();
  await dialogOf(page, "Bantuan: Matpel").waitFor();
  await visualCheck(page, "help");
});

test("the strip folds by a click or a key and is found again so; bars and rail leave 82 % of the screen", async () => {
  const page = await openScreen(exo, "matpel");
  assert.ok((await stripWidth(page)) > 200);
  await page.getByRole("button", { name: "Lipat bilah samping" }).click();
  await soon.is(() => stripWidth(page), 56);
  await page.reload();
  await settled(page);
  assert.is(await stripWidth(page), 56);
  const { width, height } = page.viewportSize()!;
  const main = (await page.getByRole("main").boundingBox())!;
  assert.ok((main.width * main.height) / (width * height) >= 0.82);
  await visualCheck(page, "folded");
  await page.keyboard.press("[");
  await soon.ok(async () => (await stripWidth(page)) > 200);
});

test("Ctrl+K finds a screen and a person, by keyboard alone", async () => {
  const page = await openScreen(exo, "matpel");
  await page.keyboard.press("Control+k");
  const search = dialogOf(page, "Cari");
  const input = search.getByRole("combobox");
  await isFocused(input);
  await page.keyboard.type("agama");
  await search.getByRole("option", { name: /^Agama/u }).waitFor();
  await visualCheck(page, "search");
  await page.keyboard.press("Enter");
  await headingOf(page, "Agama").waitFor();
  await page.keyboard.press("Control+k");
  await input.fill("01-001-0001");
  await search.getByRole("option", { name: /01-001-0001/u }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await headingOf(page, "Peserta").waitFor();
  await page.waitForURL(/q=01-001-0001/u);
});

test("/ goes to the search box, from a filter too, and ? explains the screen, but not while somebody types", async () => {
  const page = await openScreen(exo, "matpel");
  await page.keyboard.press("/");
  const box = page.getByLabel("Cari kode atau nama");
  await isFocused(box);
  await page.getByRole("main").getByRole("combobox").first().focus();
  await page.keyboard.press("/");
  await isFocused(box);
  await page.keyboard.type("a/b?[");
  await soon.is(() => box.inputValue(), "a/b?[");
  await box.blur();
  await page.keyboard.press("?");
  await dialogOf(page, "Bantuan: Matpel").waitFor();
  await page.keyboard.press("Escape");
  await soon.is(() => page.getByRole("dialog").count(), 0);
});

test("from the search box two keys tick all rows; where one types, the second chooses the text", async () => {
  const page = await openScreen(exo, "matpel");
  await page.keyboard.press("/");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("ArrowDown");
  await isFocused(page.locator("main tbody input").first());
  await soon.is(() => page.locator("main tbody input:checked").count(), 0);
  await page.keyboard.press("Control+a");
  await soon.is(() => page.locator("main tbody input:not(:checked)").count(), 0);
  await page.keyboard.press("Control+a");
  await soon.is(() => page.locator("main tbody input:not(:checked)").count(), 0, "they stay so");
});

test("at 400 % bars scroll away, and a list is read and searched", async () => {
  const page = await openScreen(exo, "matpel", "", { size: { width: 342, height: 192 } });
  await visualCheck(page, "400");
  const row = page.getByRole("main").getByRole("row").nth(3);
  await row.scrollIntoViewIfNeeded();
  const strip = (await page.locator("header").first().boundingBox())!;
  assert.ok(strip.y + strip.height <= 0, "the strip is gone from sight");
  await page.getByLabel("Cari kode atau nama").fill("MTK");
  await page.waitForURL(/q=MTK/u);
});

test("the page begins with ways to its content and to the menu", async () => {
  const page = await openScreen(exo, "matpel");
  await page.reload();
  await settled(page);
  await page.keyboard.press("Tab");
  await isFocused(page.getByRole("link", { name: "Langsung ke isi" }));
  await page.keyboard.press("Tab");
  await isFocused(page.getByRole("link", { name: "Langsung ke menu" }));
  await page.keyboard.press("Enter");
  await isFocused(menuOf(page));
});

test.run();
