// `npm run test:browser`: the browser tests, end to end against the built bundle and the embedded exam server. The name of
// a file says where its tests run:
//   x.browser.ts       in Debian's Chromium
//   x.both.browser.ts  in Chrome 109 as well: what can differ there, which is looks, layout, drag, print, rich text,
//                      files, and one walk for each screen
//   x.firefox.browser.ts  in Firefox, where it is installed
// `-- word …` runs only the files whose name contains one of the words, `-- --shard 2/3` the second of three parts of them.
// A test that fails is run once more, alone: see steady-runs.ts.
import { rmSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { startTestCluster } from "../../testing/server/test-cluster.ts";
import type { Outcome } from "../../testing/browser/browser-suite.ts";
import {
  findBrowsers,
  findFirefox,
  type BrowserProgram,
} from "../../testing/browser/find-browsers.ts";
import { testFolder, traceFolder } from "../../testing/browser/traces.ts";
import { runInBrowserThreads, type Order } from "./browser-threads.ts";
import { buildBundle } from "../build-bundle.ts";
import { filesEndingIn, outputOf } from "./run-tests.ts";
import { threadScripts } from "../plugins.ts";
import { cacheFolder, constants } from "../bundle-settings.ts";
import { partOf } from "./shard.ts";
import { runSteadily, type Verdict } from "./steady-runs.ts";

/** As many as the cores that may be counted on. */
const threads = 2;
const threadSource = "src/bundling/tests/browser-thread.ts";

type Job = { browser: BrowserProgram; file: string; isSecondBrowser: boolean };

export async function runBrowserTests(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { shard: { type: "string", default: "1/1" } },
    allowPositionals: true,
  });
  const jobs = partOf(await findJobs(positionals), values.shard);
  // Of their own: somebody may build while they run. In the project, so that packages are found from there.
  const dist = join(cacheFolder, `browser-dist-${process.pid}`);
  const tests = join(cacheFolder, `browser-tests-${process.pid}`);
  clearAtExit([dist, tests]);
  await buildBundle({ base: "/adm/", minify: true, outdir: dist });
  await bundleForNode([threadSource, ...new Set(jobs.map(({ file }) => file))], tests);
  process.env["EXO_DIST"] = dist;
  const cluster = await startTestCluster();
  const verdict = await runSteadily(jobs, runsIn(tests));
  await cluster.stop();
  printVerdict(verdict);
  process.exit(verdict.failed > 0 || verdict.passed === 0 ? 1 : 0);
}

/** However the run ends; browsers end with the process that holds the line to them. */
function clearAtExit(folders: readonly string[]): void {
  process.on("exit", () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
}

/** The long files first, so that at the end no thread waits long for the other. */
async function findJobs(words: readonly string[]): Promise<Job[]> {
  const firefox = await findFirefox();
  const files = (await filesEndingIn(/\.browser\.ts$/u))
    .filter((path) => words.length === 0 || words.some((word) => basename(path).includes(word)))
    .filter((path) => firefox !== null || !isForFirefox(path))
    .map((file) => ({ file, size: statSync(file).size }))
    .sort((one, other) => other.size - one.size);
  const [current, ...older] = await findBrowsers();
  // While writing a test one browser is enough.
  const both = process.env["EXO_ONE"] ? [] : older;
  return files.flatMap(({ file }) => {
    if (firefox !== null && isForFirefox(file)) {
      return { browser: firefox, file, isSecondBrowser: false };
    }
    const browsers = file.endsWith(".both.browser.ts") ? [current!, ...both] : [current!];
    return browsers.map((browser, at) => ({ browser, file, isSecondBrowser: at > 0 }));
  });
}

const isForFirefox = (file: string) => file.endsWith(".firefox.browser.ts");

function runsIn(folder: string) {
  const urlOf = (source: string) => pathToFileURL(resolve(outputOf(folder, source))).href;
  const run = (jobs: readonly Job[], isSecond: boolean, only: readonly string[] | null) =>
    runInBrowserThreads(
      jobs.map((job) => orderFor(job, urlOf(job.file), isSecond, only)),
      {
        thread: urlOf(threadSource),
        threads: Math.min(threads, jobs.length),
        ended: (at, outcome, seconds) => printFile(jobs[at]!, outcome, seconds),
      },
    );
  return {
    together: (jobs: readonly Job[]) => run(jobs, false, null),
    async alone(job: Job, only: readonly string[] | null) {
      console.log(`\nonce more, alone: ${job.browser.name}, ${job.file}`);
      const [outcome] = await run([job], true, only);
      return outcome!;
    },
  };
}

function orderFor(
  { browser, file, isSecondBrowser }: Job,
  url: string,
  isSecond: boolean,
  only: readonly string[] | null,
): Order {
  const traces = traceFolder({ browser: browser.name, file });
  return {
    url,
    only,
    env: {
      EXO_BROWSER: browser.path,
      EXO_SECOND_BROWSER: isSecondBrowser ? "1" : "",
      EXO_TRACES: traces,
      EXO_TRACING: isSecond ? "1" : "",
    },
  };
}

function printFile({ browser, file }: Job, outcome: Outcome, seconds: number): void {
  const { passed, failed, left } = outcome;
  const marks = "•".repeat(passed.length) + "✘".repeat(failed.length) + "-".repeat(left.length);
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${browser.name}  ${file}  ${marks}`);
  for (const { test, reason } of failed) console.error(`\n  ✘ ${test}\n${reason}\n`);
}

function printVerdict({ passed, failed, unsteady, complaints }: Verdict<Job>): void {
  if (unsteady.length > 0) console.log("\nunsteady: failed once, and passed when run again alone");
  for (const { job, test } of unsteady) {
    const traces = testFolder(traceFolder({ browser: job.browser.name, file: job.file }), test);
    console.log(`  ${job.browser.name}, ${job.file}: ${test}\n    ${traces}`);
  }
  for (const complaint of complaints) console.error(`\n${complaint}`);
  console.log(`\n${passed} passed, ${failed} failed`);
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
    plugins: [threadScripts()],
    outExtension: { ".js": ".mjs" },
    logLevel: "error",
  });
}
