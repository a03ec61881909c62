// Importing majors or religions: recognised by their code, which stays as it is spelt; an update is of the name.
import { sql } from "kysely";
import type { CodedNameImportRow } from "../../../../contract/coded-names.ts";
import type { Call } from "../../../http/handler.ts";
import { findCodes } from "../../../records/coded-rows.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { rowImportVerbs } from "../../../records/row-import.ts";
import { planRows } from "../../../records/row-plan.ts";

type Fields = { kode: string; nama: string };
type Kind = { table: "majors" | "religions"; object: "major" | "religion" };

export function codedNameImportVerbs({ table, object }: Kind) {
  return {
    match: {
      read: async ({ kode }: { kode: string[] }, { db }: Call) => ({
        matches: await findCodes(table, kode, db),
      }),
    },
    ...rowImportVerbs<CodedNameImportRow, Fields>({
      kind: object,
      async plan(input, { db }) {
        const codes = input.rows.map(({ kode }) => kode);
        const ids = (await findCodes(table, codes, db)).map(({ id }) => id);
        await lockRows(table, ids, db);
        // Asked again: until they were locked they could change.
        const stored = await findCodes(table, codes, db);
        return planRows(
          input,
          {
            field: "kode",
            noun: "Kode",
            keyOf: ({ kode }) => kode.toLowerCase(),
            stored: new Map(stored.map((one) => [one.kode.toLowerCase(), one])),
            taken: (label, { nama }) => `${label} sudah dipakai oleh ${nama}.`,
          },
          ({ row, stored: known }): Fields => ({ kode: known?.kode ?? row.kode, nama: row.nama }),
        );
      },
      insert: (rows, { db, at }) =>
        sql`
          insert into ${sql.table(table)} (id, kode, nama, created_at, updated_at)
          select id, kode, nama, ${at}::timestamptz, ${at}::timestamptz
          from json_to_recordset(${JSON.stringify(rows)}::json)
            as new (id text, kode text, nama text)`.execute(db),
      update: (rows, { db, at }) =>
        sql`
          update ${sql.table(table)} as c set
            nama = new.nama, version = c.version + 1, updated_at = ${at}::timestamptz
          from json_to_recordset(${JSON.stringify(rows)}::json) as new (id text, nama text)
          where c.id = new.id`.execute(db),
    }),
  };
}
