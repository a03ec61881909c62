// Connections to a PostgreSQL, ours or somebody else's.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { logLine } from "../log-line.ts";
import type { Database } from "./database.ts";

const { INT8, NUMERIC } = pg.types.builtins;

export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...options,
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

export function dbOnPool(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
