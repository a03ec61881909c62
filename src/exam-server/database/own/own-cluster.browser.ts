// Starts real processes, so it runs with the browser tests.
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { writeAudit } from "../../records/audit-trail.ts";
import { seedSchool } from "../../seed/seed.ts";
import { testCosts } from "../../../testing/server/test-settings.ts";
import { folderContent } from "../../../testing/folder-content.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import type { Db } from "../database.ts";
import { openDatabase } from "../open-database.ts";
import { openInFolder } from "../pglite-database.ts";
import { findPostgres } from "./postgres-binaries.ts";
import { notedPid } from "./postgres-survivor.ts";
import { startRefusal } from "../../../testing/start-refusal.ts";

const test = suite("the PostgreSQL in the data folder");
let root = "";
let folder = "";
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-cluster-"));
  await chmod(root, 0o755);
  folder = join(root, "data");
  await (await open()).close();
});
test.after(() => rm(root, { recursive: true, force: true }));

const open = (path = folder) => openDatabase({ kind: "folder", path });

async function addMajor(db: Db, kode: string): Promise<void> {
  const at = new Date();
  await db
    .insertInto("majors")
    .values({ id: kode, kode, nama: kode, version: 1, created_at: at, updated_at: at })
    .execute();
}

async function addAudit(db: Db): Promise<void> {
  const at = new Date();
  await writeAudit(db, null, at, "10.0.0.7", [{ action: "import.commit", objectId: "made-up" }]);
}

const majorsIn = async (db: Db) =>
  (await db.selectFrom("majors").select("kode").orderBy("kode").execute()).map(({ kode }) => kode);

test("keeps what it was given, and waits for the disk before it confirms", async () => {
  const first = await open();
  assert.not(first.powerCutRisk);
  await addMajor(first.db, "IPA");
  const { rows } = await sql<Record<string, string>>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits,
      current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses`.execute(
    first.db,
  );
  assert.equal(rows, [{ fsync: "on", waits: "on", pages: "on", addresses: "" }]);
  await first.close();
  const again = await open();
  assert.equal(await majorsIn(again.db), ["IPA"]);
  await again.close();
});

test("is nobody else's to read or to speak to", async () => {
  const { close } = await open();
  for (const place of ["postgresql", "socket"]) {
    assert.is((await stat(join(folder, place))).mode & 0o777, 0o700, place);
  }
  for (const file of ["postgresql.log", "postgresql/exam-server.password"]) {
    assert.is((await stat(join(folder, file))).mode & 0o777, 0o600, file);
  }
  await close();
});

test("opens after a cut of power that left the note of a process empty, or with another's number", async () => {
  for (const note of ["", `${process.pid}\n${folder}\n`, "1\n"]) {
    await writeFile(join(folder, "postgresql", "postmaster.pid"), note);
    const { db, close } = await open();
    assert.equal(await majorsIn(db), ["IPA"]);
    await close();
  }
});

test("is started again when it ends by itself, and calls go on", async () => {
  const { db, close } = await open();
  const pid = await notedPid(join(folder, "postgresql"));
  const said: string[] = [];
  const log = console.error;
  console.error = (line: unknown) => said.push(String(line));
  // In the middle of a transaction, whose connection nobody listens to just then.
  const broken = db.transaction().execute(async (trx) => {
    await addMajor(trx, "LOST");
    process.kill(pid, "SIGKILL");
    while (!said.some((line) => line.includes("started again"))) await moment();
    await majorsIn(trx);
  });
  await refused(broken);
  const until = performance.now() + 20_000;
  while (await refused(majorsIn(db))) {
    assert.ok(performance.now() < until, said.join("\n"));
    await moment();
  }
  console.error = log;
  for (const line of said) assert.match(line, /started again|connection lost/u);
  assert.equal(await majorsIn(db), ["IPA"]);
  await close();
});

const moment = () => setTimeout(50);

async function refused(work: Promise<unknown>): Promise<boolean> {
  const [result] = await Promise.allSettled([work]);
  return result.status === "rejected";
}

test("made by another version of PostgreSQL, it is left alone", async () => {
  const file = join(folder, "postgresql", "PG_VERSION");
  const version = await readFile(file, "utf8");
  await writeFile(file, "17\n");
  assert.match(await startRefusal(open()), /made by PostgreSQL 17.*Nothing was changed/u);
  await writeFile(file, version);
  await (await open()).close();
});

test("where it cannot run, its data are not taken for an empty school", async () => {
  assert.match(await startRefusal(openInFolder(folder)), /a PostgreSQL's, and none can run here/u);
});

test("a first start that was killed leaves nothing half made", async () => {
  const path = join(root, "half");
  await (await open(path)).close();
  const draft = join(path, "postgresql.new");
  await mkdir(draft);
  await writeFile(join(draft, "PG_VERSION"), "18\n");
  await rm(join(path, "postgresql"), { recursive: true });
  await (await open(path)).close();
  assert.not.ok((await readdir(path)).includes("postgresql.new"));
});

test("takes over what an earlier release kept in PGlite, every value, and keeps the old folder", async () => {
  const path = join(root, "earlier");
  await mkdir(path);
  const old = await openInFolder(path);
  await seedSchool(old.db, "demo", new Date(), testCosts);
  await addAudit(old.db);
  const before = await contentOf(old.db);
  await old.close();
  const files = await folderContent(join(path, "database"));
  const moved = await open(path);
  const after = await contentOf(moved.db);
  assert.ok(before.get("media")!.length > 1_000 && before.get("questions")!.length > 1_000);
  for (const [table, rows] of before) assert.is(after.get(table), rows, table);
  const numbers = async () =>
    (await sql<{ id: number }>`select id from audit_entries order by id`.execute(moved.db)).rows;
  const last = (await numbers()).at(-1)!.id;
  await addAudit(moved.db);
  assert.is((await numbers()).at(-1)!.id, last + 1, "numbers go on where they were");
  await moved.close();
  const kept = join(path, "database.before-postgresql");
  assert.equal(await folderContent(kept), files, "the earlier release can go on with them");
  assert.not.ok((await readdir(path)).includes("database.copy"));
  // An older release that is started by mistake finds a file where it keeps its folder.
  assert.match(await readFile(join(path, "database"), "utf8"), /The data of this school are in/u);
  await (await open(path)).close();
});

test("data of an older release that was started beside them are kept and told", async () => {
  const sign = join(folder, "database");
  await rm(sign);
  for (const name of ["first", "second"]) {
    await mkdir(sign);
    await writeFile(join(sign, name), name);
    const said = await linesDuring(async () => (await open()).close());
    const [line] = said.filter((one) => one.includes("data of an earlier release"));
    const kept = `${sign}.before-postgresql${name === "first" ? "" : "-2"}`;
    assert.match(String(line), `kept in ${kept}.`);
    assert.is(await readFile(join(kept, name), "utf8"), name);
    await rm(sign);
  }
  const { db, close } = await open();
  assert.equal(await majorsIn(db), ["IPA"]);
  await close();
});

/** What is printed meanwhile. */
async function linesDuring(work: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const { log } = console;
  console.log = (line: unknown) => said.push(String(line));
  await work().finally(() => {
    console.log = log;
  });
  return said;
}

test("is left alone by an older server", async () => {
  const file = join(folder, "release");
  const release = await readFile(file, "utf8");
  await writeFile(file, "99.1.0\n");
  assert.match(await startRefusal(open()), /belong to release 99\.1\.0 .*Nothing was changed/u);
  await writeFile(file, release);
  await (await open()).close();
});

const isRoot = process.getuid?.() === 0 && process.platform === "linux";

test("runs where no other user than root may enter, and for a user without a name", async () => {
  if (!isRoot) return;
  const closed = join(root, "closed");
  await mkdir(closed, { mode: 0o700 });
  const nameless = join(root, "nameless");
  await mkdir(nameless, { mode: 0o700 });
  await chown(nameless, 54_321, 54_321);
  for (const path of [join(closed, "data"), nameless]) {
    for (const kode of ["IPA", "IPS"]) {
      const { db, close } = await open(path);
      await addMajor(db, kode);
      await close();
    }
    const { db, close } = await open(path);
    assert.equal(await majorsIn(db), ["IPA", "IPS"]);
    const owner = path === nameless ? 54_321 : 0;
    assert.is((await stat(join(path, "postgresql", "PG_VERSION"))).uid, owner);
    await close();
  }
});

/** Every row of every table, as text. */
async function contentOf(db: Db): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db,
  );
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(string_agg(one::text, chr(10) order by one::text collate "C"), '') as rows
      from ${sql.table(name)} one`.execute(db);
    content.set(name, rows[0]!.rows);
  }
  return content;
}

const postgres = await findPostgres(tmpdir());
if ("reason" in postgres) console.log(`  left out: ${postgres.reason}`);
else test.run();
