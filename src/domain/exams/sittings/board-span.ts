// How long an exam still goes, as a room has it: one session after the other.
import type { BoardHead } from "../../../contract/exams/board/boards.ts";

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

/** The moment that the exam's time has come to: while it is switched off with participants at work, it stands still. */
export function examClock({ stopped_at: stopped }: Pick<BoardHead, "stopped_at">, now: number) {
  return stopped === null ? now : Math.min(now, Date.parse(stopped));
}
