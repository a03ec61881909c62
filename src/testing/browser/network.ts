// What may go wrong between a console and its server, for one page of a test.
import type { Page, Route } from "playwright-core";

type Address = string | RegExp;

/** Everything of the exam server's API. */
export const anyCall = "**/api/**";

/** Requests to the address wait until the returned function is called. */
export async function hold(page: Page, address: Address): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The server cannot be reached at the address, until the returned function is called. */
export async function cut(page: Page, address: Address): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort("connectionrefused");
  await page.route(address, abort);
  return () => page.unroute(address, abort);
}

/** Something between console and server answers with a page of its own, until the returned function is called. */
export async function answerHtml(page: Page, address: Address): Promise<() => Promise<void>> {
  const fulfill = (route: Route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  await page.route(address, fulfill);
  return () => page.unroute(address, fulfill);
}

/** The page never finds an idle moment, so that no screen is fetched before somebody opens it. */
export async function neverIdle(page: Page): Promise<Page> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  return page;
}

/** How often the page has asked for what `address` matches, from now on. */
export function counted(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (address.test(request.url())) count += 1;
  });
  return () => count;
}
