// A page of the ledger, or all of it, in one statement: rows, columns and counts are of the same moment. Ranks are those of the whole scope,
// whatever is searched, sorted or shown.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { ledgerEndpoints } from "../../../../contract/endpoints/results/ledger-endpoints.ts";
import type {
  LedgerPage,
  LedgerSheet,
  LedgerSort,
  LedgerState,
} from "../../../../contract/results/event-ledger.ts";
import type { Call } from "../../../http/handler.ts";
import {
  allOf,
  caseless,
  emptyLast,
  inOrderOf,
  literalPattern,
  type Sql,
} from "../../../records/list-sql.ts";
import { offsetOf } from "../../../records/record-list.ts";
import { boolean, json, number, sqlRows } from "../../../records/sql-rows.ts";
import { cellsOfCut, countsAsJson, examsAsJson, ledgerRows } from "./ledger-rows-query.ts";
import { refuseOthersEvent } from "./ledger-selection-query.ts";
import {
  shownPerson,
  shownScope,
  type StoredExam,
  type StoredPerson,
  type StoredScope,
} from "./ledger-answer-query.ts";

type Query = InferOutput<typeof ledgerEndpoints.listLedger.input>;

const sorts: Record<LedgerSort, Sql> = {
  nama: caseless("f.nama"),
  no_ujian: caseless("f.no_ujian"),
  group: emptyLast(sql`nullif(${caseless("f.group_path")}, '')`),
  total: emptyLast(sql`f.total`),
  mean: emptyLast(sql`f.mean`),
  rank: emptyLast(sql`f.rank`),
  missed: sql`f.missed`,
};

const states: Record<LedgerState, Sql> = {
  complete: sql`f.final = f.asked`,
  missed: sql`f.missed > 0`,
  waiting: sql`f.is_waiting`,
  open: sql`f.is_open`,
  absent: sql`f.is_absent`,
};

/** As a condition on the row `f`. */
function isFound({ state, q }: Query): Sql {
  const text = literalPattern(q);
  return allOf([
    state !== "" && states[state],
    q !== "" &&
      sql`(lower(f.nama) like lower(${`%${text}%`}) or f.nisn like ${`${text}%`}
        or lower(f.no_ujian) collate "C" like lower(${`${text}%`}))`,
  ]);
}

async function found(query: Query, call: Call, limit: Sql) {
  await refuseOthersEvent(query, call);
  const order = inOrderOf(
    sorts,
    query.sort ?? "nama",
    sql`${caseless("f.nama")}, f.no_ujian collate "C", f.id`,
  );
  const { rows } = await sqlRows({
    items: json<StoredPerson[]>(),
    total: number(),
    exams: json<StoredExam[]>(),
    counts: json<StoredScope["counts"]>(),
    hidden: number(),
    is_partial: boolean(),
  })`
    with ${ledgerRows(query, call)},
    found as materialized (select f.* from people f where ${isFound(query)}),
    cut as materialized (
      select f.*, row_number() over (order by ${order}) as place from found f order by place ${limit}),
    page as (
      select f.id, f.no_ujian, f.nama, f.nisn, f.group_path, f.final, f.missed, f.total, f.mean, f.rank,
        own.cells
      from cut f join ${cellsOfCut} own on own.participant_id = f.id order by f.place)
    select coalesce((select json_agg(page) from page), '[]') as items,
      (select count(*) from found) as total, ${examsAsJson} as exams, ${countsAsJson} as counts,
      coalesce((select hidden from extent), 0) as hidden,
      coalesce((select is_partial from extent), false) as is_partial`.execute(call.db);
  const { items, total, ...scope } = rows[0]!;
  return { items: items.map(shownPerson), total, ...shownScope(scope) };
}

export async function ledgerPage(query: Query, call: Call): Promise<LedgerPage> {
  const limit = sql`limit ${query.per_page} offset ${offsetOf(query)}`;
  const { page, per_page } = query;
  return { ...(await found(query, call, limit)), page, per_page };
}

export async function ledgerSheet(query: Query, call: Call): Promise<LedgerSheet> {
  const { total: _all, ...sheet } = await found(query, call, sql``);
  return sheet;
}
