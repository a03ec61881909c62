// One token on two devices at once. A device whose address changes once is no incident: only when the device that came in is heard of
// again shortly after another one are there two of them.
import { sql } from "kysely";
import { sitterOf, type Call } from "../../../http/handler.ts";

/** The use of both within this time counts as "at once". */
const atOnceMs = 60_000;
/** More often nothing is written. */
const noteEveryMs = 10_000;
/** Use that goes on is one event. */
const eventEveryMs = 10 * 60_000;

type Sitting = {
  id: string;
  status: number;
  opened_by: string;
  ip: string;
  agent: string;
  other_ip: string;
  other_agent: string;
  other_at: Date | null;
  shared_at: Date | null;
};

const isWithin = (from: Date | null, ms: number, at: Date): boolean =>
  from !== null && at.getTime() - from.getTime() <= ms;

/** Of a call with the token. Answers whether it has changed the sitting, which costs nothing as long as there is one device. */
export async function noteDevice(sitting: Sitting, call: Call): Promise<boolean> {
  const { ip, agent, at, db } = call;
  if (sitting.status === 1 || sitting.opened_by !== sitterOf(call).token) return false;
  const isFirst = ip === sitting.ip && agent === sitting.agent;
  if (!isFirst) {
    const isKnown = ip === sitting.other_ip && agent === sitting.other_agent;
    if (isKnown && isWithin(sitting.other_at, noteEveryMs, at)) return false;
    const other = { other_ip: ip, other_agent: agent, other_at: at };
    await db.updateTable("sittings").set(other).where("id", "=", sitting.id).execute();
    return true;
  }
  if (!isWithin(sitting.other_at, atOnceMs, at) || isWithin(sitting.shared_at, noteEveryMs, at)) {
    return false;
  }
  await db.updateTable("sittings").set({ shared_at: at }).where("id", "=", sitting.id).execute();
  if (!isWithin(sitting.shared_at, eventEveryMs, at)) {
    const detail = JSON.stringify({ reason: `${sitting.ip}, ${sitting.other_ip}` });
    await sql`
      insert into sitting_events (sitting_id, at, kind, detail)
      values (${sitting.id}, ${at}::timestamptz, 'shared-token', ${detail}::jsonb)`.execute(db);
  }
  return true;
}
