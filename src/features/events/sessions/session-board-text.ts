// What is said of changes on the board.
import type { ChangedMembers, SessionMember } from "../../../contract/exams/sessions/sessions.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { formatNumber } from "../../../core/format.ts";
import { placeName, sessionsMessages } from "./sessions-messages.ts";

/** What moving has done to seats, behind what was moved. */
function seatsText({ seats, unseated }: Pick<ChangedMembers, "seats" | "unseated">): string {
  const t = sessionsMessages.get();
  return [
    seats.length > 0 ? ` ${t.freed({ count: formatNumber(seats.length) })}` : "",
    unseated > 0 ? ` ${t.unseated({ count: formatNumber(unseated) })}` : "",
  ].join("");
}

export function othersText(moved: readonly SessionMember[]): string {
  const t = sessionsMessages.get();
  const [first] = moved;
  if (!first) return t.othersSessions;
  if (moved.length > 1) return t.othersMany({ count: formatNumber(moved.length) });
  return t.othersOne({ name: namedParticipant(first), to: placeName(first.sesi) });
}

/** One by name, or how many and one of them; null when none was refused. */
export function refusedText(refused: ChangedMembers["refused"]): string | null {
  const t = sessionsMessages.get();
  const [first] = refused;
  if (!first) return null;
  const said = { who: first.label, reason: first.reason };
  const count = formatNumber(refused.length);
  return refused.length === 1 ? t.refusedOne(said) : t.refusedMany({ count, ...said });
}

type NoticeText = { title: string; body: string };

/** `sesi` null: they were taken out of their sessions. */
export function movedText(change: ChangedMembers, sesi: number | null): NoticeText {
  const t = sessionsMessages.get();
  const moved = { count: formatNumber(change.moved), to: placeName(sesi) };
  const body = sesi === null ? t.takenOutBody(moved) : t.movedBody(moved);
  return { title: sesi === null ? t.takenOut : t.moved, body: body + seatsText(change) };
}

export function placedText(change: ChangedMembers): NoticeText {
  const t = sessionsMessages.get();
  const body = t.placedBody({ count: formatNumber(change.moved) }) + seatsText(change);
  return { title: t.placed, body };
}

export function sessionsSavedText(count: number): NoticeText {
  const t = sessionsMessages.get();
  return { title: t.sessionsSaved, body: t.sessionsSavedBody({ count: formatNumber(count) }) };
}

export function undoneText({ moved, seats_lost: lost }: ChangedMembers): string {
  const t = sessionsMessages.get();
  if (lost > 0) return t.seatsLost({ count: formatNumber(lost) });
  return t.undoneBody({ count: formatNumber(moved) });
}
