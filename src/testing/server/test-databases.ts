// For tests: a database for each server, copied from a migrated one that the first to need it makes, or from one that a
// test has filled.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { openDatabase, type DatabaseChoice } from "../../exam-server/database/open-database.ts";
import { migratedName, testDatabaseVariable, testPrefix } from "./test-cluster.ts";

export type TestDatabase = {
  database: DatabaseChoice;
  /** What copies of it are made from; null: this kind cannot be copied. */
  name: string | null;
  cleanUp(): Promise<void>;
};

/** Where there is no server, each is PGlite in memory. */
export const canBeCopied = () => Boolean(process.env[testDatabaseVariable]);

/** `template`: the name of another one that nobody is connected to. */
export async function freshDatabase(template: string = migratedName): Promise<TestDatabase> {
  const server = process.env[testDatabaseVariable];
  if (!server) return { database: { kind: "memory" }, name: null, cleanUp: async () => undefined };
  const name = `${testPrefix}${randomUUID().replaceAll("-", "")}`;
  const client = await administratorOf(server);
  await (migrated ??= makeTemplate(server, client));
  await dropLeft(client);
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    database: { kind: "postgres", url: databaseAt(server, name) },
    cleanUp: async () => void left.push(name),
  };
}

/** What nobody needs any more, oldest first; the last of a run go with its PostgreSQL, or as the next begins. */
const left: string[] = [];

/** Not the newest: while connections to it are still ending, PostgreSQL sleeps for a tenth of a second. */
async function dropLeft(client: pg.Client): Promise<void> {
  for (const name of left.splice(0, left.length - 1)) await client.query(`drop database ${name}`);
}

/** Of this thread: the template's migrations are those of this run. */
let migrated: Promise<void> | undefined;

async function makeTemplate(server: string, client: pg.Client): Promise<void> {
  // The other threads wait for the first.
  await client.query("select pg_advisory_lock(1)");
  const { rowCount } = await client.query("select from pg_database where datname = $1", [
    migratedName,
  ]);
  if (rowCount === 0) {
    const draft = `${migratedName}_draft`;
    await client.query(`create database ${draft}`);
    const opened = await openDatabase({ kind: "postgres", url: databaseAt(server, draft) });
    await opened.close();
    await client.query(`alter database ${draft} rename to ${migratedName}`);
  }
  await client.query("select pg_advisory_unlock(1)");
}

/** Of this thread, for as long as it lasts: to connect costs as much as half a copy. */
let administrator: Promise<pg.Client> | undefined;

function administratorOf(server: string): Promise<pg.Client> {
  administrator ??= connectTo(server);
  return administrator;
}

async function connectTo(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server });
  // At the latest when the run ends its PostgreSQL.
  client.on("error", () => (administrator = undefined));
  await client.connect();
  return client;
}

/** The address with another database: its host may be a socket's path, which URL would not leave as it is. */
export function databaseAt(server: string, database: string): string {
  return server.replace(/\/[^/@]*$/u, `/${database}`);
}
