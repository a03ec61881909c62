// How long an exam still goes, as a room has it: one session after the other.
import type { BoardHead } from "../../../contract/exams/board/boards.ts";
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";

export type Span = Pick<BoardHead, "starts_at" | "ends_at"> & { sesi?: number };

/**
 * Of that session, or of the open one until it is over, then of the first that is not over (the last, when all are); of the whole exam
 * where it has none.
 * @param sesi its number; empty: whichever it is
 */
export function spanOf(
  head: Span & Pick<BoardHead, "sessions" | "opening">,
  now: number,
  sesi = "",
): Span {
  const { sessions, opening } = head;
  const going = sessions.filter((one) => Date.parse(one.ends_at) > now);
  return (
    sessions.find((one) => String(one.sesi) === sesi) ??
    going.find((one) => one.sesi === opening.sesi) ??
    going[0] ??
    sessions.at(-1) ??
    head
  );
}

/** How many are at work in a session (null: the exam has none), and until when at the latest, in ms since 1970. */
export type AtWork = { sesi: number | null; count: number; until: number };

/** Those who are still at work in other sessions than that of the span: it does not say when they end. By their sessions. */
export function atWorkElsewhere(
  { sesi: shown }: Pick<Span, "sesi">,
  rows: Iterable<Pick<BoardRow, "sesi" | "status" | "deadline_at">>,
): AtWork[] {
  const found = new Map<number | null, AtWork>();
  for (const { sesi, status, deadline_at: until } of rows) {
    if (shown === undefined || status !== 3 || until === null || sesi === shown) continue;
    const known = found.get(sesi);
    if (known) {
      known.count += 1;
      known.until = Math.max(known.until, until);
    } else found.set(sesi, { sesi, count: 1, until });
  }
  return [...found.values()].sort((one, other) => (one.sesi ?? 0) - (other.sesi ?? 0));
}

/** The moment that the exam's time has come to: while it is switched off with participants at work, it stands still. */
export function examClock({ stopped_at: stopped }: Pick<BoardHead, "stopped_at">, now: number) {
  return stopped === null ? now : Math.min(now, Date.parse(stopped));
}
