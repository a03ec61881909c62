// The oldest browser there is, Chrome 109 where .ci/run or a maintainer put it: the bounds of time are its.
import type { Browser } from "playwright-core";
import { launchBrowser } from "../browser/console-page.ts";
import { findBrowsers } from "../browser/find-browsers.ts";

export async function launchOldest(): Promise<Browser> {
  return launchBrowser((await findBrowsers()).at(-1)?.path);
}
