// What blocking participants, or letting them go on, does to the exams that they have begun and not finished. Every way to change a
// status obeys it: the list of participants, sheets, logins and boards.
import { sql } from "kysely";
import type { Participant } from "../../../../contract/participants.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { anyOf } from "../../../records/sql-rows.ts";

type NextStatus = Pick<Participant, "id" | "status"> & {
  /** Why, as the history of the exam tells it. */
  reason: string;
};

/** Call it before the new statuses are written, in the same transaction. */
export async function noteStatusChanges(next: readonly NextStatus[], call: Call): Promise<void> {
  const { db, at } = call;
  const before = await db
    .selectFrom("participants")
    .select(["id", "status"])
    .where("id", "=", anyOf(next.map(({ id }) => id)))
    .execute();
  const isBlocked = new Map(before.map(({ id, status }) => [id, status === "blocked"]));
  const events = next.flatMap(({ id, status, reason }) => {
    if (status === "blocked") return isBlocked.get(id) ? [] : [{ id, kind: "block", reason }];
    return status === "active" && isBlocked.get(id) ? [{ id, kind: "unblock", reason }] : [];
  });
  if (events.length === 0) return;
  await sql`
    insert into sitting_events (sitting_id, at, kind, by_name, detail)
    select si.id, ${at}::timestamptz, new.kind, ${callerOf(call).name},
      json_build_object('reason', new.reason)
    from json_to_recordset(${JSON.stringify(events)}::json) as new (id text, kind text, reason text)
    join sittings si on si.participant_id = new.id and si.status <> 1`.execute(db);
  const goingOn = events.filter(({ kind }) => kind === "unblock").map(({ id }) => id);
  await db
    .updateTable("sittings")
    // They begin at the screen, with nothing counted against them, and their silence is counted from now.
    .set({ leave_count: 0, away_since: null, resumed_at: at })
    .where("participant_id", "=", anyOf(goingOn))
    .where("status", "!=", 1)
    .execute();
}
