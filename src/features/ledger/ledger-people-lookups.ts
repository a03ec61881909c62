// Participants of an event exam by exam, asked for a hundred at a time.
import {
  maxLedgerPeople,
  readLedgerPeople,
  type LedgerPeople,
} from "../../contract/results/event-ledger.ts";
import { call } from "../../core/api.ts";

/** In the order of `ids`, of which there is one at least; columns and counts are those of the last answer. */
export async function peopleOf(
  scope: { event_id: string; group_id: string },
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<LedgerPeople> {
  const items: LedgerPeople["items"] = [];
  let answer: LedgerPeople | null = null;
  for (let at = 0; at < ids.length; at += maxLedgerPeople) {
    const asked = { ...scope, ids: ids.slice(at, at + maxLedgerPeople) };
    answer = await call(readLedgerPeople, asked, signal ? { signal } : {});
    items.push(...answer.items);
  }
  if (answer === null) throw new Error("Nobody was asked for.");
  return { ...answer, items };
}
