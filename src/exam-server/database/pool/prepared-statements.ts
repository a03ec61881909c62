// Statements that a whole school's participants send again and again are planned once for each connection: it halves what
// PostgreSQL does for them. Others are not, because a plan that fits every value fits lists and searches badly.
import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** A connection keeps them until it ends; statements of ever other lengths are not worth it. */
const maxKept = 200;
/** What PostgreSQL answers when a table that a plan reads has other columns by now. */
const staleCode = "0A000";

type Client = pg.PoolClient;

/** The pool, whose connections prepare what is sent over this way. Ends with the pool itself. */
export function preparing(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<Client, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const prepared = known.get(client) ?? preparingOn(client);
      known.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}

function preparingOn(client: Client): PostgresPoolClient {
  /** By text; null: it goes without. */
  const names = new Map<string, string | null>();
  function nameOf(text: string): string | null {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxKept) return null;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
    names.set(text, name);
    return name;
  }
  async function query(text: string, values: readonly unknown[]) {
    // "begin" and the like have no plan.
    const name = values.length > 0 ? nameOf(text) : null;
    const sent = { text, values: [...values], ...(name !== null && { name }) };
    try {
      return await client.query(sent);
    } catch (error) {
      if ((error as { code?: string }).code === staleCode && name !== null) names.set(text, null);
      throw error;
    }
  }
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(),
  };
}
