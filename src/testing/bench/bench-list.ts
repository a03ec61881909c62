// The participants' list of 50 rows from 100,000, beside the same table written by hand from the same call.
import type { Browser, Page } from "playwright-core";
import { listParticipants } from "../../contract/participants.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { launchBrowser } from "../browser/console-page.ts";
import { median, ratioOfPairs, type Figure } from "./figure.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "./large-school.ts";
import { networks, throttle } from "./throttle.ts";

const runs = 9;
/** On the slower processor, where nothing is bounded. */
const slowRuns = 3;
const size = 100_000;
const slowerProcessor = 4;
const call = `${listParticipants.path}?page=1&per_page=50&sort=nama`;

export async function benchList(): Promise<Figure[]> {
  const school = await openLargeSchool(size);
  const browser = await launchBrowser();
  try {
    const token = await tokenOf(school);
    const usual = await compare(browser, school, token, { runs, processor: 1 });
    const onSlow = { runs: slowRuns, processor: slowerProcessor };
    const slow = await compare(browser, school, token, onSlow);
    const unit = "× by hand";
    return [
      { name: `rows of ${size} visible, a screenful`, ...usual.visible, unit, bound: 1.4 },
      { name: "all 50 rows, below the screen's edge too", ...usual.all, unit },
      { name: "after the click", value: usual.milliseconds, unit: "ms" },
      { name: `a screenful, processor ${slowerProcessor} times slower`, ...slow.visible, unit },
      { name: "after the click, on that", value: slow.milliseconds, unit: "ms" },
      { name: "list calls", value: usual.calls, unit: "", bound: 1 },
      { name: "DOM elements", value: usual.elements, unit: "", bound: 1500 },
      ...(await searchTimes(school, token)),
    ];
  } finally {
    await browser.close();
    await school.close();
  }
}

/** In turns, so that both meet the same noise. */
async function compare(
  browser: Browser,
  school: LargeSchool,
  token: string,
  { runs, processor }: { runs: number; processor: number },
) {
  const visible: number[] = [];
  const all: number[] = [];
  const byHand: number[] = [];
  let last = { calls: 0, elements: 0 };
  for (let run = 0; run <= runs; run += 1) {
    const hand = await loadByHand(browser, school, token, processor);
    const app = await openInConsole(browser, school, token, processor);
    last = app;
    // The first pair warms everything up.
    if (run === 0) continue;
    byHand.push(hand);
    visible.push(app.visible);
    all.push(app.all);
  }
  return {
    visible: ratioOfPairs(visible, byHand),
    all: ratioOfPairs(all, byHand),
    milliseconds: median(visible),
    calls: last.calls,
    elements: last.elements,
  };
}

async function openPage(browser: Browser, school: LargeSchool, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 660 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [tokenStorageKey, token],
  );
  await page.goto(school.server.url);
  return page;
}

async function openInConsole(
  browser: Browser,
  school: LargeSchool,
  token: string,
  processor: number,
) {
  const page = await openPage(browser, school, token);
  const tile = page.getByRole("main").getByRole("link", { name: "Peserta", exact: true });
  await tile.waitFor();
  // The home screen has settled and the screens' code is there, as it is for somebody who has looked around.
  await untilQuiet(page);
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === listParticipants.path) calls += 1;
  });
  await throttle(page, networks["LAN, 10 Mbit/s and 20 ms"], processor);
  await page.evaluate(() => {
    addEventListener("click", () => performance.mark("tile-clicked"), {
      capture: true,
      once: true,
    });
    // In the frame after the one that has them they are painted.
    const markNextFrame = (name: string) => requestAnimationFrame(() => performance.mark(name));
    // Ten are whole, the eleventh is cut by the edge.
    const screenful = 11;
    let seen = 0;
    const checkFrame = () => {
      const { length } = document.querySelectorAll("tbody input[type=checkbox]");
      if (seen < screenful && length >= screenful) markNextFrame("rows-visible");
      if (length >= 50) markNextFrame("rows-all");
      else requestAnimationFrame(checkFrame);
      seen = length;
    };
    requestAnimationFrame(checkFrame);
  });
  await tile.click();
  await page.waitForFunction(() => performance.getEntriesByName("rows-all").length > 0);
  const { visible, all } = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const since = (name: string) => at(name) - at("tile-clicked");
    return { visible: since("rows-visible"), all: since("rows-all") };
  });
  await page.waitForTimeout(300);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.context().close();
  return { visible, all, calls, elements };
}

/** Until the page has asked for nothing for a second. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType("resource").at(-1) as PerformanceResourceTiming;
    return performance.now() - last.responseEnd > 1000;
  });
}

/** The very same rows, made element by element: the least code that draws this table from this call. */
async function loadByHand(
  browser: Browser,
  school: LargeSchool,
  token: string,
  processor: number,
): Promise<number> {
  const page = await openPage(browser, school, token);
  await page.getByRole("main").getByRole("link", { name: "Peserta", exact: true }).click();
  await page.locator("tbody input[type=checkbox]").nth(49).waitFor();
  await throttle(page, networks["LAN, 10 Mbit/s and 20 ms"], processor);
  const took = await page.evaluate(
    async ([path, bearer]) => {
      const section = document
        .querySelector("main table")
        ?.parentElement?.cloneNode(true) as Element;
      const body = section.querySelector("tbody") as HTMLTableSectionElement;
      const template = body.rows[0]?.cloneNode(true) as HTMLTableRowElement;
      const make = (from: Element): Element => {
        const element = document.createElementNS(from.namespaceURI, from.localName);
        for (const { name, value } of from.attributes) element.setAttribute(name, value);
        for (const child of from.childNodes) {
          element.append(child instanceof Element ? make(child) : (child.textContent ?? ""));
        }
        return element;
      };
      body.replaceChildren();
      document.body.replaceChildren();
      await new Promise((settle) => requestAnimationFrame(() => setTimeout(settle, 300)));
      const started = performance.now();
      const response = await fetch(String(path), {
        headers: { authorization: `Bearer ${bearer}` },
      });
      const { data } = (await response.json()) as { data: { items: Record<string, unknown>[] } };
      for (const item of data.items) {
        const row = make(template) as HTMLTableRowElement;
        ["no_ujian", "nama", "group_path", "jurusan_nama", "sesi"].forEach((key, index) => {
          const cell = row.cells[index + 1];
          if (cell) cell.textContent = String(item[key]);
        });
        for (const button of row.querySelectorAll("input, button")) {
          button.setAttribute("aria-label", String(item["nama"]));
          button.addEventListener("click", () => undefined);
        }
        body.append(row);
      }
      document.body.append(section);
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
      return performance.now() - started;
    },
    [call, token],
  );
  await page.context().close();
  return took;
}

/** What the server needs for the lists that people ask for. */
async function searchTimes(school: LargeSchool, token: string): Promise<Figure[]> {
  const queries = { "page 1": "", "last page": "&page=2000", "part of a name": "&q=putri" };
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const started = performance.now();
      const url = new URL(`${listParticipants.path}?per_page=50${query}`, school.server.url);
      await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
      times.push(performance.now() - started);
    }
    figures.push({ name: `the server's list call, ${name}`, value: median(times), unit: "ms" });
  }
  return figures;
}
