// Kills a running server in the middle of an import, as a power button would, and looks what is left.
// Slow, because it starts real processes: it runs with the browser tests.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { responseCodes } from "../contract/calls/envelope.ts";
import { suite } from "../testing/browser/browser-suite.ts";
import { bundleServer, ServerProcess } from "../testing/faults/server-process.ts";
import { importRow } from "../testing/sheets/import-rows.ts";

const test = suite("a server that is killed");
/** Enough that the transaction of the import that is killed lasts long enough to be hit. */
const rowCount = 1200;
const confirmedCount = 100;
let root = "";
let bundled: Awaited<ReturnType<typeof bundleServer>>;
let server: ServerProcess;
let accounts: ReadonlyMap<string, string>;
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-crash-"));
  await chmod(root, 0o755);
  bundled = await bundleServer();
});
test.after(async () => {
  await server.killAll();
  await rm(root, { recursive: true, force: true });
  await bundled.remove();
});

async function start(): Promise<void> {
  server = new ServerProcess({
    program: bundled.program,
    data: join(root, "data"),
  });
  await server.ready();
  accounts ??= server.accounts();
  await server.signIn(accounts);
}

const imports = "/participants/imports";

const batch = (prefix: string, length: number) =>
  Array.from({ length }, (_none, at) => importRow(at, `${prefix}-${at}`));

/** An import locks its id for as long as its transaction lasts. */
async function untilWriting(): Promise<void> {
  const client = await server.openDatabase();
  for (;;) {
    const { rowCount: locks } = await client.query(
      "select from pg_locks where locktype = 'advisory' and granted",
    );
    if (locks! > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await client.end();
}

test("what was confirmed is there, what was under way is not there at all", async () => {
  await start();
  const confirmed = {
    import_id: "confirmed-import-0001",
    duplicates: "stop",
    rows: batch("A", confirmedCount),
  };
  assert.is((await server.post(imports, confirmed)).code, responseCodes.success);

  const interrupted = {
    import_id: "interrupted-import-02",
    duplicates: "stop",
    rows: batch("B", rowCount),
  };
  const answer = server.post(imports, interrupted).catch(() => "no answer");
  await untilWriting();
  await server.kill();
  assert.is(await answer, "no answer");

  await start();
  const total = async (q: string) => (await server.get(`/participants?q=${q}`)).data["total"];
  assert.is(await total("A-"), confirmedCount);
  assert.is(await total("B-"), 0);
  const before = await server.get(`${imports}/${interrupted.import_id}`);
  assert.is(before.code, responseCodes.notFound);

  const again = await server.post(imports, interrupted);
  assert.is(again.code, responseCodes.success, "the same import can be sent again");
  assert.is(await total("B-"), rowCount);
  await server.kill();
});

test("Ctrl+C ends the process by itself, without a fault", async () => {
  await start();
  assert.is(await server.end("SIGINT"), 0);
});

test.run();
