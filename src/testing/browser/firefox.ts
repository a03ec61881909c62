// Firefox without a window, asked by WebDriver BiDi: playwright drives only a Firefox of its own, which no school has.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import type { SignedCaller } from "./call-server.ts";
import { findFirefox } from "./find-browsers.ts";
import { soon } from "./soon.ts";

type Answer = {
  id?: number;
  method?: string;
  params?: LogEntry;
  result?: unknown;
  message?: string;
};
type LogEntry = { level?: string; text?: string | null };
type Size = { width: number; height: number };
type Waiting = { settle(result: unknown): void; fail(error: Error): void };

/** As WebDriver calls them. */
export const keys = {
  tab: "\uE004",
  enter: "\uE007",
  control: "\uE009",
  alt: "\uE00A",
  escape: "\uE00C",
  left: "\uE012",
  right: "\uE014",
  f10: "\uE03A",
};

const patienceMs = 30_000;
const listening = /WebDriver BiDi listening on (ws:\S+)/u;

export class Firefox {
  /** What the page reported as an error since the browser was opened. */
  readonly errors: string[] = [];
  readonly #path: string;
  readonly #profile: string;
  readonly #size: Size;
  readonly #waiting = new Map<number, Waiting>();
  #program: ChildProcess | null = null;
  #line: WebSocket | null = null;
  #asked = 0;
  #context = "";

  private constructor(path: string, profile: string, size: Size) {
    this.#path = path;
    this.#profile = profile;
    this.#size = size;
  }

  /** @throws Error when there is no Firefox, or it does not say where it listens */
  static async open(size: Size): Promise<Firefox> {
    const found = await findFirefox();
    if (!found) throw new Error("No Firefox found.");
    const profile = await mkdtemp(join(tmpdir(), "exo-firefox-"));
    const firefox = new Firefox(found.path, profile, size);
    await firefox.#start();
    return firefox;
  }

  async #start(): Promise<void> {
    const args = [
      "--headless",
      "--no-remote",
      "--profile",
      this.#profile,
      "--remote-debugging-port",
      "0",
      // With a blank page the address bar keeps the focus: the document would have none, and its editors no caret.
      "data:text/html,<title>Firefox</title>",
    ];
    // In a group of its own, so that it can be killed with the processes of its pages.
    const program = spawn(this.#path, args, {
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    this.#program = program;
    const line = new WebSocket(`${await addressOf(program)}/session`);
    this.#line = line;
    line.on("message", (data) => this.#receive(JSON.parse(String(data)) as Answer));
    await new Promise((settle, fail) => line.once("open", settle).once("error", fail));
    await this.#ask("session.new", { capabilities: {} });
    await this.#ask("session.subscribe", { events: ["log.entryAdded"] });
    const tree = await this.#ask("browsingContext.getTree", {});
    this.#context = (tree as { contexts: { context: string }[] }).contexts[0]?.context ?? "";
    await this.resize(this.#size);
  }

  /** Kills it with all of its processes, as a power cut does, and starts it on what is on disk. */
  async restartKilled(): Promise<void> {
    await this.#end("SIGKILL");
    await this.#start();
  }

  async #end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    this.#line?.removeAllListeners().close();
    const pid = this.#program?.pid;
    if (pid === undefined || this.#program?.exitCode !== null) return;
    const ended = new Promise((settle) => this.#program?.once("exit", settle));
    process.kill(-pid, signal);
    await ended;
  }

  resize(viewport: Size) {
    return this.#ask("browsingContext.setViewport", { context: this.#context, viewport });
  }

  /**
   * A page that writes its own address in that moment takes the visit back in Firefox, so it is asked for again.
   * @throws AssertionError when it never comes
   */
  async goTo(url: string): Promise<void> {
    const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === "complete"`;
    let asked = 0;
    await soon.ok(async () => {
      if (asked % 20 === 0) await this.#visit(url);
      asked += 1;
      return this.read(isThere).catch(() => false);
    }, url);
  }

  /** Signed in by a token of the server, put where the console keeps it. */
  async enter({ host, token }: SignedCaller): Promise<void> {
    await this.goTo(new URL("/blank", host).href);
    const item = [tokenStorageKey, token].map((text) => JSON.stringify(text)).join();
    await this.read(`localStorage.setItem(${item})`);
  }

  #visit(url: string) {
    return this.#ask("browsingContext.navigate", { context: this.#context, url, wait: "none" });
  }

  /** What the expression, or what it promises, is: text, a number, true or false. */
  async read(expression: string): Promise<unknown> {
    const answer = (await this.#ask("script.evaluate", {
      expression,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { result?: { value?: unknown }; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value;
  }

  /** One after the other, as a keyboard sends them. */
  async type(keys: string): Promise<void> {
    const strokes = [...keys].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#act([{ type: "key", id: "keyboard", actions: strokes }]);
  }

  /** All held together, such as Ctrl and a letter. */
  async press(...chord: readonly string[]): Promise<void> {
    const down = chord.map((value) => ({ type: "keyDown", value }));
    const up = [...chord].reverse().map((value) => ({ type: "keyUp", value }));
    await this.#act([{ type: "key", id: "keyboard", actions: [...down, ...up] }]);
  }

  /** In the middle of the first that is found, which is scrolled to. */
  async click(selector: string): Promise<void> {
    const found = JSON.stringify(selector);
    const place = await this.read(`(() => {
      const target = document.querySelector(${found});
      target?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = target?.getBoundingClientRect();
      return box ? Math.round(box.x + box.width / 2) + " " + Math.round(box.y + box.height / 2) : "";
    })()`);
    const [x, y] = String(place).split(" ").map(Number);
    if (x === undefined || y === undefined) throw new Error(`There is no ${selector}`);
    const press = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#act([{ type: "pointer", id: "mouse", actions: press }]);
  }

  /** Kept when EXO_SCREENSHOTS names a folder. */
  async screenshot(name: string): Promise<void> {
    const folder = process.env["EXO_SCREENSHOTS"];
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    const shot = await this.#ask("browsingContext.captureScreenshot", { context: this.#context });
    await writeFile(join(folder, `${name}.png`), (shot as { data: string }).data, "base64");
  }

  async close(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 3 });
  }

  #act(actions: readonly object[]) {
    return this.#ask("input.performActions", { context: this.#context, actions });
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = (this.#asked += 1);
    return new Promise((settle, reject) => {
      const late = setTimeout(
        () => fail(new Error(`Firefox did not answer ${method}`)),
        patienceMs,
      );
      const fail = (error: Error) => (clearTimeout(late), reject(error));
      this.#waiting.set(id, { settle: (result) => (clearTimeout(late), settle(result)), fail });
      this.#line?.send(JSON.stringify({ id, method, params }));
    });
  }

  #receive({ id, method, params, result, message }: Answer): void {
    if (method === "log.entryAdded" && params?.level === "error") {
      this.errors.push(params.text ?? "an error without words");
    }
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (result === undefined) waiting.fail(new Error(message));
    else waiting.settle(result);
  }
}

function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    let heard = "";
    const late = setTimeout(() => fail(new Error(`Firefox did not start: ${heard}`)), patienceMs);
    program.stderr?.on("data", (data) => {
      heard += String(data);
      const address = listening.exec(heard)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      settle(address);
    });
  });
}
