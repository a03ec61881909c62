// Connections to a PostgreSQL, ours or somebody else's.
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { logLine } from "../../log-line.ts";
import { rowChecks } from "../../records/sql-rows.ts";
import { changeChannel, type ChangeNotices, type OpenChangeNotices } from "../change-notices.ts";
import type { Database } from "../database.ts";
import { openNoticeLine, type NoticeEnds } from "./notice-line.ts";
import { preparing } from "./prepared-statements.ts";

const { INT8, NUMERIC } = pg.types.builtins;

export function createPool(options: pg.PoolConfig): pg.Pool {
  const { max = 10, ...rest } = options;
  const pool = new pg.Pool({
    max,
    // None is closed when it has been idle: opening ten takes a third of a second, and a school comes in at once.
    min: max,
    connectionTimeoutMillis: 10_000,
    ...rest,
    types: {
      // Both drivers would answer counts and sums as text or BigInt; no number of ours is past 2^53.
      getTypeParser: (oid, format) =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while a transaction has it fails the next statement, an idle one is replaced by the pool.
  // Unheard either would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => {
    if (!pool.ending) logLine(`Database connection lost: ${error.message}`);
  });
  return pool;
}

export type PooledDb = {
  db: Kysely<Database>;
  /** The same, for calls that are made again and again. Ends with it. */
  often: Kysely<Database>;
  /** Opens all connections, which otherwise wait for the first calls. Their failure is the first call's to tell. */
  connectAll(): Promise<void>;
  openChangeNotices: OpenChangeNotices;
};

export function dbOnPool(pool: pg.Pool): PooledDb {
  const on = (connections: PostgresPool) =>
    new Kysely<Database>({
      dialect: new PostgresDialect({ pool: connections }),
      plugins: [...rowChecks()],
    });
  return {
    db: on(pool),
    often: on(preparing(pool)),
    connectAll: () => connectAll(pool),
    openChangeNotices: (ends) => openNotices(pool.options, ends),
  };
}

async function openNotices(options: pg.PoolOptions, ends: NoticeEnds): Promise<ChangeNotices> {
  const channel = { name: changeChannel, called: "for changes of permissions" };
  const line = await openNoticeLine(options, channel, ends);
  return { caughtUp: () => line.notify(""), close: () => line.close() };
}

async function connectAll(pool: pg.Pool): Promise<void> {
  const missing = pool.options.max - pool.totalCount;
  const opened = await Promise.allSettled(Array.from({ length: missing }, () => pool.connect()));
  for (const one of opened) if (one.status === "fulfilled") one.value.release();
}
