// Opens the database: PGlite in memory or in a folder, or a PostgreSQL. One schema and one dialect for all three.
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, Migrator, PostgresDialect, sql } from "kysely";
import { PGliteDialect } from "kysely-pglite-dialect";
import pg from "pg";
import { claimDataFolder } from "./data-folder.ts";
import { allMigrations } from "./database.ts";
import type { Database } from "./database.ts";
import { ownTables } from "./own-tables.ts";
import { readSnapshot, writeSnapshot } from "./schema-snapshot.ts";
import { park, takeSpare } from "./spare-cluster.ts";
import { StartError, wordsOf } from "../start-error.ts";

export type DatabaseChoice =
  | { kind: "memory" }
  | { kind: "folder"; path: string }
  | { kind: "postgres"; url: string };

export type OpenDatabase = {
  db: Kysely<Database>;
  /** PGlite has no autovacuum: after many writes somebody must gather the planner's figures. */
  tidy(): Promise<void>;
  close(): Promise<void>;
};

/** With every migration done. @throws StartError */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  if (choice.kind === "postgres") return openPostgres(choice.url);
  if (choice.kind === "folder") return openFolder(choice.path);
  const cluster = takeSpare() ?? (await newCluster());
  return embedded(cluster, () => park(cluster));
}

// Both drivers would answer counts and sums as text or BigInt; no number of ours is past 2^53.
const embeddedOptions = {
  extensions: { pg_trgm },
  parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
};

/** A migrated cluster: from the snapshot of an earlier one when there is one, since making it takes seconds. */
async function newCluster(dataDir?: string): Promise<PGlite> {
  const where = dataDir === undefined ? {} : { dataDir };
  const snapshot = await readSnapshot();
  if (snapshot) {
    return PGlite.create({ ...embeddedOptions, ...where, loadDataDir: snapshot });
  }
  const cluster = await PGlite.create({ ...embeddedOptions, ...where });
  await migrate(new Kysely<Database>({ dialect: new PGliteDialect(cluster) }));
  await writeSnapshot(() => cluster.dumpDataDir("none"));
  return cluster;
}

function embedded(cluster: PGlite, close: () => Promise<void>): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect(cluster) });
  return {
    db,
    async tidy() {
      // With the catalogues it would take several times as long.
      const tables = await ownTables((statement) =>
        sql.raw<{ name: string }>(statement).execute(db),
      );
      await sql`vacuum (analyze) ${sql.raw(tables)}`.execute(db);
    },
    close,
  };
}

async function openFolder(path: string): Promise<OpenDatabase> {
  const folder = await claimDataFolder(path);
  let cluster: PGlite | null = null;
  const close = async () => {
    await cluster?.close();
    await folder.release();
  };
  try {
    if (folder.isNew) {
      cluster = await newCluster(folder.draft);
      await cluster.close();
      await folder.settle();
    }
    cluster = await PGlite.create({ ...embeddedOptions, dataDir: folder.database });
    const opened = embedded(cluster, close);
    await migrate(opened.db);
    return opened;
  } catch (error) {
    if (cluster?.closed) cluster = null;
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot open the database in ${path}: ${wordsOf(error)}.`);
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const numeric: ReadonlySet<number> = new Set([types.INT8, types.NUMERIC]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) =>
        numeric.has(oid) ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks (the database restarts) is replaced by the pool; unheard it would end the process.
  pool.on("error", (error) => console.error(`Database connection lost: ${error.message}`));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot use the database at ${withoutPassword(url)}: ${wordsOf(error)}.`);
  }
  return { db, tidy: async () => undefined, close: () => db.destroy() };
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => allMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new StartError(`Migration ${failed ?? "of the database"} failed: ${wordsOf(error)}.`);
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  } catch {
    // Not even an address: it may be anything, a password included.
    return "the given DATABASE_URL";
  }
}
