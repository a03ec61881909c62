// Rows with a code and a name: as choices of a select, and who has a code, without regard to case.
import { sql } from "kysely";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import type { Option } from "../../contract/calls/list-fields.ts";
import type { Database, Db } from "../database/database.ts";
import { caseless } from "./list-sql.ts";
import { sqlRows, text } from "./sql-rows.ts";

type CodedTable = {
  [Name in keyof Database]: Database[Name] extends { kode: string; nama: string } ? Name : never;
}[keyof Database];

/** All of them, by name. */
export async function readOptions(table: CodedTable, db: Db): Promise<Option[]> {
  const { rows } = await sqlRows({ id: text(), kode: text(), nama: text() })`
    select id, kode, nama from ${sql.table(table)} order by ${caseless("nama")}, id`.execute(db);
  return rows;
}

/** Whoever has one of the codes. */
export async function findCodes(
  table: CodedTable,
  codes: readonly string[],
  db: Db,
): Promise<Option[]> {
  const { rows } = await sqlRows({ id: text(), kode: text(), nama: text() })`
    select id, kode, nama from ${sql.table(table)}
    where lower(kode) = any(select lower(one) from unnest(${codes}::text[]) one)`.execute(db);
  return rows;
}

/** Empty: the code is free, or that of `own`. */
export async function takenCode(
  table: CodedTable,
  kode: string,
  own: { id: string } | null,
  db: Db,
): Promise<FieldErrors> {
  const owner = (await findCodes(table, [kode], db)).find(({ id }) => id !== own?.id);
  return owner ? { kode: `Kode ${kode} sudah dipakai oleh ${owner.nama}.` } : {};
}
