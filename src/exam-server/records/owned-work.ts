// What an account owns and would take with it: an account that owns any of it is deactivated, not deleted.
import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { number, sqlRows, text } from "./sql-rows.ts";

/** A new kind of work is one line here; its table refers to users without "on delete", so that the database refuses too. */
const kinds = [
  { table: "question_banks", column: "created_by", noun: "banksoal" },
  { table: "bank_authors", column: "user_id", noun: "banksoal bersama" },
  { table: "events", column: "created_by", noun: "event" },
  { table: "schedules", column: "created_by", noun: "jadwal" },
  { table: "marks", column: "marker_id", noun: "nilai koreksi" },
  { table: "marking_rubrics", column: "author_id", noun: "rubrik koreksi" },
  { table: "result_versions", column: "author_id", noun: "hitung ulang hasil" },
  { table: "marking_asks", column: "asker_id", noun: "pertanyaan kepada rekan" },
  { table: "marking_asks", column: "colleague_id", noun: "pertanyaan dari rekan" },
  { table: "subject_correctors", column: "user_id", noun: "matpel yang dikoreksi" },
] as const;

/** By account: "3 banksoal", "1 jadwal". Accounts that own nothing are left out. */
export async function ownedWork(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const owned = new Map<string, string[]>();
  for (const { table, column, noun } of kinds) {
    const owner = sql.ref(column);
    const { rows } = await sqlRows({ id: text(), count: number() })`
      select ${owner} as id, count(*) as count from ${sql.table(table)}
      where ${owner} = any(${ids}) group by ${owner}`.execute(db);
    for (const { id, count } of rows) owned.set(id, [...(owned.get(id) ?? []), `${count} ${noun}`]);
  }
  return owned;
}
