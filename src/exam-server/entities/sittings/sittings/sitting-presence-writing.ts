// That a participant at work is there, what their device's clock says, and which added time has come to it.
import { sql } from "kysely";
import { sitterOf, type Call } from "../../../http/handler.ts";
import type { OwnSitting, Sitting } from "./sitting-state-query.ts";

/** More often it is not written down. */
const seenEveryMs = 10_000;

/** @param said by the device's clock; without it nothing is known of it */
export async function noteSeen(
  { sitting }: OwnSitting,
  said: string | undefined,
  call: Pick<Call, "db" | "at" | "sitter">,
): Promise<void> {
  const { at, db } = call;
  const seen = sitting.last_seen_at?.getTime() ?? 0;
  const isOwn = sitting.opened_by === sitterOf(call).token;
  if (!isOwn || at.getTime() - seen < seenEveryMs) return;
  const clock_ahead = said === undefined ? null : secondsAhead(Date.parse(said), at);
  await db
    .updateTable("sittings")
    .set({ last_seen_at: at, clock_ahead })
    .where("id", "=", sitting.id)
    .execute();
}

const maxAhead = 7 * 24 * 60 * 60;

/** At most a week either way: a clock that is further away is as wrong. Null for what is no time. */
function secondsAhead(said: number, at: Date): number | null {
  if (Number.isNaN(said)) return null;
  const seconds = Math.round((said - at.getTime()) / 1000);
  return Math.max(-maxAhead, Math.min(maxAhead, seconds));
}

/** Whether some of the time that was added has never come to a device. */
export function hasNewTime({ sitting }: OwnSitting): boolean {
  return sitting.extra_seconds > sitting.extra_delivered;
}

/** The answer carries all the time that was added. Nothing is asked or written unless some of it is new to the device. */
export async function noteDelivered(
  own: OwnSitting,
  call: Pick<Call, "db" | "at" | "sitter">,
): Promise<void> {
  if (hasNewTime(own)) await noteExtra("delivered", own.sitting, own.sitting.extra_seconds, call);
}

/** @param shown seconds of it that the device says it shows; it cannot show more than there are */
export async function noteShown(
  own: OwnSitting,
  shown: number | undefined,
  call: Pick<Call, "db" | "at" | "sitter">,
): Promise<void> {
  const { sitting } = own;
  // It still shows what has been taken back meanwhile.
  if (shown !== undefined && shown > sitting.extra_seconds && hasNewTime(own)) return;
  const told = Math.min(shown ?? 0, sitting.extra_seconds);
  if (told <= sitting.extra_seen) return;
  if (told > sitting.extra_delivered) await noteExtra("delivered", sitting, told, call);
  await noteExtra("seen", sitting, told, call);
}

/** Only by the device that is at work. */
async function noteExtra(
  kind: "delivered" | "seen",
  { id, opened_by: openedBy, schedule_id: schedule, participant_id: participant }: Sitting,
  seconds: number,
  { db, at, sitter }: Pick<Call, "db" | "at" | "sitter">,
): Promise<void> {
  if (openedBy !== sitterOf({ sitter }).token) return;
  const known = sql.ref(`extra_${kind}`);
  await sql`
    update sittings set ${known} = greatest(${known}, ${seconds}::integer)
    where id = ${id}`.execute(db);
  const column = sql.ref(`${kind}_at`);
  await sql`
    update sitting_extras set ${column} = ${at}::timestamptz
    where schedule_id = ${schedule} and participant_id = ${participant}
      and ${column} is null and total_seconds <= ${seconds}`.execute(db);
}
