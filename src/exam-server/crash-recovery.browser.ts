// Kills a running server in the middle of an import, as a power button would, and looks what is left.
// Slow, because it starts real processes: it runs with the browser tests.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { suite } from "../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { responseCodes } from "../contract/calls/envelope.ts";

const test = suite("a server that is killed");
/** Enough that the transaction of the import that is killed lasts long enough to be hit. */
const rowCount = 1200;
const confirmedCount = 100;
let root = "";
let program = "";
const accounts = new Map<string, string>();
const running = new Set<ChildProcess>();
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-crash-"));
  // In the project, so that the packages are found from there.
  program = join(process.cwd(), ".cache", `crash-recovery-${process.pid}.mjs`);
  await build({
    stdin: {
      contents: `import { main } from "./src/exam-server/node.ts"; await main(process.argv.slice(2));`,
      resolveDir: process.cwd(),
    },
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    define: { __VERSION__: '"test"', __BASE__: '"/adm/"' },
    logLevel: "error",
  });
});
test.after(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(root, { recursive: true, force: true });
  await rm(program, { force: true });
});

type Started = { child: ChildProcess; address: string };

async function start(): Promise<Started> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(
    process.execPath,
    [program, "--port", String(port), "--host", "127.0.0.1", "--data", join(root, "data")],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, DATABASE_URL: "" } },
  );
  running.add(child);
  child.on("exit", () => running.delete(child));
  let printed = "";
  for await (const part of child.stdout!) {
    printed += String(part);
    if (/accounts exist already|Operator.*\n.*Operator.*\n/u.test(printed)) break;
  }
  for (const [, email, password] of printed.matchAll(/ (\S+@\S+) +([A-Z0-9]{12})$/gmu)) {
    accounts.set(email!, password!);
  }
  return { child, address: `http://127.0.0.1:${port}/api/v1` };
}

async function kill({ child }: Started): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

type Envelope = { code: string; data: Record<string, unknown> };

async function post(url: string, body: unknown, token = ""): Promise<Envelope> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Envelope;
}

async function get(url: string, token: string, signal?: AbortSignal): Promise<Envelope> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(url, { headers, ...(signal ? { signal } : {}) })).json()) as Envelope;
}

async function signIn({ address }: Started): Promise<string> {
  const [email, password] = [...accounts][0]!;
  return String((await post(`${address}/token/generate`, { email, password })).data["token"]);
}

const batch = (prefix: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    row: index + 2,
    no_ujian: `${prefix}-${index}`,
    nama: `Peserta ${index}`,
    sesi: 1,
    password: "",
    jurusan_kode: "IPA",
    agama_kode: "ISLAM",
    group: null,
    antiblock: null,
    status: null,
    block_reason: "",
  }));

/** PGlite has one connection: while a transaction runs, no list is answered. */
async function untilTransaction(server: Started, token: string): Promise<void> {
  for (;;) {
    try {
      await get(`${server.address}/participants?per_page=1`, token, AbortSignal.timeout(70));
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test("what was confirmed is there, what was under way is not there at all", async () => {
  let server = await start();
  let token = await signIn(server);
  const imports = (one: Started) => `${one.address}/participants/imports`;
  const confirmed = {
    import_id: "confirmed-import-0001",
    duplicates: "stop",
    rows: batch("A", confirmedCount),
  };
  assert.is((await post(imports(server), confirmed, token)).code, responseCodes.success);

  const interrupted = {
    import_id: "interrupted-import-02",
    duplicates: "stop",
    rows: batch("B", rowCount),
  };
  const answer = post(imports(server), interrupted, token).catch(() => "no answer");
  await untilTransaction(server, token);
  await kill(server);
  assert.is(await answer, "no answer");

  server = await start();
  token = await signIn(server);
  const total = async (q: string) =>
    (await get(`${server.address}/participants?q=${q}`, token)).data["total"];
  assert.is(await total("A-"), confirmedCount);
  assert.is(await total("B-"), 0);
  const before = await get(`${imports(server)}/${interrupted.import_id}`, token);
  assert.is(before.code, responseCodes.notFound);

  const again = await post(imports(server), interrupted, token);
  assert.is(again.code, responseCodes.success, "the same import can be sent again");
  assert.is(await total("B-"), rowCount);
  await kill(server);
});

test("Ctrl+C ends the process by itself, without a fault", async () => {
  const { child } = await start();
  const gone = once(child, "exit");
  child.kill("SIGINT");
  assert.equal(await gone, [0, null]);
});

test.run();
