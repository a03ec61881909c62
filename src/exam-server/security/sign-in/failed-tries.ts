// Failed sign-ins in the audit trail: one entry for each account, address and quarter of an hour, with how many there were.
// E-mails and numbers of nobody share one: what was typed there may be anything, a password too.
import { sql } from "kysely";
import type { AuditAction } from "../../../contract/audit.ts";
import type { Db } from "../../database/database.ts";
import { triesLastMs } from "./sign-in-limit.ts";

/** `objectId`: empty when nobody has the e-mail or number. */
export type FailedTry = {
  action: Extract<AuditAction, "user.sign-in-failed" | `participant.fail-${string}`>;
  objectId: string;
  ip: string;
};

/** In a transaction. */
export async function addFailedTries(
  { action, objectId, ip }: FailedTry,
  count: number,
  at: Date,
  db: Db,
): Promise<void> {
  const [object_type = ""] = action.split(".");
  // Two at once would each find no entry yet.
  await sql`select pg_advisory_xact_lock(hashtext(${`${action} ${objectId} ${ip}`}))`.execute(db);
  const since = new Date(at.getTime() - triesLastMs);
  const { rows } = await sql`
    update audit_entries
    set after = jsonb_set(after, '{count}', to_jsonb((after->>'count')::int + ${count}::int))
    where object_type = ${object_type} and object_id = ${objectId} and action = ${action}
      and ip = ${ip} and at > ${since}
    returning id`.execute(db);
  if (rows.length > 0) return;
  await db
    .insertInto("audit_entries")
    .values({
      at,
      user_id: null,
      // Who it was is not known, only from where.
      user_name: `seseorang di ${ip}`,
      action,
      object_type,
      object_id: objectId,
      before: null,
      after: JSON.stringify({ count }),
      reason: "",
      ip,
    })
    .execute();
}
