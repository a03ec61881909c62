// The usual calls of an entity, each ready to be a handler: a list with its ids and its export; adding, changing and
// deleting by version, with an audit entry each. The entity says what is selected, how it is written and which rules hold.
import { randomUUID } from "node:crypto";
import type { Call } from "../http/handler.ts";
import { difference } from "./audit-trail.ts";
import { changeEach, done, refused, type LabelledKind, type Outcome } from "./bulk-results.ts";
import { findRecord, updateRecord } from "./record-kind.ts";
import { readIds, readPage, type PageQuery, type RecordList } from "./record-list.ts";
import type { ChangedRow, NewRow } from "./record-rows.ts";

export type WrittenKind<Query, Item, Fields> = LabelledKind<Item> &
  RecordList<Query, Item> & {
    fieldsOf(item: Item): Fields;
    /** As the audit keeps them, and tells what has changed: by values that can be compared. */
    audited?(fields: Fields): Columns;
    /** `before`: null for a new one. @throws Refusal of code 12 naming each field that does not fit what is stored */
    check(fields: Fields, before: Item | null, call: Call): Promise<void>;
    /** Null: it may go, as every one may where nothing is asked. */
    whyKept?(item: Item, call: Call): Promise<string | null>;
    insert(row: Fields & NewRow, call: Call): Promise<unknown>;
    update(row: Fields & ChangedRow, call: Call): Promise<unknown>;
    remove(id: string, call: Call): Promise<unknown>;
  };

type Versioned = { id: string; version: number };
type Ids = { ids: string[] };
type Columns = Record<string, unknown>;

export function recordVerbs<
  Query extends PageQuery,
  Item extends Versioned,
  Fields extends Columns,
>(kind: WrittenKind<Query, Item, Fields>) {
  return {
    list: { read: (query: Query, call: Call) => readPage(kind, query, call) },
    ids: { read: (query: Query, call: Call) => readIds(kind, query, call) },
    export: {
      read: async ({ ids }: Ids, call: Call) => ({ items: await kind.byId(ids, call) }),
    },
    create: { write: (fields: Fields, call: Call) => create(kind, fields, call) },
    update: { write: (input: Fields & Versioned, call: Call) => update(kind, input, call) },
    remove: {
      write: ({ ids }: Ids, call: Call) =>
        changeEach(kind, ids, call, (item) => remove(kind, item, call)),
    },
  };
}

async function create<Query, Item, Fields extends Columns>(
  kind: WrittenKind<Query, Item, Fields>,
  fields: Fields,
  call: Call,
): Promise<Item> {
  await kind.check(fields, null, call);
  const id = randomUUID();
  await kind.insert({ ...fields, id, created_at: call.at, updated_at: call.at }, call);
  await call.audit({
    action: `${kind.object}.create`,
    objectId: id,
    after: auditedOf(kind, fields),
  });
  return findRecord(kind, id, call);
}

function update<Query, Item extends Versioned, Fields extends Columns>(
  kind: WrittenKind<Query, Item, Fields>,
  input: Fields & Versioned,
  call: Call,
): Promise<Item> {
  const { id, version, ...rest } = input;
  const fields = rest as unknown as Fields;
  return updateRecord(kind, { id, version }, call, async (before) => {
    await kind.check(fields, before, call);
    return {
      ...difference(auditedOf(kind, kind.fieldsOf(before)), auditedOf(kind, fields)),
      store: (stamp) => kind.update({ ...fields, ...stamp, id }, call),
    };
  });
}

async function remove<Query, Item extends Versioned, Fields extends Columns>(
  kind: WrittenKind<Query, Item, Fields>,
  item: Item,
  call: Call,
): Promise<Outcome> {
  const reason = (await kind.whyKept?.(item, call)) ?? null;
  if (reason !== null) return refused(reason);
  await kind.remove(item.id, call);
  await call.audit({
    action: `${kind.object}.delete`,
    objectId: item.id,
    before: auditedOf(kind, kind.fieldsOf(item)),
  });
  return done;
}

function auditedOf<Fields extends Columns>(
  { audited }: { audited?(fields: Fields): Columns },
  fields: Fields,
): Columns {
  return audited?.(fields) ?? fields;
}
