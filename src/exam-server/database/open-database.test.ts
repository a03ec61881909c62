import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { claimDataFolder } from "./data-folder.ts";
import type { OpenDatabase } from "./open-database.ts";
import { openDatabase } from "./open-database.ts";
import { allMigrations } from "./database.ts";
import { StartError } from "../start-error.ts";

const test = suite("the database");
let database: OpenDatabase;
let root = "";
test.before(async () => {
  database = await openDatabase({ kind: "memory" });
  root = await mkdtemp(join(tmpdir(), "exo-folder-"));
});
test.after(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

test("every migration is done, in order", async () => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(database.db);
  assert.equal(
    rows.map(({ name }) => name),
    Object.keys(allMigrations),
  );
});

test("counts, sums and large numbers come as numbers", async () => {
  const { rows } = await sql`
    select count(*) as count, sum(n) as sum, 9007199254740991::bigint as large, 1.25::numeric as exact
    from generate_series(1, 3) n`.execute(database.db);
  assert.equal(rows, [{ count: 3, sum: 6, large: 9_007_199_254_740_991, exact: 1.25 }]);
});

test("the search for parts of names has its index", async () => {
  const { rows } = await sql`
    select 1 from pg_indexes where indexname = 'participants_nama_parts'`.execute(database.db);
  assert.is(rows.length, 1);
});

test("a folder is one server's at a time, and free again afterwards", async () => {
  const path = join(root, "shared");
  const claimed = await claimDataFolder(path);
  try {
    await claimDataFolder(path);
    assert.unreachable();
  } catch (error) {
    assert.instance(error, StartError);
    assert.match((error as Error).message, /in use by process \d+/u);
  }
  await claimed.release();
  await (await claimDataFolder(path)).release();
});

test("the mark of a process that was killed does not lock the folder", async () => {
  const path = join(root, "killed");
  const first = await claimDataFolder(path);
  await first.release();
  // No process has this number: Linux ends at 4,194,304.
  for (const left of ["99999999", "", String(process.pid)]) {
    await writeFile(join(path, "in-use-by-process"), left);
    await (await claimDataFolder(path)).release();
  }
});

test("a start that was killed while making the database leaves nothing under its name", async () => {
  const path = join(root, "half");
  const first = await claimDataFolder(path);
  assert.ok(first.isNew);
  await writeFile(first.draft, "half made");
  await first.release();
  const second = await claimDataFolder(path);
  assert.ok(second.isNew);
  assert.not.ok((await readdir(path)).includes("database.new"));
  await second.release();
});

test.run();
