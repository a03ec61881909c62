// The migrated, empty cluster as one file in .cache/: a new PGlite starts from it in a fraction of the time.
// Named by a hash of what made it. Losing it costs seconds, so every fault here means "there is none".
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { allMigrations } from "./migrations/all-migrations.ts";

/** Of this process: a test run opens many databases. */
let remembered: Blob | null = null;

export async function readSnapshot(): Promise<Blob | null> {
  if (remembered) return remembered;
  try {
    remembered = new Blob([await readFile(await snapshotFile())]);
    return remembered;
  } catch {
    // No snapshot yet, or not readable: the caller makes a cluster from nothing.
    return null;
  }
}

export async function writeSnapshot(dump: () => Promise<Blob>): Promise<void> {
  remembered = await dump();
  try {
    const file = await snapshotFile();
    await mkdir(dirname(file), { recursive: true });
    // Renamed into place, so that nobody reads a half-written one. Two threads of one process may both be at it.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, new Uint8Array(await remembered.arrayBuffer()));
    await rename(draft, file);
    await removeOthers(file);
  } catch {
    // A read-only project folder: every start then makes its cluster from nothing.
  }
}

const prefix = "empty-database-";

async function snapshotFile(): Promise<string> {
  const hash = createHash("sha256").update(await engineVersion());
  for (const statement of await migrationStatements()) hash.update(statement);
  return join(process.cwd(), ".cache", `${prefix}${hash.digest("hex").slice(0, 16)}.tar`);
}

/** What the migrations would say to a database: their source reads differently in each bundle, this does not. */
async function migrationStatements(): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      statements.push(query.sql);
    },
  });
  for (const [name, migration] of Object.entries(allMigrations)) {
    statements.push(name);
    await migration.up(db);
  }
  return statements;
}

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return readFile(join(dirname(entry), "..", "package.json"), "utf8");
}

/** Forty megabytes each, and useless since the migrations changed. */
async function removeOthers(file: string): Promise<void> {
  for (const name of await readdir(dirname(file))) {
    if (name.startsWith(prefix) && name.endsWith(".tar") && name !== basename(file)) {
      await rm(join(dirname(file), name), { force: true });
    }
  }
}
