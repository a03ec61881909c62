// PGlite: PostgreSQL inside this process. For tests in memory, and for a folder with --pglite: it never waits for the disk, so a cut of power can
// cost the last half minute, or all.
import { chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely } from "kysely";
import { PGliteDialect } from "kysely-pglite-dialect";
import { rowChecks } from "../records/sql-rows.ts";
import { StartError } from "../start-error.ts";
import { clusterName, exists, pgliteName } from "./data-folder.ts";
import { changeChannel, type OpenChangeNotices } from "./change-notices.ts";
import type { Database } from "./database.ts";
import { migrate } from "./schema-migration.ts";
import { readSnapshot, writeSnapshot } from "./schema-snapshot.ts";
import { park, takeSpare } from "./spare-cluster.ts";

type Opened = {
  db: Kysely<Database>;
  openChangeNotices: OpenChangeNotices;
  close(): Promise<void>;
};

// Both drivers would answer counts and sums as text or BigInt; no number of ours is past 2^53.
const embeddedOptions = {
  extensions: { pg_trgm },
  parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
};

export async function openInMemory(): Promise<Opened> {
  const cluster = takeSpare() ?? (await newCluster());
  return { ...noticesOf(cluster), db: dbOn(cluster), close: () => park(cluster) };
}

/** @throws StartError */
export async function openInFolder(folder: string): Promise<Opened> {
  if (await exists(join(folder, clusterName))) {
    throw new StartError(
      `The data in ${folder} are a PostgreSQL's, and none can run here. Nothing was changed.`,
    );
  }
  const settled = join(folder, pgliteName);
  if (!(await exists(settled))) {
    // A start that is killed must leave nothing half made under the real name.
    const draft = `${settled}.new`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await (await newCluster(draft)).close();
    await rename(draft, settled);
  }
  const opened = await openMigrated(settled);
  await closeToOthers(settled);
  return opened;
}

/** Some of its files are for everybody to read, whatever the process says. */
async function closeToOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** An existing one, with every migration done. */
export async function openMigrated(dataDir: string): Promise<Opened & { cluster: PGlite }> {
  const cluster = await PGlite.create({ ...embeddedOptions, dataDir });
  try {
    const db = dbOn(cluster);
    await migrate(db);
    return { ...noticesOf(cluster), cluster, db, close: () => cluster.close() };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

const dbOn = (cluster: PGlite) =>
  new Kysely<Database>({ dialect: new PGliteDialect(cluster), plugins: [...rowChecks()] });

/** It is one connection, which receives its own notices as it commits. */
const noticesOf = (cluster: PGlite): Pick<Opened, "openChangeNotices"> => ({
  async openChangeNotices({ received }) {
    const close = await cluster.listen(changeChannel, received);
    return { caughtUp: () => Promise.resolve(), close: () => close() };
  },
});

/** A migrated cluster: from the snapshot of an earlier one when there is one, since making it takes seconds. */
async function newCluster(dataDir?: string): Promise<PGlite> {
  const where = dataDir === undefined ? {} : { dataDir };
  const snapshot = await readSnapshot();
  if (snapshot) {
    return PGlite.create({ ...embeddedOptions, ...where, loadDataDir: snapshot });
  }
  const cluster = await PGlite.create({ ...embeddedOptions, ...where });
  await migrate(dbOn(cluster));
  await writeSnapshot(() => cluster.dumpDataDir("none"));
  return cluster;
}
