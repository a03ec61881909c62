// How a list is answered: the ids of one page first, then the rows behind them. The page then costs what fifty rows cost,
// however many there are, and list, selection and export find and show the same.
import { sql } from "kysely";
import type { Page } from "../../contract/calls/list-fields.ts";
import type { Db } from "../database/database.ts";
import type { Call } from "../http/handler.ts";
import type { Sql } from "./list-sql.ts";
import { number, sqlRows, text } from "./sql-rows.ts";

/** What a query finds. */
export type Found = {
  id: Sql;
  /** The table, with whatever `where` looks at. */
  from: Sql;
  where: Sql;
  /** Joined only to sort by; counting does without. `with` stands before the select, for the joins to name. */
  joins?: Sql;
  with?: Sql;
  order: Sql;
};

export type RecordList<Query, Item> = {
  find(query: Query, call: Call): Found | Promise<Found>;
  /** In the order of `ids`; those that exist no more are left out. */
  byId(ids: readonly string[], call: Call): Promise<Item[]>;
};

export type PageQuery = { page: number; per_page: number };

export async function readPage<Query extends PageQuery, Item>(
  list: RecordList<Query, Item>,
  query: Query,
  call: Call,
): Promise<Page<Item>> {
  const found = await list.find(query, call);
  const { ids, total } = await pageOfIds(found, query, call.db);
  return pageAnswer(query, await list.byId(ids, call), total);
}

/** In one statement, of one moment. A page after the last one has no row that could tell the total. */
async function pageOfIds(
  found: Found,
  query: PageQuery,
  db: Db,
): Promise<{ ids: string[]; total: number }> {
  const { with: before = sql``, id, from, joins = sql``, where, order } = found;
  const count = sql`select count(*) as total from ${from} where ${where}`;
  const { rows } = await sqlRows({ id: text(), total: number() })`
    ${before} select ${id} as id, (${count}) as total from ${from} ${joins}
    where ${where} order by ${order} limit ${query.per_page} offset ${offsetOf(query)}`.execute(db);
  const ids = rows.map((row) => row.id);
  if (rows[0]) return { ids, total: rows[0].total };
  if (query.page === 1) return { ids, total: 0 };
  const counted = await sqlRows({ total: number() })`${count}`.execute(db);
  return { ids, total: counted.rows[0]!.total };
}

/** All that the query finds, whichever page it asks for. */
export async function readIds<Query>(
  list: RecordList<Query, unknown>,
  query: Query,
  call: Call,
): Promise<{ ids: string[] }> {
  const {
    with: before = sql``,
    id,
    from,
    joins = sql``,
    where,
    order,
  } = await list.find(query, call);
  const { rows } = await sqlRows({ id: text() })`
    ${before} select ${id} as id from ${from} ${joins} where ${where} order by ${order}`.execute(
    call.db,
  );
  return { ids: rows.map((row) => row.id) };
}

export function offsetOf({ page, per_page }: PageQuery): number {
  return (page - 1) * per_page;
}

export function pageAnswer<Item>(query: PageQuery, items: Item[], total: number): Page<Item> {
  return { items, page: query.page, per_page: query.per_page, total };
}

/** In the order of `ids`; those that were not found are left out. */
export function inOrder<Item extends { id: string }>(
  ids: readonly string[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
}

/** A row's times as they travel; a row that was never changed has that of its making. */
export function withTimes<Row extends { created_at: Date; updated_at: Date | null }>(row: Row) {
  const { created_at, updated_at, ...fields } = row;
  return {
    ...fields,
    created_at: created_at.toISOString(),
    updated_at: (updated_at ?? created_at).toISOString(),
  };
}
