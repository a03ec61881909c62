// Marking by keyboard on a slow PC: 50 answers one after the other without a pause, each of 200 words with a formula and a picture, and the
// list of what is to be marked with 5,000 answers. How long a key takes is told in the page's processor time: by the clock the same machine takes 94 ms in one
// run and 154 in another, in which other machines use its processors. A teacher who marks 50 answers a minute has what the console leaves of the minute.
import type { Browser, Page } from "playwright-core";
import { listMarkingUnits } from "../../../contract/marking/marking-units.ts";
import { tokenStorageKey } from "../../../contract/storage-keys.ts";
import { routes } from "../../../routes.ts";
import {
  fillLargeMarking,
  largeMarking,
  type LargeMarking,
  type LargeUnit,
} from "./large-marking.ts";
import { median, type Figure } from "../figure.ts";
import { launchOldest } from "../launch-oldest.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "../large-school.ts";
import { spanNames, watchMarks, type ShownNext } from "./marked-next.ts";
import { networks, throttle } from "../throttle.ts";
import { watchTasks, type Watched } from "../watch-tasks.ts";

const answers = 5_000;
const marks = 50;
const slowerProcessor = 4;
const nextBound = 100;
/** Of the minute, in processor time of the page, with all that it does beside. The person keeps two thirds. */
const ownSeconds = 20;
/** Milliseconds that a key waits at most until the page may paint. */
const frame = 1000 / 60;
/** What noise adds to one pass, another does not have at the same mark. */
const passes = 2;

export async function benchMarking(): Promise<Figure[]> {
  let units: LargeMarking | null = null;
  const school = await openLargeSchool(answers, async (db) => {
    units = await fillLargeMarking(db, answers);
  });
  const browser = await launchOldest();
  try {
    const token = await tokenOf(school, "EVAL");
    const { plain, rubric } = units!;
    return [
      ...(await markEssays(browser, school, token, { unit: plain, keys: ["8", "5", "Enter"] })),
      ...(await markEssays(browser, school, token, {
        unit: rubric,
        keys: ["1", "Enter", "2", "Enter"],
      })),
      ...(await openCheck(browser, school, token)),
    ];
  } finally {
    await browser.close();
    await school.close();
  }
}

async function openPage(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 660 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [tokenStorageKey, token],
  );
  return page;
}

/** `keys`: of one mark; the last one gives it. */
type Essays = { unit: LargeUnit; keys: readonly string[] };

async function markEssays(
  browser: Browser,
  school: LargeSchool,
  token: string,
  { unit, keys }: Essays,
): Promise<Figure[]> {
  const page = await openPage(browser, token);
  const path = routes["check.answer"].path.replace(":ts", "2").replace(":id", unit.bank);
  const query = new URLSearchParams({ j: largeMarking.schedule, soal: unit.question });
  await page.goto(`${school.server.url.replace(/\/$/u, "")}${path}?${query}`);
  await page.locator("section[aria-label^='Jawaban '] math").first().waitFor();
  await page.locator("input[data-points]:focus").first().waitFor();
  const watched: Watched[] = [];
  while (watched.length < passes) {
    const pass = await watchTasks(page, slowerProcessor, async () => {
      await markSome(page, keys);
    });
    watched.push(pass);
  }
  const session = await throttle(page, networks["LAN, 10 Mbit/s and 20 ms"], slowerProcessor);
  const shown = await markSome(page, keys);
  await session.detach();
  await page.context().close();
  return figuresOf(keys.length === 3 ? "as a whole" : "by rubric", watched, shown);
}

/** Each as soon as the answer is there: whoever thinks nothing is held up by nothing but the console. */
async function markSome(page: Page, keys: readonly string[]): Promise<ShownNext> {
  await page.evaluate(watchMarks, spanNames);
  for (let mark = 1; mark <= marks; mark += 1) {
    for (const key of keys) await page.keyboard.press(key);
    // Looked at seldom: what looks each frame would be work of the page.
    await page.waitForFunction((done) => globalThis.shownNext.next.length >= done, mark, {
      polling: 20,
    });
  }
  return page.evaluate(() => globalThis.shownNext);
}

/** Of each mark, from its last key until the next answer is painted: processor time, of which other programs take nothing. */
function nextTimes({ between }: Watched): number[] {
  const times = between(spanNames.from, spanNames.to);
  if (times.length !== marks) throw new Error(`The trace has ${times.length} marks of ${marks}.`);
  return times;
}

function figuresOf(how: string, watched: readonly Watched[], shown: ShownNext): Figure[] {
  const [first = [], ...others] = watched.map(nextTimes);
  const least = first.map((time, at) =>
    Math.min(time, ...others.map((pass) => pass[at] ?? Number.NaN)),
  );
  const name = `an essay marked ${how}`;
  return [
    {
      name: `${marks} essays marked ${how}: of the minute, what the console takes`,
      value: Math.min(...watched.map(({ total }) => total)) / 1000,
      unit: "s",
      bound: ownSeconds,
    },
    {
      name: `${name}, last key to the next answer, with a frame's wait, longest`,
      value: Math.max(...least) + frame,
      unit: "ms",
      bound: nextBound,
    },
    { name: "  median", value: median(least) + frame, unit: "ms" },
    {
      name: "  median by the clock, every key without a pause",
      value: median(shown.next),
      unit: "ms",
    },
    {
      name: "  answers that were not in the very next frame",
      value: shown.frames.filter((number) => number > 1).length,
      unit: "",
      bound: 0,
    },
    {
      name: "  longest task",
      value: Math.min(...watched.map(({ longest }) => longest)),
      unit: "ms",
      bound: nextBound,
    },
  ];
}

/** The list of what is to be marked: the server's call, and from the click on the home screen to the first row in it. */
async function openCheck(browser: Browser, school: LargeSchool, token: string): Promise<Figure[]> {
  const page = await openPage(browser, token);
  await page.goto(school.server.url);
  const tile = page.getByRole("main").getByRole("link", { name: routes.check.title });
  await tile.waitFor();
  await throttle(page, networks["LAN, 10 Mbit/s and 20 ms"], slowerProcessor);
  await page.evaluate(() => {
    addEventListener("click", () => performance.mark("tile-clicked"), { capture: true });
    const checkFrame = () => {
      const isThere = document.querySelector("main tbody a[href]") !== null;
      // In the frame after the one that has it it is painted.
      requestAnimationFrame(isThere ? () => performance.mark("row-visible") : checkFrame);
    };
    requestAnimationFrame(checkFrame);
  });
  await tile.click();
  await page.waitForFunction(() => performance.getEntriesByName("row-visible").length > 0);
  const visible = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return at("row-visible") - at("tile-clicked");
  });
  await page.context().close();
  const name = `what is to be marked, with ${2 * answers} answers in one exam`;
  return [
    {
      name: `${name}: the server's call`,
      value: await callTime(school, token),
      unit: "ms",
      bound: 500,
    },
    { name: "  a screenful after the click, on that PC", value: visible, unit: "ms", bound: 2_000 },
  ];
}

async function callTime(school: LargeSchool, token: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    const url = new URL(`${listMarkingUnits.path}?per_page=50`, school.server.url);
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as { data: { items: { total: number }[] } };
    if (!data.items.some(({ total }) => total === answers)) throw new Error("The exam is missing.");
    times.push(performance.now() - started);
  }
  return median(times);
}
