// Which exams are under way, for whoever is about to sign out. Fetched on demand, because few people sign out on exam days.
import { listRunningBoards } from "../../contract/exams/board/boards.ts";
import { ServerError, isAway } from "../../core/answers/server-error.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { call } from "../../core/api.ts";

/** Their names; empty: that could not be asked; null: none. */
export async function askRunningExams(): Promise<string | null> {
  try {
    const { items } = await call(listRunningBoards, {});
    const now = serverNow().getTime();
    const begun = items.filter(({ starts_at: starts }) => Date.parse(starts) <= now);
    return [...new Set(begun.map(({ alias }) => alias))].join(", ") || null;
  } catch (error) {
    // Refused: such a person watches nothing.
    return isAway(error) || !(error instanceof ServerError) ? "" : null;
  }
}
