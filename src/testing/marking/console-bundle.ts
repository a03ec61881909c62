// The console's own code of marking for simulated markers: bundled once, and imported anew for each tab, so that each has a session, a queue
// and a line of its own.
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { constants, reactAlias } from "../../bundling/bundle-settings.ts";
import { testAddresses } from "../../bundling/plugins.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import type { StaffMarker } from "./marked-exam.ts";

export type MarkerConsole = typeof import("./marker-console.ts");

export type MarkerTab = {
  app: MarkerConsole;
  /**
   * The browser is gone: no answer that is on its way reaches it any more. What it wrote to local storage is lost, as Chromium writes that to
   * disk late.
   */
  crash(): void;
};

export type ConsoleBundle = {
  /** On the local storage and the IndexedDB that the marker's earlier tabs have left. */
  openTab(marker: StaffMarker, line: ExamLine): Promise<MarkerTab>;
  remove(): Promise<void>;
};

const never = new Promise<never>(() => undefined);

/** In the project, so that the packages are found from there. */
export async function bundleConsole(): Promise<ConsoleBundle> {
  const program = join(process.cwd(), ".cache", `marker-console-${randomUUID()}.mjs`);
  await build({
    entryPoints: ["src/testing/marking/marker-console.ts"],
    inject: ["src/testing/marking/marker-window.ts"],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: reactAlias,
    define: constants("/adm/"),
    plugins: [testAddresses()],
    logLevel: "error",
  });
  const address = pathToFileURL(program).href;
  let tabs = 0;
  return {
    async openTab({ user, token }, line) {
      tabs += 1;
      const query = `marker=${user.id}&tab=${tabs}`;
      const app = (await import(`${address}?${query}`)) as MarkerConsole;
      let isGone = false;
      const untilGone = async <Answer>(answer: Answer) => (isGone ? never : answer);
      app.configureApi({
        async fetch(input, init) {
          await untilGone(null);
          const request = new Request(new URL(String(input), line.address), init);
          const answer = line.send(request);
          return answer.then(untilGone, async (error: unknown) => {
            await untilGone(null);
            throw error;
          });
        },
        token: () => token,
        sessionEnded: () => undefined,
      });
      app.$session.set({ status: "in", user });
      return {
        app,
        crash() {
          isGone = true;
          globalThis.markerStorages?.get(user.id)?.clear();
        },
      };
    },
    remove: () => rm(program, { force: true }),
  };
}
