// The page that stays for all tests of a file: what is loaded into it again is there in a third of the time that a new
// browser profile takes. Whatever one test leaves in it is gone before the next: storage, routes, listeners, looks.
import type { Page } from "playwright-core";

export type PageAppearance = { size: { width: number; height: number }; theme: "light" | "dark" };

/** What tests listen to, and Console.watch, which begins anew. */
const watchedEvents = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "popup",
  "request",
  "requestfinished",
  "response",
] as const;

/** Playwright's own. */
const usualPatienceMs = 30_000;

const refuse = () => {
  throw new Error("That cannot be taken back: do it in a page of `newPage`.");
};

export class KeptPage {
  readonly page: Page;
  isLent = false;

  constructor(page: Page) {
    this.page = page;
    page.addInitScript = refuse;
    page.routeWebSocket = refuse;
    page.clock.install = refuse;
  }

  async lend({ size, theme }: PageAppearance): Promise<Page> {
    this.isLent = true;
    const { page } = this;
    const { width, height } = page.viewportSize() ?? {};
    if (width !== size.width || height !== size.height) await page.setViewportSize(size);
    const unset = { media: null, reducedMotion: null, forcedColors: null, contrast: null };
    await page.emulateMedia({ ...unset, colorScheme: theme });
    return page;
  }

  /** False when the page is of no more use: crashed, closed, or without a server. */
  async takeBack(host: string): Promise<boolean> {
    try {
      await this.#clean(host);
    } catch {
      return false;
    }
    this.isLent = false;
    return true;
  }

  async #clean(host: string): Promise<void> {
    const { page } = this;
    const context = page.context();
    for (const tab of context.pages()) if (tab !== page) await tab.close();
    await context.setOffline(false);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await toBlank(page, host);
    for (const event of watchedEvents) page.removeAllListeners(event);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
    page.setDefaultTimeout(usualPatienceMs);
  }
}

/**
 * A page of the console's host on which nothing runs. Not the server's own answer: of a text, Chrome 109 makes a document
 * with an inline style, which the policy refuses aloud.
 */
export async function toBlank(page: Page, host: string): Promise<void> {
  const { href } = new URL("/blank", host);
  if (page.url() === href) return;
  await page.route(href, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>-</title>" }),
  );
  await page.goto(href, { waitUntil: "commit" });
  await page.unroute(href);
}

/**
 * Routes that are set between the commit of a document and its first script are ignored by Chromium for all requests of
 * that document (one of four times, with Chromium 156). After the document has run a script, routes work.
 */
export async function waitUntilRoutable(page: Page): Promise<void> {
  await page.evaluate(() => document.readyState);
}
