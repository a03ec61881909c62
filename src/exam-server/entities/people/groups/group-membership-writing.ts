// Writes who is in which group, for one participant or thousands, each with its audit entry.
import { sql } from "kysely";
import type { Call } from "../../../http/handler.ts";
import { inParts } from "../../../database/large-change.ts";

export type Membership = { id: string; from: string | null; to: string | null };

export async function storeMembership(rows: readonly Membership[], call: Call): Promise<void> {
  await inParts(rows, call, async (part) => {
    await sql`
      update participants as p set
        group_id = new."to", version = p.version + 1, updated_at = ${call.at}
      from json_to_recordset(${JSON.stringify(part)}::json) as new (id text, "to" text)
      where p.id = new.id`.execute(call.db);
    await call.audit(
      part.map(({ id, from, to }) => ({
        action: "participant.move",
        objectId: id,
        before: { group_id: from },
        after: { group_id: to },
      })),
    );
  });
}
