// The PostgreSQL in the data folder as the exam server's database: made at the first start, with what an earlier release kept in PGlite, and there
// under its real name only once it is whole and on the disk. Until then nothing of the earlier release is changed: a copy of it is read.
import { cp, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { StartError, wordsOf } from "../../start-error.ts";
import { exists } from "../data-folder.ts";
import { earlierDatabase, putSign, setAside } from "./data-release.ts";
import { flushed } from "../flushed-file.ts";
import { moveRows } from "./moved-database.ts";
import { openMigrated } from "../pglite-database.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { give, makeCluster, startCluster, type Cluster } from "./postgres-cluster.ts";
import { placeIn, type ClusterPlace } from "./postgres-process.ts";
import { watchPostgres, type ResponseWatch } from "../pool/response-watch.ts";
import { createPool, dbOnPool, type PooledDb } from "../pool/postgres-pool.ts";
import { migrate } from "../schema-migration.ts";

const database = "exam_server";
const megabyte = 1024 ** 2;

type Opened = PooledDb & { responses: ResponseWatch; close(): Promise<void> };

/** @throws StartError */
export async function openOwnCluster(folder: string, binaries: PostgresBinaries): Promise<Opened> {
  // Everything in it is PostgreSQL's; root can enter whatever the rights say.
  await give(folder, binaries.runAs);
  const place = placeIn(folder, binaries);
  const earlier = await earlierDatabase(folder);
  const isNew = !(await exists(place.cluster));
  if (isNew) await makeWhole(place, earlier);
  if (earlier !== null) await keepEarlier(earlier, isNew, place);
  await putSign(folder);
  const cluster = await startCluster(place);
  const connection = { ...cluster.connection, database };
  const pooled = dbOnPool(createPool(connection));
  const { db } = pooled;
  const responses = watchPostgres(connection);
  const close = async () => {
    await responses.close();
    await db.destroy();
    await cluster.stop();
  };
  try {
    await migrate(db);
    return { ...pooled, responses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** For whoever wants to go back; of two starts the second must not take it for data of today. */
async function keepEarlier(
  earlier: string,
  isTakenOver: boolean,
  { cluster }: ClusterPlace,
): Promise<void> {
  const kept = await setAside(earlier);
  console.log(
    isTakenOver
      ? `The data of the earlier release are in ${cluster} now. Its own files are unchanged in ${kept}: delete them once everything is found to be there.`
      : `${earlier} held data of an earlier release of the server, which are not in use. They are kept in ${kept}. The data in use are those in ${cluster}.`,
  );
}

async function makeWhole(place: ClusterPlace, earlier: string | null): Promise<void> {
  if (earlier !== null) await refuseWithoutRoom(earlier);
  const draft = { ...place, cluster: `${place.cluster}.new` };
  await makeCluster(draft);
  const cluster = await startCluster(draft);
  try {
    await fill(cluster, earlier);
  } finally {
    await cluster.stop();
  }
  await rename(draft.cluster, place.cluster);
  await flushed(join(place.cluster, ".."));
}

async function fill({ connection }: Cluster, earlier: string | null): Promise<void> {
  const client = new pg.Client({ ...connection, database: "postgres" });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const pool = createPool({ ...connection, database });
  const { db } = dbOnPool(pool);
  try {
    await migrate(db);
    if (earlier !== null) await takeOver(earlier, pool);
  } finally {
    await db.destroy();
  }
}

async function takeOver(earlier: string, pool: pg.Pool): Promise<void> {
  console.log("The data of the earlier release are taken over into PostgreSQL …");
  // Opening it recovers and migrates it, and the earlier release could not read it any more.
  const copy = `${earlier}.copy`;
  try {
    await rm(copy, { recursive: true, force: true });
    await cp(earlier, copy, { recursive: true });
    const old = await openMigrated(copy);
    const to = await pool.connect();
    try {
      await moveRows(old.cluster, to);
    } finally {
      to.release();
      await old.close();
    }
  } catch (error) {
    throw new StartError(
      `The data in ${earlier} could not be taken over into PostgreSQL: ${wordsOf(error)}. They are unchanged, and the earlier release can go on with them.`,
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** An empty PostgreSQL, and its log, which may grow to as much while it is filled. */
const emptyClusterBytes = 160 * megabyte;

/** The copy and the new tables stand beside the data for a while. @throws StartError */
async function refuseWithoutRoom(earlier: string): Promise<void> {
  const needed = 3 * (await bytesIn(earlier)) + emptyClusterBytes;
  const { bavail, bsize } = await statfs(earlier);
  const free = bavail * bsize;
  if (free >= needed) return;
  const [neededMb, freeMb] = [needed, free].map((bytes) => Math.ceil(bytes / megabyte));
  throw new StartError(
    `Taking the data in ${earlier} over into PostgreSQL needs ${neededMb} MB on that disk, and ${freeMb} MB are free. Make room on it. Nothing was changed.`,
  );
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
