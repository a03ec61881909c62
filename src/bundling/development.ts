// `npm run dev`: bundles at every change, restarts the exam server when its code changed, reloads the page.
import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { buildBundle } from "./build-bundle.ts";
import { examServerBuild, examServerProgram } from "./exam-server-program.ts";

const quietMs = 120;
const reloadScript = "development-reload.js";
const buildFile = "development-build.txt";

/** Asks once a second which build this is, and reloads when it is another. */
const reloadSource = `(async () => {
  let known;
  for (;;) {
    try {
      const text = await (await fetch("/adm/${buildFile}", { cache: "no-store" })).text();
      if (known !== undefined && known !== text) location.reload();
      known = text;
    } catch {
      // The server restarts: the next attempt is a second later.
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
})();`;

export async function startDevelopment(args: readonly string[]): Promise<void> {
  let server: ChildProcess | null = null;
  let serverCode = "";
  let builds = 0;

  async function rebuild(): Promise<void> {
    try {
      await buildBundle({ base: "/adm/", minify: false, extraScript: reloadScript });
      builds += 1;
      await writeFile(`dist/${reloadScript}`, reloadSource);
      await writeFile(`dist/${buildFile}`, String(builds));
      const { outputFiles } = await build({ ...examServerBuild("/adm/"), write: false });
      const code = outputFiles[0]?.text ?? "";
      if (code === serverCode) return;
      serverCode = code;
      await writeFile(examServerProgram, code);
      await stop(server);
      server = spawn(process.execPath, [examServerProgram, ...args], { stdio: "inherit" });
    } catch (error) {
      // The maintainer is in the middle of a change: say it and wait for the next one.
      console.error(error instanceof Error ? error.message : error);
    }
  }

  await rebuild();
  let pending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (pending) return changed();
      pending = true;
      await rebuild();
      pending = false;
    }, quietMs);
  };
  for (const folder of ["src", "static"]) watch(folder, { recursive: true }, changed);
}

async function stop(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((settle) => child.once("exit", settle));
  child.kill("SIGINT");
  await gone;
}
