// For tests: a PostgreSQL that lives as long as a run of them. Where none can run, PGlite in memory takes its place; both
// must do the same.
import { rmSync } from "node:fs";
import { chmod, mkdir, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres } from "../../exam-server/database/own/postgres-binaries.ts";
import { placeIn } from "../../exam-server/database/own/postgres-process.ts";
import {
  give,
  makeCluster,
  startCluster,
} from "../../exam-server/database/own/postgres-cluster.ts";

export type TestCluster = { stop(): Promise<void> };

/** How the threads of a run know it; empty: PGlite. Set by hand: somebody's own PostgreSQL, or "memory" for PGlite. */
export const testDatabaseVariable = "TEST_DATABASE_URL";
/** The database that all others are copies of. */
export const migratedName = "exo_migrated";
export const testPrefix = "exo_test_";
/** Linux keeps in memory what lies here, where hundreds of databases come and go in a third of the time. */
const memoryFolder = "/dev/shm";
/** Several times what a run takes; containers often have 64 MB there. */
const neededBytes = 1024 ** 3;
const nothing: TestCluster = { stop: async () => undefined };

/** Before the threads of a run start. */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env[testDatabaseVariable];
  if (given === "memory") {
    process.env[testDatabaseVariable] = "";
    return nothing;
  }
  if (!given) return startOwn();
  const client = new pg.Client({ connectionString: given });
  await client.connect();
  // What an earlier run left there may have other migrations.
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname = $1 or starts_with(datname, $2)",
    [migratedName, testPrefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname}`);
  await client.end();
  return nothing;
}

async function startOwn(): Promise<TestCluster> {
  const root = await mkdtemp(join(await roomyFolder(), "exo-tests-"));
  // Passed through by PostgreSQL, which may be another user.
  await chmod(root, 0o755);
  const folder = join(root, "data");
  await mkdir(folder);
  const binaries = await findPostgres(folder);
  if ("reason" in binaries) {
    rmSync(root, { recursive: true, force: true });
    console.log(`Tests run on PGlite instead of PostgreSQL: ${binaries.reason}.`);
    return nothing;
  }
  await give(folder, binaries.runAs);
  const place = { ...placeIn(folder, binaries), isThrowaway: true };
  await makeCluster(place);
  const cluster = await startCluster(place);
  const leave = () => {
    cluster.abandon();
    rmSync(root, { recursive: true, force: true });
  };
  // However the run ends.
  process.on("exit", leave);
  const { host, port, user, password } = cluster.connection;
  const url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/postgres`;
  process.env[testDatabaseVariable] = url;
  return {
    async stop() {
      await cluster.stop();
      process.off("exit", leave);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function roomyFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(memoryFolder);
    if (bavail * bsize >= neededBytes) return memoryFolder;
  } catch {
    // Another system has no such place.
  }
  return tmpdir();
}
