// Failed sign-ins in the audit trail: one entry for each account, address and quarter of an hour. How many there were grows beside it
// (failed_tries), because an entry never changes.
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
    update failed_tries f set count = f.count + ${count}::int
    from audit_entries a
    where a.id = f.entry_id and a.object_type = ${object_type} and a.object_id = ${objectId}
      and a.action = ${action} and a.ip = ${ip} and a.at > ${since}
    returning a.id`.execute(db);
  if (rows.length > 0) return;
  const entry = await db
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
      after: null,
      reason: "",
      ip,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("failed_tries").values({ entry_id: entry.id, count }).execute();
}
