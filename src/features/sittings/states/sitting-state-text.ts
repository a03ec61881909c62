// How the states of a participant in an exam are drawn, on the board and in the list alike.
import type { SittingRowState } from "../../../domain/exams/sittings/sitting-row-state.ts";
import type { SittingRow } from "../../../contract/exams/sitting-rows.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import type { SittingStateTexts } from "./sitting-state-messages.ts";

export const stateIcons: Record<SittingRowState, IconName> = {
  blocked: "lock",
  offline: "wifi-off",
  away: "external-link",
  absent: "circle",
  "signed-in": "log-in",
  ready: "pause",
  working: "play",
  finished: "circle-check",
  later: "calendar-clock",
  missed: "user-x",
};
/** What is out of the usual is coloured, the rest is not. */
export const stateTones: Partial<Record<SittingRowState, "bad" | "warn">> = {
  blocked: "bad",
  offline: "warn",
  away: "warn",
};

type EntryFlags = Pick<SittingRow, "is_signed_in" | "is_too_late" | "is_admitted">;

/** In words; of somebody who came after the limit of entry that, or that they may come in. */
export function stateText(row: EntryFlags, state: SittingRowState, t: SittingStateTexts): string {
  // What is out of the usual asks for more.
  if (stateTones[state] || state === "missed") return t[state];
  if (state === "later" && row.is_signed_in) return t.laterIn;
  if (row.is_admitted) return t.admitted;
  return row.is_too_late ? t.tooLate : t[state];
}
