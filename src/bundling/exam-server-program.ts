// The embedded exam server as a program of its own, bundled to the cache folder.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop, type BuildOptions } from "esbuild";
import { threadScripts } from "./plugins.ts";
import { cacheFolder, constants } from "./bundle-settings.ts";

export const examServerProgram = join(cacheFolder, "exam-server.mjs");

export function examServerBuild(base: string): BuildOptions {
  return {
    stdin: {
      contents: `import { main } from "./src/exam-server/node.ts"; await main(process.argv.slice(2));`,
      resolveDir: process.cwd(),
    },
    outfile: examServerProgram,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    define: constants(base),
    plugins: [threadScripts()],
    logLevel: "error",
  };
}

/** Runs it in this process, so that Ctrl+C reaches it. */
export async function runExamServer(args: readonly string[]): Promise<void> {
  await build(examServerBuild("/adm/"));
  // A server runs for weeks: the process of esbuild, which is some hundred MB large after a build, ends before.
  await stop();
  process.argv = [process.argv[0] ?? "node", examServerProgram, ...args];
  await import(pathToFileURL(resolve(examServerProgram)).href);
}
