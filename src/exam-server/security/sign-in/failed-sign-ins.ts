// Failed sign-ins in the audit trail: one entry for each account, address and quarter of an hour, with how many there were.
// E-mails of nobody share one: what was typed there may be anything, a password too.
import { sql } from "kysely";
import type { AuditAction } from "../../../contract/audit.ts";
import type { StagedCall } from "../../http/handler.ts";
import { triesLastMs } from "./sign-in-limit.ts";

const action: AuditAction = "user.sign-in-failed";

/** `userId`: empty when nobody has the e-mail. */
export async function recordFailedSignIn(
  userId: string,
  { at, ip, inTransaction }: StagedCall,
): Promise<void> {
  await inTransaction(async ({ db }) => {
    // Two at once would each find no entry yet.
    await sql`select pg_advisory_xact_lock(hashtext(${`${action} ${userId} ${ip}`}))`.execute(db);
    const since = new Date(at.getTime() - triesLastMs);
    const { rows } = await sql`
      update audit_entries
      set after = jsonb_set(after, '{count}', to_jsonb((after->>'count')::int + 1))
      where object_type = 'user' and object_id = ${userId} and action = ${action}
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
        object_type: "user",
        object_id: userId,
        before: null,
        after: JSON.stringify({ count: 1 }),
        reason: "",
        ip,
      })
      .execute();
  });
}
