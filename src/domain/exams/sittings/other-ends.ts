// Who is at work for whom the end that is shown does not hold: those who have longer, and those of other sessions. Apart from
// board-span.ts, because a board shows its rows before it needs this.
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";
import { isOfSpan, type Span } from "./board-span.ts";

/** How many, and until when at the latest, in ms since 1970. `sesi` null: of the session that is shown, or of none. */
export type OtherEnd = { sesi: number | null; count: number; until: number };

type Sitter = Pick<BoardRow, "sesi" | "status" | "deadline_at">;

/** Who has longer than the shared end, then those of other sessions, by their numbers. */
export function otherEnds(
  span: Pick<Span, "sesi" | "shared_end_at">,
  rows: Iterable<Sitter>,
): OtherEnd[] {
  const shared = Date.parse(span.shared_end_at);
  const found = new Map<number | null, OtherEnd>();
  for (const { sesi, status, deadline_at: until } of rows) {
    if (status !== 3 || until === null) continue;
    const isOwn = isOfSpan(span, sesi);
    if (isOwn && until <= shared) continue;
    const key = isOwn ? null : sesi;
    const known = found.get(key) ?? { sesi: key, count: 0, until };
    known.count += 1;
    known.until = Math.max(known.until, until);
    found.set(key, known);
  }
  return [...found.values()].sort((one, other) => (one.sesi ?? 0) - (other.sesi ?? 0));
}
