// How the states of a participant in an exam are drawn, on the board and in the list alike.
import type { SittingRowState } from "../../../domain/exams/sittings/sitting-row-state.ts";
import type { IconName } from "../../../ui/icon-names.ts";

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
};
/** What is out of the usual is coloured, the rest is not. */
export const stateTones: Partial<Record<SittingRowState, "bad" | "warn">> = {
  blocked: "bad",
  offline: "warn",
  away: "warn",
};
