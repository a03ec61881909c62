// The PostgreSQL in the data folder as the exam server's database: made at the first start, with what an earlier release
// kept in PGlite, and there under its real name only once it is whole and on the disk.
import { rename } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { StartError, wordsOf } from "../start-error.ts";
import { exists, pgliteName } from "./data-folder.ts";
import { moveRows } from "./moved-database.ts";
import { openMigrated } from "./pglite-database.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { flushed, give, makeCluster, startCluster, type Cluster } from "./postgres-cluster.ts";
import { placeIn, type ClusterPlace } from "./postgres-process.ts";
import { createPool, dbOnPool, type PooledDb } from "./pool/postgres-pool.ts";
import { migrate } from "./schema-migration.ts";

const database = "exam_server";

type Opened = PooledDb & { close(): Promise<void> };

/** @throws StartError */
export async function openOwnCluster(folder: string, binaries: PostgresBinaries): Promise<Opened> {
  // Everything in it is PostgreSQL's; root can enter whatever the rights say.
  await give(folder, binaries.runAs);
  const place = placeIn(folder, binaries);
  const earlier = join(folder, pgliteName);
  if (!(await exists(place.cluster))) await makeWhole(place, earlier);
  // Kept for whoever wants to go back; of two starts the second must not take it for data of today.
  if (await exists(earlier)) await rename(earlier, `${earlier}.before-postgresql`);
  const cluster = await startCluster(place);
  const { connectAll, db, often } = dbOnPool(createPool({ ...cluster.connection, database }));
  const close = async () => {
    await db.destroy();
    await cluster.stop();
  };
  try {
    await migrate(db);
    return { connectAll, db, often, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function makeWhole(place: ClusterPlace, earlier: string): Promise<void> {
  const draft = { ...place, cluster: `${place.cluster}.new` };
  await makeCluster(draft);
  const cluster = await startCluster(draft);
  try {
    await fill(cluster, (await exists(earlier)) ? earlier : null);
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
    if (earlier) await takeOver(earlier, pool);
  } finally {
    await db.destroy();
  }
}

async function takeOver(earlier: string, pool: pg.Pool): Promise<void> {
  console.log("The data of the earlier release are taken over into PostgreSQL …");
  try {
    const old = await openMigrated(earlier);
    const to = await pool.connect();
    try {
      await moveRows(old.cluster, to);
    } finally {
      to.release();
      await old.close();
    }
  } catch (error) {
    throw new StartError(
      `The data in ${earlier} could not be taken over into PostgreSQL: ${wordsOf(error)}. Nothing was changed.`,
    );
  }
}
