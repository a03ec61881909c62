// What the caller has done, newest first. Entries that follow one another and tell the same are one line, made here, so that
// pages hold whole lines: thirty people blocked in one go are one, and what came before stays in sight.
import { sql } from "kysely";
import type { CallOutput } from "../../../../contract/calls/call.ts";
import type * as contract from "../../../../contract/staff/profile.ts";
import type { OwnActivity } from "../../../../contract/staff/profile.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import {
  anyOf,
  json,
  moment,
  number,
  orNull,
  sqlRows,
  text,
  type RowOf,
} from "../../../records/sql-rows.ts";

type Query = {
  page: number;
  per_page: number;
  first_id?: number | undefined;
  last_id?: number | undefined;
};

/** A line by its latest entry; all but the total is null on a page past the end. */
const lineColumns = {
  total: number(),
  first_id: orNull(number()),
  since: orNull(moment()),
  count: orNull(number()),
  objects: orNull(number()),
  id: orNull(number()),
  at: orNull(moment()),
  action: orNull(text()),
  object_id: orNull(text()),
  before: orNull(json<unknown>()),
  after: orNull(json<unknown>()),
  ip: orNull(text()),
};
type Row = RowOf<typeof lineColumns>;
type Line = {
  [Name in keyof Row]: Name extends "before" | "after" ? Row[Name] : NonNullable<Row[Name]>;
};

const longestBreak = "10 minutes";

/**
 * Which entries begin a line is told by the one before each, for which all of a person's have to be walked through: the
 * index audit_entries_lines holds what that asks about, in its order, so that neither the rows themselves are read nor anything
 * is sorted. Only the lines of the page are then gathered from their entries.
 */
export async function readOwnActivity(
  query: Query,
  call: Call,
): Promise<CallOutput<typeof contract.listOwnActivity>> {
  const mine = sql`user_id = ${callerOf(call).id}`;
  const { first_id: first, last_id: last } = query;
  const isApart = first !== undefined || last !== undefined;
  const within = sql`${mine} and id between ${first ?? 0} and ${last ?? Number.MAX_SAFE_INTEGER}`;
  const begins = isApart
    ? sql`true`
    : sql`coalesce(action <> lag(action) over own or ip <> lag(ip) over own
        or at > lag(at) over own + ${longestBreak}::interval, true)`;
  const { rows } = await sqlRows(lineColumns)`
    with entries as (
      select id, ${begins} as begins from audit_entries where ${within}
      window own as (order by id)
    ), lines as (
      select id as first_id, lead(id) over (order by id) as next_id from entries where begins
    ), page as (
      select * from lines order by first_id desc
      limit ${query.per_page} offset ${offsetOf(query)}
    )
    select (select count(*) from lines) as total, page.first_id, line.since, line.count,
      line.objects, latest.*
    from (select 1) as always
      left join page on true
      left join lateral (
        select max(id) as last_id, min(at) as since, count(*) as count,
          count(distinct object_id) as objects
        from audit_entries
        where ${within} and id >= page.first_id and (page.next_id is null or id < page.next_id)
      ) as line on true
      left join lateral (
        select id, at, action, object_id, before, after, ip
        from audit_entries where id = line.last_id
      ) as latest on true
    order by page.first_id desc`.execute(call.db);
  // A page past the end has a total all the same.
  const lines = rows.filter((row): row is Line => row.id !== null);
  const names = await namesOf(lines, call);
  return pageAnswer(
    query,
    lines.map((line) => shownActivity(line, names)),
    rows[0]!.total,
  );
}

type Names = ReadonlyMap<string, string>;

function shownActivity(line: Line, names: Names): OwnActivity {
  const { id, first_id, since, at, action, count, objects, before, after, ip } = line;
  const label = names.get(line.object_id) ?? labelOf(after, before);
  return {
    id: String(id),
    first_id: String(first_id),
    since: since.toISOString(),
    at: at.toISOString(),
    action,
    count,
    objects,
    label,
    ip,
  };
}

/** Entries about people seldom repeat their names; whoever is gone is called as the entry called them. */
async function namesOf(lines: readonly Line[], { db }: Call): Promise<Names> {
  const ids = lines.map((line) => line.object_id);
  const found = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", anyOf(ids))
    .unionAll(
      db.selectFrom("participants").select(["id", "nama as name"]).where("id", "=", anyOf(ids)),
    )
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** What the thing was called, under whichever name its table has for that; what is in a bank, by the bank: it may be locked. */
function labelOf(...rows: unknown[]): string {
  for (const row of rows) {
    if (typeof row !== "object" || row === null) continue;
    const fields = row as Record<string, unknown>;
    for (const name of ["bank", "nama", "name", "alias", "kode", "no_ujian", "email"]) {
      if (typeof fields[name] === "string" && fields[name]) return fields[name];
    }
  }
  return "";
}
