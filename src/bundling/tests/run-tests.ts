// `npm test`: types, lint, format and unused code, then every *.test.ts(x) in this one process, a thread for each core
// that may be counted on.
// `npm test -- word other`: only the tests whose file name contains one of the words.
import { spawn } from "node:child_process";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { startTestCluster } from "../../testing/server/test-cluster.ts";
import { noStyles, testAddresses, threadScripts } from "../plugins.ts";
import { cacheFolder, constants, reactAlias } from "../bundle-settings.ts";
import { runInThreads } from "./test-threads.ts";

/** A school's PC has two cores, and so has the machine that checks. */
const threads = 2;
const dom = "src/testing/dom.ts";
const threadSource = "src/bundling/tests/test-thread.ts";

/** What stays outside the bundle: servers, databases and tools that no test wants under the production alias. */
const nodePackages = [
  "@apidevtools/swagger-parser",
  "@electric-sql/pglite",
  "@hono/node-server",
  "axe-core",
  "esbuild",
  "fast-check",
  "happy-dom",
  "hono",
  "kysely",
  "kysely-pglite-dialect",
  "oxc-parser",
  "pg",
  "playwright-core",
  "read-excel-file",
  "typescript",
  "uvu",
  "write-excel-file",
  "ws",
];

/** What two of the checks know of files that have not changed since. */
const typesKept = join(cacheFolder, "types.tsbuildinfo");
const unusedKept = join(cacheFolder, "unused");
/** With isolatedModules, TypeScript 7.0.2 does not check again what imports the changed files where there are several. */
const incremental = ["--incremental", "--tsBuildInfoFile", typesKept, "--isolatedModules", "false"];

const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  // Several checkers do some of the work twice: on two cores one is done as soon, and leaves the other to the rest.
  ["types", "tsc", "--noEmit", "--singleThreaded", ...incremental],
  ["lint", "oxlint", "--deny-warnings"],
  ["format (npx oxfmt mends it)", "oxfmt", "--check"],
  ["unused files, exports and packages", "knip", "--cache", "--cache-location", unusedKept],
];

export async function runTests(words: readonly string[]): Promise<void> {
  const started = performance.now();
  const all = await filesEndingIn(/\.test\.tsx?$/u);
  const files = all.filter(
    (path) => words.length === 0 || words.some((word) => basename(path).includes(word)),
  );
  if (files.length === 0) throw new Error(`No test's file name contains ${words.join(" or ")}.`);
  const checking = words.length === 0 ? runChecks() : Promise.resolve([]);
  const folder = join(cacheFolder, `tests-${process.pid}`);
  const preparing = [bundleTests(await longFirst(files), folder), startTestCluster()] as const;
  try {
    const [built] = await Promise.all(preparing);
    const suites = await runInThreads({ ...built, threads: words.length === 0 ? threads : 1 });
    const faults = await checking;
    const failed = faults.length + suites.failed;
    const passed = suites.passed + (words.length === 0 ? checks.length - faults.length : 0);
    for (const fault of faults) console.error(`\n${fault}`);
    console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || files.length === 0 ? 1 : 0;
  } finally {
    await (await preparing[1]).stop();
    await rm(folder, { recursive: true, force: true });
  }
  // A test's timer or database must not keep a finished run waiting.
  process.exit();
}

export async function filesEndingIn(pattern: RegExp): Promise<string[]> {
  const names = await readdir("src", { recursive: true });
  return names
    .filter((name) => pattern.test(name))
    .map((name) => join("src", name))
    .sort();
}

/** So that at the end no thread waits long for the other. */
async function longFirst(files: readonly string[]): Promise<string[]> {
  const sized = files.map(async (name) => ({ name, size: (await stat(name)).size }));
  return (await Promise.all(sized))
    .sort((one, other) => other.size - one.size)
    .map(({ name }) => name);
}

/** In many files: in a single one, whose modules could still run each in its turn, all code is half as slow again. */
async function bundleTests(files: readonly string[], folder: string) {
  await build({
    entryPoints: [dom, threadSource, ...files],
    outdir: folder,
    outbase: "src",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    alias: reactAlias,
    external: nodePackages,
    define: constants("/adm/"),
    plugins: [testAddresses(), noStyles(), threadScripts()],
    // What is bundled from CommonJS asks for Node's own modules this way.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    outExtension: { ".js": ".mjs" },
    logLevel: "error",
  });
  const urlOf = (source: string) => pathToFileURL(resolve(outputOf(folder, source))).href;
  return {
    thread: urlOf(threadSource),
    first: urlOf(dom),
    files: files.map((name) => ({ name, url: urlOf(name) })),
  };
}

export function outputOf(folder: string, source: string): string {
  return join(folder, source.slice("src/".length).replace(/\.tsx?$/u, ".mjs"));
}

/** Answers what each failing check says. */
async function runChecks(): Promise<string[]> {
  const results = await Promise.all(
    checks.map(async ([name, command, ...args]) => {
      const { code, output } = await runTool(command, args);
      return code === 0 ? [] : [`✘ ${name}\n${output}`];
    }),
  );
  return results.flat();
}

async function runTool(command: string, args: readonly string[]) {
  // The types' checker never clears up: a seventh more memory, a quarter less time.
  const env = { ...process.env, GOGC: "off" };
  const child = spawn(join("node_modules", ".bin", command), args, { stdio: "pipe", env });
  let output = "";
  child.stdout.on("data", (part) => (output += String(part)));
  child.stderr.on("data", (part) => (output += String(part)));
  const code = await new Promise<number>((settle) => {
    child.on("error", (error) => {
      output += String(error);
      settle(1);
    });
    child.on("close", (status) => settle(status ?? 1));
  });
  return { code, output };
}
