// What a browser test that failed leaves behind: what its pages looked like then, and a trace of all that it did when it
// was run once more (`npx playwright show-trace` opens it).
import { basename, join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { presentTest } from "./browser-suite.ts";

/** CI_TRACES names a folder that outlives the machine. */
const root = () => process.env["CI_TRACES"] || ".cache/traces";

type Run = { browser: string; file: string };

export const traceFolder = ({ browser, file }: Run): string =>
  join(root(), slugOf(browser), slugOf(basename(file).replace(/\..*$/u, "")));

export const testFolder = (folder: string, test: string): string => join(folder, slugOf(test));

const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, "-")
    .slice(0, 80)
    .replace(/^-|-$/gu, "");

export const isTracing = (): boolean => Boolean(process.env["EXO_TRACING"]);

export async function startTrace({ tracing }: BrowserContext): Promise<void> {
  if (isTracing()) await tracing.start({ screenshots: true, snapshots: true });
}

/** `at` tells the contexts of one test apart. */
export async function keepTraces(context: BrowserContext, at: number): Promise<void> {
  const folder = process.env["EXO_TRACES"];
  const test = presentTest();
  if (!folder || !test) return;
  const own = testFolder(folder, test.name);
  if (isTracing()) await context.tracing.stop({ path: join(own, `trace-${at}.zip`) });
  else if (test.hasFailed) await takePictures(context, own, at);
}

async function takePictures(context: BrowserContext, folder: string, at: number): Promise<void> {
  for (const [tab, page] of context.pages().entries()) {
    const path = join(folder, `failed-${at}-${tab}.png`);
    // A page that has crashed has no looks; the test's own failure says more.
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}
