// The rows of a table whose records need nothing more than their own columns, as record-verbs.ts asks for them.
import type { Kysely, Selectable } from "kysely";
import type { RecordTable } from "../database/column-types.ts";
import type { Database, Db } from "../database/database.ts";
import type { Call } from "../http/handler.ts";
import { lockRows, type Stamp } from "./record-kind.ts";
import { inOrder, withTimes } from "./record-list.ts";
import { anyOf } from "./sql-rows.ts";

/** What a new row gets beside its own columns. */
export type NewRow = { id: string; created_at: Date; updated_at: Date };
export type ChangedRow = { id: string } & Stamp;

type RecordTableName = {
  [Name in keyof Database]: Database[Name] extends RecordTable<object> ? Name : never;
}[keyof Database];
type Columns<Name extends RecordTableName> = Omit<
  Selectable<Database[Name]>,
  "id" | "version" | "created_at" | "updated_at"
>;
type Row<Name extends RecordTableName> = Columns<Name> & {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
};

/** Kysely knows the columns of a table by its name only where that stands in the code. */
const anyTable = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

export function recordRows<Name extends RecordTableName>(name: Name) {
  const table: string = name;
  return {
    lock: (ids: readonly string[], { db }: Call) => lockRows(name, ids, db),

    /** In the order of `ids`; those that exist no more are left out. */
    async byId(ids: readonly string[], { db }: Call): Promise<Row<Name>[]> {
      const rows = await anyTable(db)
        .selectFrom(table)
        .selectAll()
        .where("id", "=", anyOf(ids))
        .execute();
      return inOrder(ids, rows.map((row) => withTimes(row as NewRow)) as unknown as Row<Name>[]);
    },

    insert: (row: Columns<Name> & NewRow, { db }: Call): Promise<unknown> =>
      anyTable(db).insertInto(table).values(row).execute(),

    update: ({ id, ...columns }: Columns<Name> & ChangedRow, { db }: Call): Promise<unknown> =>
      anyTable(db).updateTable(table).set(columns).where("id", "=", id).execute(),

    remove: (id: string, { db }: Call): Promise<unknown> =>
      anyTable(db).deleteFrom(table).where("id", "=", id).execute(),
  };
}
