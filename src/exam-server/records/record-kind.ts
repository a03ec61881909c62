// What is said once of a kind of record, for everything that is done to one.
import { sql } from "kysely";
import type { Database, Db } from "../database/database.ts";
import type { Call } from "../http/handler.ts";
import { newerVersion, notFound } from "../http/refusal.ts";
import { auditNouns, type AuditObject } from "../../contract/audit.ts";
import type { AuditEntry } from "./audit-trail.ts";

export type RecordKind<Item> = {
  /** As the audit calls one: "subject". */
  object: AuditObject;
  /** As a refusal calls one: "Matpel Biologi". */
  called(item: Item): string;
  /** In the order of `ids`; those that exist no more are left out. */
  byId(ids: readonly string[], call: Call): Promise<Item[]>;
  /** Until the transaction ends nobody else changes these, nor begins to use them. */
  lock(ids: readonly string[], call: Call): Promise<unknown>;
};

/** As people call one, at the beginning of a sentence: "Matpel". */
export function nounOf({ object }: { object: AuditObject }): string {
  const noun = auditNouns[object];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Everybody who locks several does it in this order, or two of them could wait for each other. */
export async function lockRows(
  table: keyof Database,
  ids: readonly string[],
  db: Db,
): Promise<void> {
  await sql`
    select id from ${sql.table(table)} where id = any(${ids}) order by id for update`.execute(db);
}

/** @throws Refusal, 44 */
export async function findRecord<Item>(
  kind: Pick<RecordKind<Item>, "object" | "byId">,
  id: string,
  call: Call,
): Promise<Item> {
  const [found] = await kind.byId([id], call);
  if (!found) throw notFound(nounOf(kind));
  return found;
}

/** What an update comes to. With nothing in `after` nothing is written. */
export type Change = Required<Pick<AuditEntry, "before" | "after">> & {
  store(stamp: Stamp): Promise<unknown>;
};
/** The columns that every changed row gets. */
export type Stamp = { version: number; updated_at: Date };

/**
 * Changes one record as `plan` says, which checks first, and answers it as it is then.
 * @throws Refusal: 44 when it is gone, 49 with the newer record when `version` is not the stored one
 */
export async function updateRecord<Item extends { version: number }>(
  kind: RecordKind<Item>,
  { id, version }: { id: string; version: number },
  call: Call,
  plan: (before: Item) => Promise<Change>,
): Promise<Item> {
  // Locked first, so that the version compared is the version written over.
  await kind.lock([id], call);
  const old = await findRecord(kind, id, call);
  if (old.version !== version) throw newerVersion(kind.called(old), old);
  const { before, after, store } = await plan(old);
  if (Object.keys(after).length === 0) return old;
  await store({ version: version + 1, updated_at: call.at });
  await call.audit({ action: `${kind.object}.update`, objectId: id, before, after });
  return findRecord(kind, id, call);
}
