// Takes the data of a PGlite folder over into a PostgreSQL with the same tables, once, when a server that had only PGlite
// is upgraded. Every value passes as PostgreSQL's own text, so nothing is rounded on the way.
import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";

type Column = { table_name: string; column_name: string };
type Place = { place: string; size: number };

/** Of one statement: few enough bytes for a small PC, media included. */
const bytesPerPart = 4 * 1024 * 1024;
const rowsPerPart = 1_000;

/** Both have all migrations; what these put into `to` goes. All in one transaction. */
export async function moveRows(from: PGlite, to: pg.PoolClient): Promise<void> {
  const tables = await tablesOf(from);
  await to.query("begin");
  await to.query(`truncate ${[...tables.keys()].join(", ")}`);
  // The order of the tables and what refers to what do not matter then: it was right where it comes from.
  await to.query("set local session_replication_role = replica");
  for (const [table, columns] of tables) await moveTable(from, to, table, columns);
  await moveCounters(from, to);
  await to.query("commit");
}

async function tablesOf(from: PGlite): Promise<Map<string, string>> {
  const { rows } = await from.query<Column>(`
    select quote_ident(table_name) as table_name, quote_ident(column_name) as column_name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'kysely%'
    order by table_name, ordinal_position`);
  const columns = new Map<string, string>();
  for (const { table_name: table, column_name: column } of rows) {
    columns.set(table, columns.has(table) ? `${columns.get(table)}, ${column}` : column);
  }
  return columns;
}

async function moveTable(
  from: PGlite,
  to: pg.PoolClient,
  table: string,
  columns: string,
): Promise<void> {
  const { rows: places } = await from.query<Place>(
    `select ctid::text as place, pg_column_size(one.*) as size from ${table} as one`,
  );
  for (const part of inParts(places)) {
    const { rows } = await from.query<{ rows: string }>(
      `select json_agg(one)::text as rows from ${table} as one where ctid = any($1::tid[])`,
      [part],
    );
    await to.query(
      `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [rows[0]!.rows],
    );
  }
  const { rows } = await to.query<{ count: string }>(`select count(*) from ${table}`);
  if (Number(rows[0]!.count) !== places.length) {
    throw new Error(`of ${places.length} rows in ${table} ${rows[0]!.count} arrived`);
  }
}

function inParts(places: readonly Place[]): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const one of places) {
    if (size + one.size > bytesPerPart || parts.at(-1)!.length === rowsPerPart) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(one.place);
    size += one.size;
  }
  return parts;
}

/** A number that was given is never given again, also when its row is gone. */
async function moveCounters(from: PGlite, to: pg.PoolClient): Promise<void> {
  const { rows } = await from.query<{ name: string; last_value: string | null }>(`
    select quote_ident(sequencename) as name, last_value::text from pg_sequences
    where schemaname = 'public'`);
  for (const { name, last_value: last } of rows) {
    if (last !== null) await to.query("select setval($1, $2)", [name, last]);
  }
}
