// What is said of changes on the board.
import type { ChangedMembers, SessionMember } from "../../../contract/exams/sessions.ts";
import { formatNumber } from "../../../core/format.ts";
import { placeName, sessionsMessages } from "./sessions-messages.ts";

export function freedText({ seats }: Pick<ChangedMembers, "seats">): string {
  if (seats.length === 0) return "";
  return ` ${sessionsMessages.get().freed({ count: formatNumber(seats.length) })}`;
}

export function othersText(moved: readonly SessionMember[]): string {
  const t = sessionsMessages.get();
  const [first] = moved;
  if (!first) return t.othersSessions;
  if (moved.length > 1) return t.othersMany({ count: formatNumber(moved.length) });
  return t.othersOne({ name: first.nama, to: placeName(first.sesi) });
}

/** One by name, or how many and one of them. */
export function refusedText(refused: ChangedMembers["refused"]): string {
  const t = sessionsMessages.get();
  const [first] = refused;
  if (!first) return "";
  const said = { who: first.label, reason: first.reason };
  const count = formatNumber(refused.length);
  return refused.length === 1 ? t.refusedOne(said) : t.refusedMany({ count, ...said });
}
