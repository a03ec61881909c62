// Which exams are under way, for whoever is about to sign out. Fetched on demand, because few people sign out on exam days.
import { listRunningBoards } from "../../contract/exams/board/boards.ts";
import { ServerError, isAway } from "../../core/answers/server-error.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { call } from "../../core/api.ts";

/** The names of the exams; empty when the server could not be asked; null when no exam is under way. */
export async function askRunningExams(): Promise<string | null> {
  try {
    const { items } = await call(listRunningBoards, {});
    const now = serverNow().getTime();
    const begun = items.filter(({ starts_at: starts }) => Date.parse(starts) <= now);
    return [...new Set(begun.map(({ alias }) => alias))].join(", ") || null;
  } catch (error) {
    // The server refused the call, so that this person watches no exam.
    return isAway(error) || !(error instanceof ServerError) ? "" : null;
  }
}
