// Who changed what, and what it was before. Entries are only ever added, in the transaction of the change itself; only the
// count of failed sign-ins grows (security/sign-in/failed-sign-ins.ts).
import { sql } from "kysely";
import type { AuditAction, AuditObject } from "../../contract/audit.ts";
import type { Caller } from "../security/caller.ts";
import type { Db } from "../database/database.ts";

export type AuditEntry = {
  action: AuditAction;
  objectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
};

/** Bound of one statement's size. */
const rowsPerStatement = 1000;

/** As one JSON text: a statement with a parameter for every value takes longer to write than to run. */
export async function writeAudit(
  db: Db,
  by: Pick<Caller, "id" | "name"> | null,
  at: Date,
  ip: string,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsPerStatement) {
    const rows = entries.slice(start, start + rowsPerStatement).map((entry) => ({
      action: entry.action,
      object_type: entry.action.slice(0, entry.action.indexOf(".")),
      object_id: entry.objectId,
      before: entry.before ? withoutSecrets(entry.before) : null,
      after: entry.after ? withoutSecrets(entry.after) : null,
      reason: entry.reason ?? "",
    }));
    await sql`
      insert into audit_entries
        (at, user_id, user_name, action, object_type, object_id, before, after, reason, ip)
      select ${at}::timestamptz, ${by?.id ?? null}::text, ${by?.name ?? "Sistem"}::text,
        action, object_type, object_id, before, after, reason, ${ip}::text
      from json_to_recordset(${JSON.stringify(rows)}::json) as new
        (action text, object_type text, object_id text, before jsonb, after jsonb, reason text)`.execute(
      db,
    );
  }
}

/** Handlers pass whole rows; what must not be kept is taken out here, once. */
function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !/password|token/iu.test(name)));
}

/** Only the fields that differ, as they were and as they are. */
export function difference<Row extends Record<string, unknown>>(
  before: Row,
  after: Partial<Row>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return {
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, after[name]])),
  };
}

const shownHistory = 20;

/**
 * What has happened to one object, newest first; `object` as in its actions.
 * @param also an action on another kind of object that has the same id
 */
export async function readHistory<Action extends string>(
  db: Db,
  object: AuditObject,
  id: string,
  also: AuditAction | null = null,
) {
  const entries = await db
    .selectFrom("audit_entries")
    .select(["at", "user_name", "action", "reason"])
    .where("object_type", "in", also ? [object, also.slice(0, also.indexOf("."))] : [object])
    .where((is) => is.or([is("object_type", "=", object), is("action", "=", also ?? "")]))
    .where("object_id", "=", id)
    .orderBy("id", "desc")
    .limit(shownHistory)
    .execute();
  return entries.map(({ at, user_name: by, action, reason }) => ({
    at: at.toISOString(),
    by,
    action: action.slice(action.indexOf(".") + 1) as Action,
    reason,
  }));
}
