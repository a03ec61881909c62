// That a participant at work is there, and what their device's clock says: told by each beat, and by each call for news.
import type { Call } from "../../http/handler.ts";
import { sitterOf } from "../../http/handler.ts";
import type { OwnSitting } from "./sitting-state-query.ts";

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

const mostAhead = 7 * 24 * 60 * 60;

/** At most a week either way: a clock that is further away is as wrong. Null for what is no time. */
function secondsAhead(said: number, at: Date): number | null {
  if (Number.isNaN(said)) return null;
  const seconds = Math.round((said - at.getTime()) / 1000);
  return Math.max(-mostAhead, Math.min(mostAhead, seconds));
}
