// Under which policy the page works, whatever its server sends: nothing, the page's own policy, or a stricter one that
// refuses what stands inline. Violations are what these tests are about, so their pages are not watched for them.
import type { Page } from "playwright-core";
import { suite } from "../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { themeStorageKey } from "../contract/storage-keys.ts";
import {
  Console,
  desktop,
  phone,
  screenshot,
  type Theme,
} from "../testing/browser/console-page.ts";
import { hold } from "../testing/browser/network.ts";
import { submitOf, waitUntilLive } from "../testing/browser/screens/sign-in-page.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("policy of the page");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(async () => {
  for (const context of exo.browser.contexts()) {
    // What a page still asks for as it closes is nobody's fault.
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
});
test.after(() => exo.close());

const scripts = /\.js$/u;
const policyHeader = "content-security-policy";
/** --accent, behind the button. */
const accents = { light: "rgb(15, 107, 98)", dark: "rgb(76, 194, 177)" };

type PageOptions = { size?: typeof desktop; theme?: Theme; javaScript?: boolean };

async function openPage({ size = desktop, theme = "light", javaScript = true }: PageOptions = {}) {
  const context = await exo.browser.newContext({
    viewport: size,
    colorScheme: theme,
    javaScriptEnabled: javaScript,
  });
  return context.newPage();
}

/** As from a server that sends this policy with its pages, or none. */
async function send(page: Page, policy: string | null): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith("/adm/") && !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      // Taken at once: the browser does not keep what was fetched for it for good.
      const body = await response.body();
      const { [policyHeader]: _own, "content-encoding": _packed, ...others } = response.headers();
      const headers = policy === null ? others : { ...others, [policyHeader]: policy };
      await route.fulfill({ status: response.status(), headers, body });
    },
  );
}

const accentOf = (page: Page) =>
  submitOf(page).evaluate((button) => getComputedStyle(button).backgroundColor);

/** How everything is drawn that both pages have. */
const stylesOf = (page: Page, boxes: string) =>
  page.evaluate((selector) => {
    const kept = [
      "display",
      "color",
      "backgroundColor",
      "font",
      "padding",
      "borderRadius",
    ] as const;
    return [...document.querySelectorAll(selector)].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${kept.map((name) => style[name]).join(" ")}`;
    });
  }, boxes);

const form = ".login, .login *";
const shell = "body, nav, nav *";

/** What the page must look like: as our own server sends it. */
async function expectedStyles(): Promise<{ form: string[]; shell: string[] }> {
  const page = await openPage();
  await page.goto(exo.server.url);
  return walk(page);
}

async function walk(page: Page): Promise<{ form: string[]; shell: string[] }> {
  await waitUntilLive(page);
  await soon.is(() => accentOf(page), accents.light);
  const looks = await stylesOf(page, form);
  await exo.signIn(page);
  await page.mouse.move(desktop.width - 1, 1);
  return { form: looks, shell: await stylesOf(page, shell) };
}

test("without JavaScript the form stands in its colours, by day and by night, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    for (const theme of ["light", "dark"] as const) {
      const page = await openPage({ size, theme, javaScript: false });
      await page.goto(exo.server.url);
      await soon.is(() => accentOf(page), accents[theme]);
      await screenshot(page, `policy-no-scripts-${size.width}-${theme}`);
    }
  }
});

test("a remembered theme counts before any script is fetched", async () => {
  const page = await openPage({ theme: "light" });
  await page.addInitScript((key) => localStorage.setItem(key, "dark"), themeStorageKey);
  await hold(page, scripts);
  await page.goto(exo.server.url, { waitUntil: "commit" });
  await soon.is(() => accentOf(page), accents.dark);
});

test("our server sends the page's own policy, and who may frame it", async () => {
  const page = await openPage();
  const sent = (await (await page.goto(exo.server.url))?.headerValue(policyHeader)) ?? "";
  const meta = page.locator("meta[http-equiv=Content-Security-Policy]");
  assert.is(sent, `${await meta.getAttribute("content")}; frame-ancestors 'self'`);
  assert.not.match(sent, /unsafe|\*/u);
});

test("without a header the page is as strict, and looks the same before and after signing in", async () => {
  const page = await openPage();
  await send(page, null);
  const answer = await page.goto(exo.server.url);
  assert.is(await answer?.headerValue(policyHeader), null);
  const refused = await page.evaluate(async () => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      found.push(event.effectiveDirective),
    );
    const add = (name: string, text: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      document.head.append(element);
      element.remove();
    };
    add("script", "document.title = 'harm'");
    add("style", "body { display: none }");
    await fetch("http://127.0.0.2:9/").catch(() => undefined);
    await new Promise((settle) => setTimeout(settle, 0));
    return found;
  });
  assert.equal(refused.sort(), ["connect-src", "script-src-elem", "style-src-elem"]);
  assert.equal(await walk(page), await expectedStyles());
});

test("where a stricter header refuses all that stands inline, script and sheet make up for it", async () => {
  for (const size of [desktop, phone]) {
    for (const theme of ["light", "dark"] as const) {
      const page = await openPage({ size, theme });
      await send(page, "default-src 'self'");
      const release = await hold(page, scripts);
      await page.goto(exo.server.url, { waitUntil: "commit" });
      await submitOf(page).waitFor();
      assert.is.not(await accentOf(page), accents[theme], "unstyled before the script");
      release();
      await waitUntilLive(page);
      await soon.is(() => accentOf(page), accents[theme]);
      await screenshot(page, `policy-stricter-${size.width}-${theme}`);
    }
  }
  const page = await openPage();
  await send(page, "default-src 'self'");
  await page.goto(exo.server.url);
  assert.equal(await walk(page), await expectedStyles());
});

test("where the header refuses the styles alone, the sheet comes before the script", async () => {
  const page = await openPage();
  await send(page, "style-src 'self'");
  const release = await hold(page, scripts);
  await page.goto(exo.server.url, { waitUntil: "commit" });
  await soon.is(() => accentOf(page), accents.light);
  release();
  assert.equal(await walk(page), await expectedStyles());
});

test.run();
