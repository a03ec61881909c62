// `npm run bench`: the timing budgets, as ratios measured in one run.
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildBundle } from "./build-bundle.ts";
import { bundleForNode } from "./tests/run-browser-tests.ts";
import { outputOf } from "./tests/run-tests.ts";
import { cacheFolder } from "./bundle-settings.ts";

export async function runBench(args: readonly string[]): Promise<void> {
  const { lines } = await buildBundle({ base: "/adm/", minify: true });
  console.log(lines.join("\n"));
  const source = "src/testing/bench/bench.ts";
  const folder = join(cacheFolder, `bench-${process.pid}`);
  try {
    await bundleForNode([source], folder);
    const program = pathToFileURL(resolve(outputOf(folder, source))).href;
    const { bench } = (await import(program)) as {
      bench(args: readonly string[]): Promise<boolean>;
    };
    process.exitCode = (await bench(args)) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.exit();
}
