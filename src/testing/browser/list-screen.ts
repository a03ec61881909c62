// The list screens as a person goes about them, for tests: finding rows, their menus, dialogs and toasts.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Call, CallInput, CallOutput } from "../../contract/calls/call.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { routes, type RouteName } from "../../routes.ts";
import { callServer } from "./call-server.ts";
import type { Console } from "./console-page.ts";

type PageOptions = Parameters<Console["signedIn"]>[1];

export function addressOf(exo: Console, route: RouteName, query = ""): string {
  return `${exo.server.url.replace(/\/$/u, "")}${routes[route].path}${query}`;
}

/** From home as a link leads there. From elsewhere by loading, lest the present screen be taken for the next. */
export async function go(page: Page, address: string): Promise<void> {
  const isHome = new URL(page.url()).pathname.endsWith(routes.home.path);
  if (!isHome) {
    await page.goto(address);
    return;
  }
  // The console hears of it as of a step through the history, and knows where it is.
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Signed in as the Head Master, on the screen, its rows shown. */
export async function openScreen(
  exo: Console,
  route: RouteName,
  query = "",
  options?: PageOptions,
): Promise<Page> {
  const page = await exo.signedIn("EVIL", { ...options, address: addressOf(exo, route, query) });
  await page.getByRole("heading", { name: routes[route].title, exact: true }).waitFor();
  await settled(page);
  return page;
}

/** The rows on screen are those that were asked for. There must be one: `Console.open({ fill })` adds what the demonstration lacks. */
export async function settled(page: Page): Promise<void> {
  await page.locator("main table:not([aria-busy])").first().waitFor();
}

/** "1–50 dari 360" */
export function range(page: Page, text: string): Promise<void> {
  return page.getByText(text, { exact: true }).waitFor();
}

export function rowOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole("main").getByRole("row").filter({ hasText: text });
}

export function bodyRows(page: Page): Locator {
  return page.locator("main tbody tr");
}

/** What stands in the column of that name, row by row. */
export async function columnTexts(page: Page, label: string): Promise<string[]> {
  const labels = await page.locator("main thead th").allInnerTexts();
  const index = labels.findIndex((text) => text.trim() === label);
  assert.ok(index >= 0, `no column ${label} among ${labels.join()}`);
  return page.locator(`main tbody tr :is(td, th):nth-child(${index + 1})`).allInnerTexts();
}

/** Opens the menu of a row and chooses from it. */
export async function chooseFor(page: Page, label: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Tindakan untuk ${label}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Opens what stands under a row: a button beside it, in the row's menu on a phone. */
export async function showDetail(row: Locator): Promise<void> {
  const menu = row.getByRole("button", { name: /^Tindakan untuk/u });
  const button = row.getByRole("button", { name: /^Lihat detail/u });
  await menu.or(button).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await row.page().getByRole("menuitem", { name: "Lihat detail", exact: true }).click();
}

/** A button above the list; a phone has all but the one that adds behind one. */
export async function pressAbove(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  const more = page.getByRole("main").getByRole("button", { name: "Lainnya", exact: true });
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
}

/** The same for what stands behind "Lainnya" on a PC. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Lainnya", exact: true }).click();
  const item = page.getByRole("menuitem", { name, exact: true });
  await item.or(page.getByRole("dialog").getByRole("button", { name, exact: true })).click();
}

/** Ticks all rows of the page; on a phone the first of them. */
export async function tickRows(page: Page): Promise<void> {
  const all = page.getByLabel("Pilih semua di halaman ini");
  if (await all.isVisible()) return all.check();
  await pressAbove(page, "Pilih beberapa");
  await page
    .getByRole("checkbox", { name: /^Pilih /u })
    .first()
    .check();
}

/** What is done to the rows that are ticked: three buttons, the rest behind one. */
export async function chooseForSelected(page: Page, item: string): Promise<void> {
  const bar = page.getByRole("region", { name: "Pilihan" });
  const direct = bar.getByRole("button", { name: item, exact: true });
  await bar.getByRole("button").first().waitFor();
  if ((await direct.count()) > 0) return direct.click();
  await bar.getByRole("button", { name: "Tindakan lain", exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

export function dialogOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole("dialog", { name });
}

export function toast(page: Page, text: string): Locator {
  return page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: text });
}

export async function isFocused(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(":focus")).waitFor();
}

/** A call beside the page, with the page's own session: what somebody else does meanwhile. */
export async function callBeside<C extends Call>(
  page: Page,
  endpoint: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey);
  return callServer({ host: page.url(), token }, endpoint, input);
}

/** By its handle beside that of another row: so many pixels below its middle. */
export async function dragBeside(from: Locator, to: Locator, below: number): Promise<void> {
  const { mouse } = from.page();
  await from.hover();
  await mouse.down();
  const box = (await to.boundingBox())!;
  await mouse.move(box.x + 8, box.y + box.height / 2 + below, { steps: 6 });
  await mouse.up();
}

/**
 * Presses "Coba lagi" after `mend` has made the server reachable. The console may have asked again by itself in the meantime: then
 * there is nothing to press.
 */
export async function tryAgain(place: Page | Locator, mend: () => Promise<unknown>): Promise<void> {
  const button = place.getByRole("button", { name: "Coba lagi" });
  await button.waitFor();
  await mend();
  await button.evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.click();
  });
}
