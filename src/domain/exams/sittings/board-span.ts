// How long an exam still goes, as a room has it: one session after the other. What is decided waits for the last end of a session;
// shown is the end that holds for most of those who sit it, and apart who has longer.
import type { BoardHead } from "../../../contract/exams/board/boards.ts";
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";

type SpanTimes = "starts_at" | "shared_end_at" | "last_end_at";
export type Span = Pick<BoardHead, SpanTimes> & { sesi?: number };

/**
 * Of that session, or of the open one until it is over for everybody, then of the first that is not over (the last, when all are); of the
 * whole exam where it has none.
 * @param sesi its number; empty: whichever it is
 */
export function spanOf(
  head: Span & Pick<BoardHead, "sessions" | "opening">,
  now: number,
  sesi = "",
): Span {
  const { sessions, opening } = head;
  const going = sessions.filter((one) => Date.parse(one.last_end_at) > now);
  return (
    sessions.find((one) => String(one.sesi) === sesi) ??
    going.find((one) => one.sesi === opening.sesi) ??
    going[0] ??
    sessions.at(-1) ??
    head
  );
}

type Sitter = Pick<BoardRow, "sesi" | "deadline_at" | "extra_seconds">;

export const isOfSpan = ({ sesi: shown }: Pick<Span, "sesi">, sesi: number | null): boolean =>
  shown === undefined || sesi === shown;

/**
 * When a session, or an exam without one, ends for most of its participants, in ms since 1970: by then at least half of them are through.
 * `lost_minutes`: by how much absences and stops have moved `closes_at`, which whoever was at work then has as added time as well.
 */
export function sharedEnd(
  span: { sesi?: number; closes_at: string; lost_minutes: number },
  rows: Iterable<Sitter>,
): number {
  const closes = Date.parse(span.closes_at);
  const planned = closes - span.lost_minutes * 60_000;
  const ends: number[] = [];
  for (const { sesi, deadline_at: until, extra_seconds: extra } of rows) {
    // Whoever has begun later ends earlier than others with the same addition; yet the same end holds for them.
    if (isOfSpan(span, sesi)) ends.push(Math.max(closes, planned + extra * 1000, until ?? 0));
  }
  return Float64Array.from(ends).sort()[(ends.length - 1) >> 1] ?? closes;
}

/** By session (null: none), when it closes for whoever got no time of their own: nobody comes in after that. */
export const closingTimes =
  (head: Pick<BoardHead, "sessions" | "closes_at">) =>
  (sesi: number | null): number =>
    Date.parse((head.sessions.find((one) => one.sesi === sesi) ?? head).closes_at);

/** The moment that the exam's time has come to: while it is switched off with participants at work, it stands still. */
export function examClock({ stopped_at: stopped }: Pick<BoardHead, "stopped_at">, now: number) {
  return stopped === null ? now : Math.min(now, Date.parse(stopped));
}
