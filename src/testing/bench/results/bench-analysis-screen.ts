// The screen of an analysis in Chrome 109, as on a processor of a quarter of the speed: 5,000 participants with 50 questions, from the first figures to
// the pictures of all of them, then a question that is opened. What its workers take is bounded; the tasks of the page are only told.
import type { Browser } from "playwright-core";
import { tokenStorageKey } from "../../../contract/storage-keys.ts";
import { routes } from "../../../routes.ts";
import type { Figure } from "../figure.ts";
import { launchOldest } from "../launch-oldest.ts";
import type { LargeSchool } from "../large-school.ts";
import { watchTasks } from "../watch-tasks.ts";
import { analysedBanks } from "./large-analysis.ts";

const slowerProcessor = 4;
const patience = { timeout: 60_000 };
const { one } = analysedBanks;

export async function benchAnalysisScreen(school: LargeSchool, token: string): Promise<Figure[]> {
  const browser = await launchOldest();
  try {
    return await measureScreen(browser, school, token);
  } finally {
    await browser.close();
  }
}

async function measureScreen(
  browser: Browser,
  { server }: LargeSchool,
  token: string,
): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 660 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [tokenStorageKey, token],
  );
  await page.goto(server.url);
  const items = page.locator("[data-item]");
  const address = server.url.replace(/\/$/u, "") + routes["sum.banksoal"].path;
  await page.goto(address);
  const link = page.getByRole("link", { name: one.id });
  await link.waitFor(patience);
  const opening = await watchTasks(page, slowerProcessor, async () => {
    await link.click();
    await items.first().waitFor(patience);
    await page.getByText(/^Angka sementara/u).waitFor({ state: "detached", ...patience });
    await page.getByRole("heading", { name: "Kesukaran dan daya pembeda" }).waitFor(patience);
  });
  if ((await items.count()) !== one.questions) throw new Error("Questions are missing.");
  const open = (at: number) =>
    watchTasks(page, slowerProcessor, async () => {
      await items.nth(at).click();
      await page.getByRole("region", { name: /^Soal \d+/u }).waitFor(patience);
    });
  // The first question that is opened loads the code and the fonts of questions. New fonts make the browser lay out the whole page again.
  const first = await open(10);
  await page.getByRole("button", { name: "Tutup soal" }).click();
  const question = await open(20);
  const name = "analysis on screen, 5,000 × 50";
  return [
    { name: `${name}: all workers together`, value: opening.inWorkers, unit: "ms", bound: 1000 },
    { name: "  longest task of the page", value: opening.longest, unit: "ms" },
    { name: "  all tasks of the page together", value: opening.total, unit: "ms" },
    { name: `${name}: first question opened, longest task`, value: first.longest, unit: "ms" },
    { name: "  another one, longest task", value: question.longest, unit: "ms" },
  ];
}
