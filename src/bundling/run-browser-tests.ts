// `npm run test:browser`: every *.browser.ts, end to end in Chromium against the built bundle and the embedded exam
// server, and at the same time in Chrome 109 when it is there. `-- word` runs only the files whose name contains the word.
import { rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { findBrowsers } from "../testing/browser/find-browsers.ts";
import type { BrowserProgram } from "../testing/browser/find-browsers.ts";
import { buildBundle } from "./build-bundle.ts";
import { filesEndingIn, outputOf, threadSource } from "./run-tests.ts";
import { cacheFolder, constants } from "./settings.ts";
import { runInThreads, sumOf } from "./test-threads.ts";

/** Several times what the longest file takes. */
const patienceMs = 8 * 60_000;

export async function runBrowserTests(args: readonly string[]): Promise<void> {
  const filter = args.find((arg) => !arg.startsWith("--")) ?? "";
  // A bundle of their own: somebody may build while they run.
  const dist = join(cacheFolder, `browser-dist-${process.pid}`);
  await buildBundle({ base: "/adm/", minify: true, outdir: dist });
  process.env["EXO_DIST"] = dist;
  const files = (await filesEndingIn(/\.browser\.ts$/u)).filter((path) =>
    basename(path).includes(filter),
  );
  const found = await findBrowsers();
  // While writing a test one browser is enough.
  const browsers = process.env["EXO_ONE"] ? found.slice(0, 1) : found;
  const counts = await Promise.all(
    // What opens no page says the same in every browser.
    browsers.map((browser, round) =>
      runIn(browser, round === 0 ? files : files.filter(opensPages), round),
    ),
  );
  const totals = sumOf(counts);
  await rm(dist, { recursive: true, force: true });
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
}

function opensPages(path: string): boolean {
  return readFileSync(path, "utf8").includes("testing/browser/");
}

/** Each browser in a thread of its own, both at once. */
async function runIn(browser: BrowserProgram, files: readonly string[], round: number) {
  // In the project, so that packages are found from there.
  const folder = join(cacheFolder, `browser-tests-${process.pid}-${round}`);
  const urlOf = (name: string) => pathToFileURL(resolve(outputOf(folder, name))).href;
  try {
    await bundleForNode([threadSource, ...files], folder);
    return await runInThreads({
      thread: urlOf(threadSource),
      threads: 1,
      files: files.map((name) => ({ name, url: urlOf(name) })),
      patienceMs,
      heading: `${browser.name}: `,
      env: { EXO_BROWSER: browser.path },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function bundleForNode(files: readonly string[], folder: string): Promise<void> {
  await build({
    entryPoints: [...files],
    outdir: folder,
    outbase: "src",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    define: constants("/adm/"),
    outExtension: { ".js": ".mjs" },
    logLevel: "error",
  });
}
