// Runs one of the programs in testing/ that are no tests: it is bundled to the cache folder, and says whether all is well.
import { rm } from "node:fs/promises";
import { stop } from "esbuild";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheFolder } from "./bundle-settings.ts";
import { bundleForNode } from "./tests/run-browser-tests.ts";
import { outputOf } from "./tests/run-tests.ts";

/** `name` is that of its file and of the function that it exports. */
export async function runTestingProgram(
  name: "attack" | "bench" | "faults" | "mutants" | "rehearse" | "simulate",
  args: readonly string[],
): Promise<void> {
  const source = `src/testing/${name}/${name}.ts`;
  const folder = join(cacheFolder, `${name}-${process.pid}`);
  try {
    await bundleForNode([source], folder);
    // It may run for hours; what builds again starts esbuild's process again.
    await stop();
    const program = pathToFileURL(resolve(outputOf(folder, source))).href;
    const { [name]: run } = (await import(program)) as Record<
      string,
      (args: readonly string[]) => Promise<boolean>
    >;
    process.exitCode = (await run!(args)) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.exit();
}
