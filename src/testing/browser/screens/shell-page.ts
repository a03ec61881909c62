// The frame around every screen, as its tests find it.
import type { Locator, Page } from "playwright-core";
import { routes, type MenuGroup, type Route } from "../../../routes.ts";

export const menuOf = (page: Page): Locator => page.getByRole("navigation", { name: "Menu" });

export const headingOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** The day, by the server's clock. */
export const homeHeading = /^(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), \d/u;

/** By the menu. */
export async function choose(page: Page, name: string): Promise<void> {
  await menuOf(page).getByRole("link", { name }).click();
  await headingOf(page, name).waitFor();
}

/** By its address under the base path. */
export async function goTo(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await headingOf(page, heading).waitFor();
}

/**
 * Stops the installed clock of the page; from then on the test moves it. It is set 1 s forward only: after a greater leap the
 * socket would count as silent.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** What has the focus, as somebody would call it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** The labels of a group's screens that exist, in the order of the route table. */
export function builtItems(group: MenuGroup): string[] {
  return Object.values<Route>(routes)
    .filter(({ menu, load }) => menu?.group === group && load)
    .map(({ title }) => title);
}
