// An event of 5,000 participants, 60 rooms and 40 schedules, as whoever prepares it meets it: who sits in which session and on
// which seat is planned in the page of a PC at a quarter of the speed, saved in one transaction, and looked through for clashes.
import { sql } from "kysely";
import type { Browser, Page } from "playwright-core";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { changeSchedules } from "../../contract/exams/schedules.ts";
import { routes, type RouteName } from "../../routes.ts";
import type { Db } from "../../exam-server/database/database.ts";
import { clashesOf } from "../../exam-server/entities/exams/schedules/clashes-query.ts";
import { launchBrowser } from "../browser/console-page.ts";
import { fillLargeEvent, largeEvent } from "../exams/large-event.ts";
import { median, type Figure } from "./figure.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "./large-school.ts";
import { watchTasks } from "./watch-tasks.ts";

const slowerProcessor = 4;
/** With the demonstration's own. */
const participants = 5000;
const demonstration = 360;
const patience = { timeout: 60_000 };

export async function benchExams(): Promise<Figure[]> {
  let clashes: Figure[] = [];
  const school = await openLargeSchool(participants - demonstration, async (db) => {
    await fillLargeEvent(db);
    clashes = [await findClashes(db)];
  });
  const browser = await launchBrowser();
  try {
    const token = await tokenOf(school);
    return [
      ...(await splitSessions(browser, school, token)),
      ...(await fillRooms(browser, school, token)),
      ...(await drawCards(browser, school, token)),
      ...clashes,
      await refuseAll(school, token),
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

/** The event's screen, for its first schedule where the screen is of one. */
function addressOf({ server }: LargeSchool, name: RouteName): string {
  const { event, schedules } = largeEvent;
  const path = routes[name].path.replace(":id2", schedules[0] ?? "").replace(":id", event);
  return server.url.replace(/\/$/u, "") + path;
}

/** What a slow PC would need is reckoned from all that passed, waiting for the server included: more than it would be. */
function plannedIn(took: number): Pick<Figure, "value" | "unit" | "bound"> {
  return { value: took * slowerProcessor, unit: "ms", bound: 2000 };
}
const longestBlock = (longest: number): Figure => ({
  name: "  longest block of the page meanwhile",
  value: longest,
  unit: "ms",
  bound: 100,
});
const savedIn = (took: number): Figure => ({
  name: "saved",
  value: took,
  unit: "ms",
  bound: 5000,
});

async function splitSessions(
  browser: Browser,
  school: LargeSchool,
  token: string,
): Promise<Figure[]> {
  const { sessions } = largeEvent;
  const page = await openPage(browser, token);
  await page.goto(addressOf(school, "event.sesi.schedule"));
  await page.getByText("5.000 peserta").waitFor(patience);
  await page.getByRole("main").getByRole("button", { name: "Bagi otomatis" }).last().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Jumlah sesi").fill(String(sessions));
  const planned = await watchTasks(page, slowerProcessor, async () => {
    await dialog.getByRole("radio", { name: /^Merata/u }).check();
    await dialog.getByRole("row", { name: /^Sesi 3 baru 0 1\.666/u }).waitFor();
  });
  const saved = await watchTasks(page, slowerProcessor, async () => {
    await dialog.getByRole("button", { name: /^Simpan [\d.]+ perubahan/u }).click();
    await page.getByRole("main").getByText("Semua sudah punya sesi").waitFor(patience);
  });
  await page.context().close();
  return [
    {
      name: `${participants} participants split into ${sessions} sessions: planned`,
      ...plannedIn(planned.took),
    },
    longestBlock(planned.longest),
    savedIn(saved.took),
  ];
}

async function fillRooms(browser: Browser, school: LargeSchool, token: string): Promise<Figure[]> {
  const page = await openPage(browser, token);
  await page.goto(addressOf(school, "event.room"));
  await page.getByRole("button", { name: "Isi otomatis" }).click(patience);
  const dialog = page.getByRole("dialog");
  const alternate = dialog.getByLabel("Selang-seling group");
  await dialog.getByRole("button", { name: "Simpan 5.000 tempat duduk" }).waitFor(patience);
  const planned = await watchTasks(page, slowerProcessor, async () => {
    await alternate.check();
    await dialog.getByText("Menyusun rencana…").waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: "Simpan 5.000 tempat duduk" }).waitFor(patience);
  });
  const saved = await watchTasks(page, slowerProcessor, async () => {
    await dialog.getByRole("button", { name: "Simpan 5.000 tempat duduk" }).click();
    await dialog.waitFor({ state: "hidden", ...patience });
  });
  await page.context().close();
  return [
    {
      name: `${participants} of them seated in 60 rooms, groups apart: planned`,
      ...plannedIn(planned.took),
    },
    longestBlock(planned.longest),
    savedIn(saved.took),
  ];
}

/** The cards of a session, drawn to the last while one looks at the first. */
async function drawCards(browser: Browser, school: LargeSchool, token: string): Promise<Figure[]> {
  const page = await openPage(browser, token);
  // As many are drawn at once as the page finds that its PC can. A browser that slows its page down by four does so by
  // forty for this work on some virtual machines, so that the page is deceived about the time instead.
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
  }, slowerProcessor);
  await page.goto(`${addressOf(school, "print.student.card.event")}?s=1`);
  const counted = await page
    .getByText(/^[\d.]+ kartu$/u)
    .first()
    .innerText(patience);
  const cards = Number(counted.replace(/\D/gu, ""));
  await page.locator("article").first().waitFor(patience);
  // Counted seldom and by a plain query: a locator looks through thousands of elements many times a second, in tasks of the page.
  const drawn = await watchTasks(page, slowerProcessor, async () => {
    await page.waitForFunction(
      (count) => document.getElementsByTagName("article").length >= count,
      cards,
      { polling: 500, timeout: 120_000 },
    );
  });
  await page.context().close();
  return [
    {
      name: `the rest of ${cards} cards drawn on that PC`,
      value: drawn.took * slowerProcessor,
      unit: "ms",
    },
    { ...longestBlock(drawn.longest), bound: 300 },
  ];
}

/** All 40 at once, each with each. */
async function findClashes(db: Db): Promise<Figure> {
  await sql`analyze`.execute(db);
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now();
    const { size } = await clashesOf(largeEvent.schedules, { db, at: new Date() });
    times.push(performance.now() - started);
    if (size === 0) throw new Error("No clash was found.");
  }
  const name = `clashes of 40 schedules of ${participants} found by the server`;
  return { name, value: median(times), unit: "ms", bound: 1000 };
}

/** With all else that they lack. Nobody is activated: no schedule has a bank. */
async function refuseAll(school: LargeSchool, token: string): Promise<Figure> {
  const changes = largeEvent.schedules.map((id) => ({ id, active: true }));
  const started = performance.now();
  const response = await fetch(new URL(changeSchedules.path, school.server.url), {
    method: changeSchedules.method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ changes }),
  });
  const said = await response.text();
  if (!said.includes("bentrok")) throw new Error(`No clash was told: ${said.slice(0, 200)}`);
  const name = "all 40 asked to become active, and told what they lack";
  return { name, value: performance.now() - started, unit: "ms" };
}
