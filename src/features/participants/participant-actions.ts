// What can be done to participants, one or many.
import {
  changeParticipants,
  deleteParticipants,
  maxSession,
  resetParticipantPasswords,
  restoreParticipants,
  type Participant,
  type ParticipantChange,
  type ParticipantStatus,
} from "../../contract/participants.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { restoreDays } from "../../contract/calls/record-calls.ts";
import { call } from "../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../kit/actions/removal-action.ts";
import type { RowAction, Target } from "../../kit/actions/row-action.ts";
import { withSlips, type ResultWithSlip } from "../../kit/passwords/password-slip.ts";
import { participantSlip } from "./participant-slip.ts";
import { participantsMessages, type ParticipantTexts } from "./participants-messages.ts";

export type ActionKind =
  | "activate"
  | "deactivate"
  | "block"
  | "unblock"
  | "resetPassword"
  | "moveSession"
  | "moveGroup"
  | "delete";

/** In menus. */
export const actionOrder: readonly (ActionKind | "line")[] = [
  "activate",
  "deactivate",
  "block",
  "unblock",
  "line",
  "moveSession",
  "moveGroup",
  "resetPassword",
  "line",
  "delete",
];

/** Of a selection: what is done to many most often comes first. */
export const selectionOrder: readonly (ActionKind | "line")[] = [
  "block",
  "moveGroup",
  "moveSession",
  "activate",
  "deactivate",
  "unblock",
  "resetPassword",
  "line",
  "delete",
];

/** What block and the moves need to know. `group`: an id, "none", or empty while nothing is chosen. */
export type ActionInput = { reason: string; session: string; group: string };
export const noInput: ActionInput = { reason: "", session: "", group: "" };

/** `before` undoes a change, a reset answers the new password. */
export type ActionResult = ResultWithSlip & { before?: ParticipantChange };
type Action = RowAction<Participant, ActionResult, ActionInput>;
export type ParticipantActions = RowActions<ActionKind, Participant, ActionResult, ActionInput>;

export function createParticipantActions(records: ActedRecords): ParticipantActions {
  return createRowActions<ActionKind, Participant, ActionResult, ActionInput>({
    records,
    many: (count) => participantsMessages.get().count({ count }),
    actions: () => actionsIn(participantsMessages.get()),
  });
}

function actionsIn(t: ParticipantTexts): Record<ActionKind, Action> {
  return {
    ...statusActions(t),
    moveSession: {
      label: t.moveSession,
      icon: "clock",
      send: (ids, { session }) => change(ids, { sesi: Number(session) }),
      doneText: (name) => t.sessionMoved({ name }),
      takeBack: changeBack,
    },
    moveGroup: {
      label: t.moveGroup,
      icon: "network",
      send: (ids, { group }) => change(ids, { group_id: group === "none" ? null : group }),
      doneText: (name) => t.groupMoved({ name }),
      takeBack: changeBack,
    },
    resetPassword: { label: t.resetPassword, icon: "key-round", send: resetPasswords },
    delete: removalAction<Participant, ActionResult, ActionInput>({
      send: async (ids) => (await call(deleteParticipants, { ids })).results,
      takeBack: (done) => restoreAll(done.map(({ id }) => id)),
    }),
  };
}

type StatusKind = "activate" | "deactivate" | "block" | "unblock";

/** Those that change nothing for good and need nothing else happen at once. */
function statusActions(t: ParticipantTexts): Record<StatusKind, Action> {
  const to = (status: ParticipantStatus) => (ids: string[]) => change(ids, { status });
  return {
    activate: {
      label: t.activate,
      icon: "user-check",
      isInstant: true,
      fits: ({ status }) => status === "inactive",
      send: to("active"),
      doneText: (name) => t.activated({ name }),
      takeBack: changeBack,
    },
    deactivate: {
      label: t.deactivate,
      icon: "user-x",
      isInstant: true,
      fits: ({ status }) => status !== "inactive",
      send: to("inactive"),
      doneText: (name) => t.deactivated({ name }),
      takeBack: changeBack,
    },
    block: {
      label: t.block,
      icon: "lock",
      danger: true,
      fits: ({ status }) => status !== "blocked",
      send: (ids, { reason }) => change(ids, { status: "blocked", block_reason: reason.trim() }),
      doneText: (name) => t.blockedDone({ name }),
      takeBack: changeBack,
    },
    unblock: {
      label: t.unblock,
      icon: "lock-open",
      isInstant: true,
      fits: ({ status }) => status === "blocked",
      send: to("active"),
      doneText: (name) => t.unblocked({ name }),
      takeBack: changeBack,
    },
  };
}

/** Why it cannot start yet; null: it can. */
export function missingInput(kind: ActionKind, input: ActionInput): string | null {
  const t = participantsMessages.get();
  if (kind === "block" && input.reason.trim() === "") return t.reasonNeeded;
  if (kind === "moveSession" && !isSession(input.session))
    return t.sessionNeeded({ max: maxSession });
  if (kind === "moveGroup" && input.group === "") return t.groupNeeded;
  return null;
}

/** What the action means, for the dialog that asks. */
export function meaningOf(kind: ActionKind, { name }: Target, t: ParticipantTexts): string {
  if (kind !== "delete") return t[`${kind}Text`];
  const meaning = t.deleteText({ days: restoreDays });
  return name === null ? `${meaning} ${t.deleteKept}` : meaning;
}

function isSession(text: string): boolean {
  return /^\d{1,2}$/u.test(text) && Number(text) >= 1 && Number(text) <= maxSession;
}

// --- Sent ---

async function change(
  ids: readonly string[],
  what: Omit<ParticipantChange, "id">,
): Promise<ActionResult[]> {
  const changes = ids.map((id) => ({ id, ...what }));
  return (await call(changeParticipants, { changes })).results;
}

async function changeBack(done: readonly ActionResult[]): Promise<BulkResult[]> {
  const changes = done.flatMap(({ before }) => (before ? [before] : []));
  return (await call(changeParticipants, { changes })).results;
}

export async function restoreAll(ids: string[]): Promise<BulkResult[]> {
  return (await call(restoreParticipants, { ids })).results;
}

async function resetPasswords(ids: string[]): Promise<ActionResult[]> {
  const { results } = await call(resetParticipantPasswords, { ids });
  return withSlips(results, (result) => participantSlip(result, result.password));
}
