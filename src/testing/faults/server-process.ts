// An exam server as a process of its own, as a school runs it, for campaigns that kill it: what it prints, and calls to it.
import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import pg from "pg";
import { examServerBuild } from "../../bundling/exam-server-program.ts";
import { clusterName } from "../../exam-server/database/data-folder.ts";
import { notedPid } from "../../exam-server/database/own/postgres-survivor.ts";
import { folderConnection } from "../server/folder-database.ts";
import { wordsOf } from "../../exam-server/start-error.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";

export type Envelope = { code: string; message: string; data: Record<string, unknown> };

/** Bundled once for a campaign. In the project, so that the packages are found from there. */
export async function bundleServer(): Promise<{ program: string; remove(): Promise<void> }> {
  const program = join(process.cwd(), ".cache", `fault-server-${randomUUID()}.mjs`);
  await build({ ...examServerBuild("/adm/"), outfile: program });
  return { program, remove: () => rm(program, { force: true }) };
}

export type StartOptions = {
  program: string;
  data: string;
  /** What the command begins with: another program that starts this one. */
  within?: readonly string[];
  /** Arguments of the program before those of the server. */
  before?: readonly string[];
  /** Instead of the data folder. */
  databaseUrl?: string;
  /** 0: one that is free. */
  port?: number;
  /** Further options of the server. */
  options?: readonly string[];
};

export class ServerProcess {
  readonly child: ChildProcess;
  readonly #data: string;
  printed = "";
  token = "";
  /** Once it is ready; null where the data are PGlite's. */
  postgresPid: number | null = null;

  constructor(options: StartOptions) {
    const { program, data, within = [], before = [], databaseUrl = "", port = 0 } = options;
    const further = options.options ?? [];
    this.#data = data;
    const [command, ...args] = [...within, process.execPath, program, ...before];
    const own = ["--port", String(port), "--host", "127.0.0.1", "--data", data, "--empty"];
    this.child = spawn(command!, [...args, ...own, ...further], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream!.on("data", (part) => (this.printed += String(part)));
    }
  }

  /** Of the calls, once it is ready: the system chooses a port that is free. */
  get address(): string {
    const [, port] = /http:\/\/localhost:(\d+)\//u.exec(this.printed) ?? [];
    return `http://127.0.0.1:${port}/api/v1`;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @throws Error with what it printed, when it ends instead */
  async ready(): Promise<void> {
    while (!this.printed.includes("stop with Ctrl+C")) {
      if (this.hasEnded) throw new Error(this.printed);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const pid = await notedPid(join(this.#data, clusterName));
    this.postgresPid = pid > 0 ? pid : null;
  }

  /** What it printed when it ended instead of getting ready. */
  async startProblem(): Promise<string | null> {
    return this.ready().then(
      () => null,
      (error: unknown) => wordsOf(error),
    );
  }

  /** The accounts that the start has just made, with their passwords. */
  accounts(): Map<string, string> {
    const lines = this.printed.matchAll(/ (\S+@\S+) +([A-Z0-9]{12})$/gmu);
    return new Map([...lines].map(([, email, password]) => [email!, password!]));
  }

  async signIn(accounts: ReadonlyMap<string, string>): Promise<void> {
    const [email, password] = [...accounts][0]!;
    const { data } = await this.post("/token/generate", { email, password });
    this.token = String(data["token"]);
  }

  async post(path: string, body: unknown): Promise<Envelope> {
    return this.#call(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  async get(path: string, signal?: AbortSignal): Promise<Envelope> {
    return this.#call(path, signal ? { signal } : {});
  }

  async #call(path: string, init: RequestInit): Promise<Envelope> {
    const headers = { ...init.headers, authorization: `Bearer ${this.token}` };
    const response = await fetch(this.address + path, { ...init, headers });
    return (await response.json()) as Envelope;
  }

  /** The server alone, as a fault of its own would; its PostgreSQL lives on. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Everything, as a cut of power does. */
  async killAll(): Promise<void> {
    await this.kill();
    if (this.postgresPid === null) return;
    try {
      // PostgreSQL leads a group of its own.
      process.kill(-this.postgresPid, "SIGKILL");
    } catch {
      // It has ended by itself: its disk was gone.
    }
  }

  /** A connection to its PostgreSQL. */
  async openDatabase(): Promise<pg.Client> {
    const client = new pg.Client(await folderConnection(this.#data));
    // Cut off when the server is killed.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  }

  /** Answers how it ended: the code, or null after a signal that it did not handle. */
  async end(signal: "SIGKILL" | "SIGINT" | "SIGTERM"): Promise<number | null> {
    if (this.hasEnded) return this.child.exitCode;
    const gone = once(this.child, "exit");
    this.child.kill(signal);
    return ((await gone) as [number | null])[0];
  }
}

/** People write one after the other until the server is gone. Answers the codes that were confirmed to them. */
export async function writeUntilGone(
  server: ServerProcess,
  prefix: string,
  people: number,
): Promise<string[]> {
  const confirmed: string[] = [];
  const write = async (person: number) => {
    for (let turn = 0; ; turn++) {
      const kode = `${prefix}-${person}-${turn}`;
      try {
        const { code } = await server.post("/majors", { kode, nama: "Jurusan" });
        if (code !== responseCodes.success) return;
      } catch {
        // No answer: whether it was saved, nobody was told.
        return;
      }
      confirmed.push(kode);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => write(person)));
  return confirmed;
}

/** So many, one after the other. Answers their codes. @throws Error when one is not confirmed */
export async function writeUntil(
  server: ServerProcess,
  prefix: string,
  count: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, (_, turn) => `${prefix}-${turn}`);
  for (const kode of codes) {
    const { code, message } = await server.post("/majors", { kode, nama: "Jurusan" });
    if (code !== responseCodes.success) throw new Error(message);
  }
  return codes;
}

/** Those that the server does not have. */
export async function missingOf(
  server: ServerProcess,
  confirmed: readonly string[],
): Promise<string[]> {
  const { data } = await server.get("/majors/options");
  const known = new Set((data as unknown as { kode: string }[]).map(({ kode }) => kode));
  return confirmed.filter((kode) => !known.has(kode));
}
