// How long an exam still goes, as a room has it: one session after the other. What is decided waits for the last end of a session;
// shown is the end that holds for most of those who sit it, and apart who has longer.
import type { BoardHead } from "../../../contract/exams/board/boards.ts";
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";

export type Span = Pick<BoardHead, "starts_at" | "closes_at" | "last_end_at"> & { sesi?: number };

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

/**
 * How many are at work whom the shared end does not concern, and until when at the latest, in ms since 1970. `sesi` null: they are of
 * the session that is shown, or the exam has none.
 */
export type AtWork = { sesi: number | null; count: number; until: number };

export type ExamEnds = {
  /** When the span ends for most of its participants, in ms since 1970. */
  shared: number;
  /** Who has longer, then those of other sessions, by their numbers. */
  others: AtWork[];
};

type Sitter = Pick<BoardRow, "sesi" | "status" | "deadline_at" | "extra_seconds">;

export function endsOf(span: Span, rows: Iterable<Sitter>): ExamEnds {
  const closes = Date.parse(span.closes_at);
  const people = new Map<number, number>();
  const atWork: { sesi: number | null; until: number }[] = [];
  for (const { sesi, status, deadline_at: until, extra_seconds: extra } of rows) {
    const isOwn = span.sesi === undefined || sesi === span.sesi;
    if (status === 3 && until !== null) atWork.push({ sesi: isOwn ? null : sesi, until });
    if (!isOwn) continue;
    // Whoever has begun later ends earlier than others with the same addition; yet the same end holds for them.
    const end = Math.max(closes + extra * 1000, until ?? closes);
    people.set(end, (people.get(end) ?? 0) + 1);
  }
  const shared = endOfMost(people) ?? closes;
  const isOfSpan = (one: (typeof atWork)[number]) => one.sesi === null && one.until <= shared;
  return { shared, others: bySession(atWork.filter((one) => !isOfSpan(one))) };
}

/** The earliest end by which at least half are through; null: there is nobody. */
function endOfMost(people: ReadonlyMap<number, number>): number | null {
  const ends = [...people].sort(([one], [other]) => one - other);
  const half = ends.reduce((sum, [, count]) => sum + count, 0) / 2;
  let through = 0;
  for (const [end, count] of ends) {
    through += count;
    if (through >= half) return end;
  }
  return null;
}

function bySession(atWork: readonly { sesi: number | null; until: number }[]): AtWork[] {
  const found = new Map<number | null, AtWork>();
  for (const { sesi, until } of atWork) {
    const known = found.get(sesi);
    if (known) {
      known.count += 1;
      known.until = Math.max(known.until, until);
    } else found.set(sesi, { sesi, count: 1, until });
  }
  return [...found.values()].sort((one, other) => (one.sesi ?? 0) - (other.sesi ?? 0));
}

/** By session (null: none), when it closes for whoever got no time of their own: nobody comes in after that. */
export function closingTimes({
  sessions,
  closes_at: whole,
}: Pick<BoardHead, "sessions" | "closes_at">): (sesi: number | null) => number {
  const bySesi = new Map<number | null, number>(
    sessions.map(({ sesi, closes_at: at }) => [sesi, Date.parse(at)]),
  );
  const closes = Date.parse(whole);
  return (sesi) => bySesi.get(sesi) ?? closes;
}

/** The moment that the exam's time has come to: while it is switched off with participants at work, it stands still. */
export function examClock({ stopped_at: stopped }: Pick<BoardHead, "stopped_at">, now: number) {
  return stopped === null ? now : Math.min(now, Date.parse(stopped));
}
