// The address of check.answer: which question of which exam, and how answers are marked: typed in from paper, or participant after participant.
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { href, type Query } from "../../../core/navigation.ts";

export const typingQuery = { cara: "ketik" };
export const participantQuery = { cara: "peserta" };

/** Where the question is marked. */
export function unitAddress(
  { type, bank_id, schedule_id, question_id }: MarkingUnit,
  more: Query = {},
): string {
  const place = { ts: String(type), id: bank_id };
  return href("check.answer", place, { j: schedule_id, soal: question_id, ...more });
}
