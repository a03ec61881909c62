// A browser with a profile on disk whose process is killed, as by a crash or a PC that is switched off: what it had not written is lost.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowsers } from "./find-browsers.ts";
import { soon } from "./soon.ts";

export class KilledBrowser {
  readonly #profile: string;
  readonly #program: string;
  #process: ChildProcess | null = null;
  #browser: Browser | null = null;

  private constructor(profile: string, program: string) {
    this.#profile = profile;
    this.#program = program;
  }

  static async create(): Promise<KilledBrowser> {
    const program = process.env["EXO_BROWSER"] ?? (await findBrowsers())[0]?.path ?? "";
    return new KilledBrowser(await mkdtemp(join(tmpdir(), "exo-killed-")), program);
  }

  /** Starts it on what is on disk. */
  async open(): Promise<Page> {
    // Playwright does not say which process a browser with a profile of its own is.
    this.#process = spawn(
      this.#program,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--remote-debugging-port=0",
        `--user-data-dir=${this.#profile}`,
        "about:blank",
      ],
      { detached: true, stdio: "ignore" },
    );
    const portFile = join(this.#profile, "DevToolsActivePort");
    let port = "";
    await soon.ok(async () => {
      port = (await readFile(portFile, "utf8").catch(() => "")).split("\n")[0] ?? "";
      return port !== "";
    });
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return this.#browser.contexts()[0]!.newPage();
  }

  /** All of its processes at once. */
  async kill(): Promise<void> {
    const { pid, exitCode } = this.#process ?? {};
    if (pid === undefined || exitCode !== null) return;
    const isGone = new Promise((settle) => this.#process?.once("exit", settle));
    process.kill(-pid, "SIGKILL");
    await isGone;
    this.#process = null;
    for (const name of ["DevToolsActivePort", "SingletonLock"]) {
      await rm(join(this.#profile, name), { force: true });
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As an expression of the page: how many copies it has on disk (core/preferences/durable-copies.ts). */
export const copiesOnDiskScript = `new Promise((settle) => {
  const opening = indexedDB.open("exo.copies");
  opening.onsuccess = () => {
    const counting = opening.result.transaction("copies").objectStore("copies").count();
    counting.onsuccess = () => {
      opening.result.close();
      settle(counting.result);
    };
  };
})`;

export const copiesOnDisk = (page: Page): Promise<number> => page.evaluate(copiesOnDiskScript);
