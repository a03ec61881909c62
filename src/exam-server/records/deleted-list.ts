// What was deleted and can still be taken back, with who deleted it and when. Taking it back is the entity's own.
import { sql } from "kysely";
import {
  restoreDays,
  type DeletedRecord,
  type deletedSorts,
} from "../../contract/calls/record-calls.ts";
import type { AuditObject } from "../../contract/audit.ts";
import type { Call } from "../http/handler.ts";
import { allOf, contains, inOrderOf, type Sql } from "./list-sql.ts";
import {
  inOrder,
  readIds,
  readPage,
  type Found,
  type PageQuery,
  type RecordList,
} from "./record-list.ts";
import { moment, orNull, sqlRows, text } from "./sql-rows.ts";

const lifetimeMs = restoreDays * 24 * 60 * 60 * 1000;

/** What was deleted before is not taken back. */
export const restorableSince = (at: Date): Date => new Date(at.getTime() - lifetimeMs);

type Sort = (typeof deletedSorts)[number];
type Query = PageQuery & { q: string; sort?: Sort | `-${Sort}` | undefined };
type Named = Pick<DeletedRecord, "id" | "label" | "note">;

/** Its rows are called `d`. */
export type DeletedKind<Asked> = {
  object: AuditObject;
  table: "participants" | "questions";
  /** Columns that are searched, the first of which `label` sorts by. */
  columns: readonly [string, ...string[]];
  /** Those that the person may see. @throws Refusal */
  within(query: Asked, call: Call): Promise<Sql | false>;
  named(ids: readonly string[], call: Call): Promise<Named[]>;
};

export function deletedVerbs<Asked extends Query>(kind: DeletedKind<Asked>) {
  const list: RecordList<Asked, DeletedRecord> = {
    find: (query, call) => find(kind, query, call),
    byId: (ids, call) => recordsById(kind, ids, call),
  };
  return {
    list: { read: (query: Asked, call: Call) => readPage(list, query, call) },
    ids: { read: (query: Asked, call: Call) => readIds(list, query, call) },
  };
}

async function find<Asked extends Query>(
  { table, columns, within }: DeletedKind<Asked>,
  query: Asked,
  call: Call,
): Promise<Found> {
  const { q, sort = "-deleted_at" } = query;
  const label = sql`lower(${sql.ref(columns[0])}) collate "C"`;
  return {
    id: sql`d.id`,
    from: sql`${sql.table(table)} d`,
    where: allOf([
      sql`d.deleted_at >= ${restorableSince(call.at)}::timestamptz`,
      await within(query, call),
      q !== "" && contains(columns, q),
    ]),
    order: inOrderOf({ deleted_at: sql`d.deleted_at`, label }, sort, sql`${label}, d.id`),
  };
}

async function recordsById<Asked>(
  { object, table, named }: DeletedKind<Asked>,
  ids: readonly string[],
  call: Call,
): Promise<DeletedRecord[]> {
  const { rows } = await sqlRows({ id: text(), deleted_at: moment(), deleted_by: orNull(text()) })`
    select d.id, d.deleted_at, (
      select a.user_name from audit_entries a
      where a.object_type = ${object} and a.object_id = d.id and a.action = ${`${object}.delete`}
      order by a.id desc limit 1) as deleted_by
    from ${sql.table(table)} d where d.id = any(${ids}) and d.deleted_at is not null`.execute(
    call.db,
  );
  const names = new Map((await named(ids, call)).map((one) => [one.id, one]));
  const records = rows.flatMap(({ id, deleted_at, deleted_by }) => {
    const name = names.get(id);
    if (!name) return [];
    return {
      ...name,
      deleted_at: deleted_at.toISOString(),
      deleted_by: deleted_by ?? "",
      restorable_until: new Date(deleted_at.getTime() + lifetimeMs).toISOString(),
    };
  });
  return inOrder(ids, records);
}
