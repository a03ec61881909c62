// What can be done to participants, one or many: which call it is, what it needs to know first, what is said afterwards.
import { responseCodes } from "../../contract/calls/envelope.ts";
import { restoreDays, maxSession } from "../../contract/participants.ts";
import type { ParticipantStatus } from "../../contract/participants.ts";
import { notify, reportError } from "../../core/notices.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import type { IconName } from "../../ui/icon-names.ts";
import type { MenuItem } from "../../ui/overlay/menu.tsx";
import { participantsMessages } from "./participants-messages.ts";
import type { ParticipantTexts } from "./participants-messages.ts";
import { change, isSession, remove, resetPasswords } from "./participants-model.ts";
import type { ActionResult, ParticipantsModel } from "./participants-model.ts";

export type ActionKind =
  | "activate"
  | "deactivate"
  | "block"
  | "unblock"
  | "resetPassword"
  | "moveSession"
  | "moveGroup"
  | "delete";

/** Who it is done to; `name` when it is one person. */
export type Target = { ids: readonly string[]; name: string | null };

/** What block and the moves need to know. `group`: an id, "none", or empty while nothing is chosen. */
export type ActionInput = { reason: string; session: string; group: string };
export const noInput: ActionInput = { reason: "", session: "", group: "" };

type Done = "activated" | "deactivated" | "blockedDone" | "unblocked";
type Action = {
  icon: IconName;
  danger?: boolean;
  /** Key of the sentence that says what it means. */
  text: keyof ParticipantTexts & `${string}Text`;
  done: Done | "sessionMoved" | "groupMoved" | "deleted" | null;
  send(ids: readonly string[], input: ActionInput): Promise<ActionResult[]>;
};

const status = (next: ParticipantStatus) => (ids: readonly string[]) =>
  change(ids, { status: next });

export const actions: Record<ActionKind, Action> = {
  activate: { icon: "user-check", text: "activateText", done: "activated", send: status("active") },
  deactivate: {
    icon: "user-x",
    text: "deactivateText",
    done: "deactivated",
    send: status("inactive"),
  },
  block: {
    icon: "lock",
    danger: true,
    text: "blockText",
    done: "blockedDone",
    send: (ids, { reason }) => change(ids, { status: "blocked", block_reason: reason.trim() }),
  },
  unblock: { icon: "lock-open", text: "unblockText", done: "unblocked", send: status("active") },
  resetPassword: { icon: "key-round", text: "resetText", done: null, send: resetPasswords },
  moveSession: {
    icon: "clock",
    text: "sessionText",
    done: "sessionMoved",
    send: (ids, { session }) => change(ids, { sesi: Number(session) }),
  },
  moveGroup: {
    icon: "network",
    text: "groupText",
    done: "groupMoved",
    send: (ids, { group }) => change(ids, { group_id: group === "none" ? null : group }),
  },
  delete: { icon: "trash-2", danger: true, text: "deleteText", done: "deleted", send: remove },
};

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
export function consequence(kind: ActionKind, t: ParticipantTexts): string {
  const text = t[actions[kind].text];
  return typeof text === "string" ? text : text({ days: restoreDays });
}

/** Those that change nothing for good and need nothing else happen at once; the toast takes them back. */
export function isInstant(kind: ActionKind): boolean {
  return kind === "activate" || kind === "deactivate" || kind === "unblock";
}

const order: readonly (ActionKind | "line")[] = [
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

/** `present`: the row's own status leaves out what it already is; null: a selection of all kinds. */
export function actionItems(
  present: ParticipantStatus | null,
  t: ParticipantTexts,
  onSelect: (kind: ActionKind) => void,
): MenuItem[] {
  const useless: Record<ParticipantStatus, readonly ActionKind[]> = {
    active: ["activate", "unblock"],
    inactive: ["deactivate", "unblock"],
    blocked: ["block", "activate"],
  };
  return order
    .filter((kind) => kind === "line" || present === null || !useless[present].includes(kind))
    .map((kind) =>
      kind === "line"
        ? kind
        : {
            label: t[kind],
            icon: actions[kind].icon,
            danger: actions[kind].danger ?? false,
            onSelect: () => onSelect(kind),
          },
    );
}

/**
 * Does it to one person and says so, with the way back.
 * @throws ServerError with the reason when it is refused
 */
export async function runForOne(
  model: ParticipantsModel,
  kind: ActionKind,
  { ids, name }: Target,
  input: ActionInput,
): Promise<readonly ActionResult[]> {
  const results = await actions[kind].send(ids, input);
  const [result] = results;
  if (!result || result.outcome === "refused") {
    const reason = result?.reason ?? participantsMessages.get().notFound;
    throw new ServerError(responseCodes.conflict, reason);
  }
  void model.settle(results, kind === "delete");
  const t = participantsMessages.get();
  const label = name ?? result.label;
  const { done } = actions[kind];
  if (result.outcome === "unchanged") {
    notify(responseCodes.warning, t[kind], t.unchanged({ name: label }));
  } else if (done) {
    const run = () => void takeBack(model, results).catch(reportError);
    notify(responseCodes.success, t.doneTitle, t[done]({ name: label }), { label: t.undo, run });
  }
  return results;
}

/** Undoes, and says for how many it could not be done. */
export async function takeBack(
  model: ParticipantsModel,
  results: readonly ActionResult[],
): Promise<void> {
  const t = participantsMessages.get();
  const undone = await model.undo(results);
  const refused = undone.filter(({ outcome }) => outcome === "refused");
  const count = undone.length - refused.length;
  if (count > 0) notify(responseCodes.success, t.undone, t.undoneBody({ count }));
  if (refused.length > 0) {
    const body = t.undoRefused({ count: refused.length, reason: refused[0]?.reason ?? "" });
    notify(responseCodes.conflict, t.undo, body);
  }
}
