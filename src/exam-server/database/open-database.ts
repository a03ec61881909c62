// Opens the database: a PostgreSQL of its own in a folder, somebody else's, or PGlite. One schema and one dialect for all.
import { statfs } from "node:fs/promises";
import { sql, type Kysely } from "kysely";
import { sqlRows, text } from "../records/sql-rows.ts";
import { StartError, wordsOf } from "../start-error.ts";
import { claimDataFolder } from "./data-folder.ts";
import { refuseNewerData, writeRelease } from "./own/data-release.ts";
import type { Database } from "./database.ts";
import { openOwnCluster } from "./own/own-cluster.ts";
import { ownTables } from "./own-tables.ts";
import { openInFolder, openInMemory } from "./pglite-database.ts";
import { findPostgres } from "./own/postgres-binaries.ts";
import { createPool, dbOnPool, type PooledDb } from "./pool/postgres-pool.ts";
import { migrate } from "./schema-migration.ts";
import { neverSilent, watchPostgres, type ResponseWatch } from "./pool/response-watch.ts";
import { openSharedWire, type OpenWire } from "./pool/shared-wire.ts";

export type DatabaseChoice =
  | { kind: "memory" }
  /** `pglite`: in PGlite, which does not wait for the disk. Only for trying out. */
  | { kind: "folder"; path: string; pglite?: boolean }
  /** `shared`: other exam servers may use it as well. */
  | { kind: "postgres"; url: string; shared?: boolean };

type FolderChoice = Extract<DatabaseChoice, { kind: "folder" }>;

export type OpenDatabase = PooledDb & {
  /** After many writes somebody must gather the planner's figures: PGlite never does, PostgreSQL some time later. */
  tidy(): Promise<void>;
  close(): Promise<void>;
  /** A cut of power may cost what was confirmed. */
  powerCutRisk: boolean;
  /** The server's own, where it has one. */
  folder: string | null;
  /** The line to the other exam servers; null: there are none. */
  openWire: OpenWire | null;
  /** By which calls learn that it stands still. */
  responses: ResponseWatch;
  /** What only one of the servers does at a time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** With every migration done. @throws StartError */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  if (choice.kind === "postgres") return openPostgres(choice);
  if (choice.kind === "folder") return openFolder(choice);
  const opened = ofOneConnection(await openInMemory());
  return {
    ...opened,
    tidy: () => tidy(opened.db),
    powerCutRisk: false,
    folder: null,
    responses: neverSilent,
    ...ofOneServer,
  };
}

/** PGlite has one, and plans each statement anew. */
const ofOneConnection = <Opened extends { db: Kysely<Database> }>(opened: Opened) => ({
  ...opened,
  often: opened.db,
  connectAll: () => Promise.resolve(),
});

/** Nobody else has the database open. */
const ofOneServer: Pick<OpenDatabase, "openWire" | "alone"> = {
  openWire: null,
  alone: (work) => work(),
};

async function openFolder({ path, pglite = false }: FolderChoice): Promise<OpenDatabase> {
  const folder = await claimDataFolder(path);
  try {
    await refuseNewerData(folder.path);
    const opened = pglite
      ? { ...ofOneConnection(await openInFolder(folder.path)), responses: neverSilent }
      : await openOwnPostgres(folder.path);
    await writeRelease(folder.path);
    const close = async () => {
      await opened.close();
      await folder.release();
    };
    return {
      ...opened,
      close,
      tidy: () => tidy(opened.db),
      powerCutRisk: pglite,
      folder: folder.path,
      ...ofOneServer,
    };
  } catch (error) {
    await folder.release();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot open the database in ${path}: ${wordsOf(error)}.`);
  }
}

async function openOwnPostgres(folder: string) {
  const postgres = await findPostgres(folder);
  if ("reason" in postgres) {
    throw new StartError(
      `${postgres.reason} To try the server out without it, start it with --pglite: a power cut may then cost everything.`,
    );
  }
  try {
    return await openOwnCluster(folder, postgres);
  } catch (error) {
    // What else a full disk makes PostgreSQL say names no cause.
    if (!(await isDiskFull(folder))) throw error;
    throw new StartError(
      `The disk with the data in ${folder} is full. Make room on it, then start again: nothing that was confirmed is lost.`,
    );
  }
}

/** PostgreSQL writes files of 16 MB, and says many things when it cannot. */
const leastRoom = 32 * 1024 ** 2;

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastRoom;
}

async function openPostgres({
  url,
  shared = false,
}: Extract<DatabaseChoice, { kind: "postgres" }>): Promise<OpenDatabase> {
  const pooled = dbOnPool(createPool({ connectionString: url }));
  const { db } = pooled;
  try {
    await sql`select 1`.execute(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot use the database at ${withoutPassword(url)}: ${wordsOf(error)}.`);
  }
  const responses = watchPostgres({ connectionString: url });
  return {
    ...pooled,
    responses,
    tidy: () => tidy(db),
    async close() {
      await responses.close();
      await db.destroy();
    },
    powerCutRisk: false,
    folder: null,
    ...(shared ? ofSeveral(url, db) : ofOneServer),
  };
}

function ofSeveral(url: string, db: Kysely<Database>): Pick<OpenDatabase, "openWire" | "alone"> {
  return {
    openWire: (ends) => openSharedWire(url, ends),
    alone: (work) =>
      db.connection().execute(async (held) => {
        await sql`select pg_advisory_lock(hashtext('exam server'))`.execute(held);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(hashtext('exam server'))`.execute(held);
        }
      }),
  };
}

async function tidy(db: Kysely<Database>): Promise<void> {
  // With the catalogues it would take several times as long.
  const tables = await ownTables((statement) =>
    sqlRows({ name: text() })`${sql.raw(statement)}`.execute(db),
  );
  await sql`vacuum (analyze) ${sql.raw(tables)}`.execute(db);
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
