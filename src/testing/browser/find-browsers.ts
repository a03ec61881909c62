// The browsers that the browser tests run in: Debian's Chromium, by its headless build where that is installed, which does
// the same in three quarters of the time, and Chrome 109 when .ci/run or a maintainer put it there.
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

export type BrowserProgram = { name: string; path: string };

/** Where .ci/run unpacks it. */
const chrome109 = ".cache/chrome-109/chromium";
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** At least one. @throws Error when there is none */
export async function findBrowsers(): Promise<BrowserProgram[]> {
  const current = await firstThatExists(onPath(names));
  const oldest = await firstThatExists([chrome109]);
  const found = [
    ...(current ? [{ name: "Chromium", path: current }] : []),
    ...(oldest ? [{ name: "Chrome 109", path: oldest }] : []),
  ];
  if (found.length === 0) throw new Error("No Chromium found: install Debian's package chromium.");
  return found;
}

/** Debian's, or Mozilla's own; null where there is none. */
export async function findFirefox(): Promise<BrowserProgram | null> {
  const path = await firstThatExists(onPath(["firefox-esr", "firefox"]));
  return path === null ? null : { name: "Firefox", path };
}

/** Where each may stand, the first name in all folders before the next. */
function onPath(programs: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

async function firstThatExists(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    try {
      await access(path);
      return path;
    } catch {
      // Not this one.
    }
  }
  return null;
}
