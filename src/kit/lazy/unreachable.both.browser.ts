// Code that is wanted while the server cannot be reached: it is said, and what was wanted comes by itself when the server is
// back. Chrome 109 remembers a failed import for as long as the page lives, the Chromium of today does not.
import * as assert from "uvu/assert";
import type { BrowserContext, Page } from "playwright-core";
import { generateToken } from "../../contract/credentials.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { routes, type RouteName } from "../../routes.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { callServer } from "../../testing/browser/call-server.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { countLoads, neverIdle, ServerGate } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("unreachable server");
let exo: Console;
let gate: ServerGate;
let context: BrowserContext | null = null;
test.before(async () => {
  exo = await Console.open();
  gate = await ServerGate.open(exo.server.url);
});
test.after.each(async () => {
  await gate.reopen();
  await context?.close();
  context = null;
});
test.after(async () => {
  await gate.shut();
  await exo.close();
});

async function openScreen(route: RouteName): Promise<Page> {
  const { email, password } = exo.account("EVIL");
  const { token } = await callServer({ host: exo.server.url }, generateToken, { email, password });
  context = await exo.browser.newContext({ viewport: desktop });
  const item = [tokenStorageKey, token] as const;
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), item);
  // Nothing is on its way ahead when the server goes: a file that fails beneath another is beyond repair in Chrome 109.
  const page = await neverIdle(await context.newPage());
  await page.goto(gate.url.replace(/\/$/u, "") + routes[route].path);
  await page.getByRole("heading", { name: routes[route].title, exact: true }).waitFor();
  return page;
}

const rowsOf = (page: Page) => page.locator("main table:not([aria-busy])").first();
const away = "Server ujian tidak dapat dihubungi";
const awayDialog = (page: Page) => page.getByRole("dialog", { name: away });
const retryIn = (page: Page) => awayDialog(page).getByRole("button", { name: "Coba lagi" });
const importButton = (page: Page) =>
  page.getByRole("button", { name: "Impor", exact: true }).first();

/** On a PC and on a phone. */
async function checkBothSizes(page: Page, what: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await visualCheck(page, what);
  }
}

test("a dialog says that the server is away, and opens by itself; another try keeps the page", async () => {
  const page = await openScreen("peserta");
  await rowsOf(page).waitFor();
  const search = page.getByRole("searchbox").first();
  const found = page.waitForResponse(/\/api\/.*\bq=a\b/u);
  await search.fill("a");
  await (await found).finished();
  await rowsOf(page).waitFor();
  const loads = countLoads(page);
  await gate.shut();
  await importButton(page).click();
  await awayDialog(page).waitFor();
  await checkBothSizes(page, "dialog");
  await retryIn(page).click();
  await soon.ok(() => retryIn(page).isEnabled());
  await awayDialog(page).waitFor();
  await gate.reopen();
  await page.getByRole("dialog", { name: "Impor peserta" }).waitFor();
  assert.is(await search.inputValue(), "a");
  assert.is(loads(), 0);
});

test("a dialog that was closed meanwhile stays closed, and another try opens it at once", async () => {
  const page = await openScreen("peserta");
  await rowsOf(page).waitFor();
  await gate.shut();
  await importButton(page).click();
  await awayDialog(page).getByRole("button", { name: "Tutup" }).last().click();
  await awayDialog(page).waitFor({ state: "detached" });
  await importButton(page).click();
  await awayDialog(page).waitFor();
  await gate.reopen();
  await retryIn(page).click();
  await page.getByRole("dialog", { name: "Impor peserta" }).waitFor();
});

test("a screen says so in its place, and shows itself", async () => {
  const page = await openScreen("peserta");
  await rowsOf(page).waitFor();
  const loads = countLoads(page);
  await gate.shut();
  // A screen of another group than the open one, whose screens are fetched ahead.
  await page.getByRole("link", { name: "Setting" }).first().click();
  await page.getByRole("main").getByRole("heading", { name: away }).waitFor();
  await checkBothSizes(page, "screen");
  await gate.reopen();
  await page.getByRole("main").getByRole("checkbox").first().waitFor();
  assert.is(loads(), 0);
});

test("a part of a screen says so in its place, and shows itself", async () => {
  const page = await openScreen("document");
  await page.getByRole("tab", { name: "Berkas" }).waitFor();
  await gate.shut();
  await page.getByRole("tab", { name: "Berkas" }).click();
  await page.getByRole("tabpanel").getByRole("heading", { name: away }).waitFor();
  await checkBothSizes(page, "part");
  await gate.reopen();
  await page
    .getByRole("tabpanel")
    .getByRole("heading", { name: away })
    .waitFor({ state: "detached" });
});

test("an export that was asked for is downloaded once the server is back", async () => {
  const page = await openScreen("peserta");
  await rowsOf(page).waitFor();
  await page.getByRole("button", { name: "Ekspor" }).click();
  await gate.shut();
  await page.getByRole("menuitem", { name: /Excel/u }).click();
  await awayDialog(page).waitFor();
  const download = page.waitForEvent("download");
  await gate.reopen();
  assert.match((await download).suggestedFilename(), /\.xlsx$/u);
});

test.run();
