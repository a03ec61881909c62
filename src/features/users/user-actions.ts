// What can be done to accounts, one or many: which call it is, why it may not be offered, what is said afterwards.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { Role } from "../../contract/permissions.ts";
import type { UserProfile } from "../../contract/session.ts";
import type { User } from "../../contract/users.ts";
import { notify, reportError } from "../../core/notices.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { accountHindrance } from "../../domain/people/account-guard.ts";
import type { AccountVerb } from "../../domain/people/account-guard.ts";
import type { IconName } from "../../ui/icon-names.ts";
import type { MenuItem } from "../../ui/overlay/menu.tsx";
import { usersMessages } from "./users-messages.ts";
import type { UserTexts } from "./users-messages.ts";
import { change, remove, resetPasswords, signOut } from "./users-model.ts";
import type { ActionResult, UsersModel } from "./users-model.ts";

export type ActionKind =
  | "activate"
  | "deactivate"
  | "changeRole"
  | "signOut"
  | "resetPassword"
  | "delete";

/** Who it is done to; `name` when it is one person. */
export type Target = { ids: readonly string[]; name: string | null };

type Action = {
  icon: IconName;
  danger?: boolean;
  verb: AccountVerb;
  /** Key of the sentence that says what it means. */
  text: keyof UserTexts & `${string}Text`;
  done: "activated" | "deactivated" | "roleChanged" | "signedOut" | "deleted" | null;
  canUndo: boolean;
  send(ids: readonly string[], role: Role | ""): Promise<ActionResult[]>;
};

export const actions: Record<ActionKind, Action> = {
  activate: {
    icon: "user-check",
    verb: "activate",
    text: "activateText",
    done: "activated",
    canUndo: true,
    send: (ids) => change(ids, { active: true }),
  },
  deactivate: {
    icon: "user-x",
    verb: "deactivate",
    text: "deactivateText",
    done: "deactivated",
    canUndo: true,
    send: (ids) => change(ids, { active: false }),
  },
  changeRole: {
    icon: "user-cog",
    verb: "change-role",
    text: "roleText",
    done: "roleChanged",
    canUndo: true,
    send: (ids, role) => change(ids, role === "" ? {} : { role }),
  },
  signOut: {
    icon: "log-out",
    verb: "sign-out",
    text: "signOutText",
    done: "signedOut",
    canUndo: false,
    send: signOut,
  },
  resetPassword: {
    icon: "key-round",
    verb: "reset-password",
    text: "resetText",
    done: null,
    canUndo: false,
    send: resetPasswords,
  },
  delete: {
    icon: "trash-2",
    danger: true,
    verb: "delete",
    text: "deleteText",
    done: "deleted",
    canUndo: false,
    send: remove,
  },
};

/** Why the signed-in person may not do it to this account, in a few words; null: they may. */
export function whyNot(
  verb: AccountVerb,
  user: User,
  by: UserProfile,
  t: UserTexts,
): string | null {
  const hindrance = accountHindrance(verb, user, by);
  if (hindrance === null) return null;
  if (hindrance === "not-head-master") return t.notHeadMaster;
  if (hindrance === "last-head-master") return t.lastHeadMaster;
  const own: Partial<Record<AccountVerb, string>> = {
    delete: t.selfDelete,
    deactivate: t.selfDeactivate,
    "change-role": t.selfRole,
    "reset-password": t.selfReset,
    "sign-out": t.selfSignOut,
  };
  return own[verb] ?? null;
}

const rowOrder: readonly (ActionKind | "line")[] = [
  "activate",
  "deactivate",
  "signOut",
  "resetPassword",
  "line",
  "delete",
];
const bulkOrder: readonly (ActionKind | "line")[] = [
  "activate",
  "deactivate",
  "changeRole",
  "signOut",
  "resetPassword",
  "line",
  "delete",
];

/** The actions of a row; what may not be done to it stays in sight and says why. */
export function rowItems(
  user: User,
  by: UserProfile,
  t: UserTexts,
  onSelect: (kind: ActionKind) => void,
): MenuItem[] {
  const useless: ActionKind = user.active ? "activate" : "deactivate";
  return rowOrder
    .filter((kind) => kind !== useless)
    .map((kind) => {
      if (kind === "line") return kind;
      const hint = whyNot(actions[kind].verb, user, by, t);
      return {
        ...itemOf(kind, t, onSelect),
        ...(hint === null ? {} : { hint, disabled: true }),
      };
    });
}

/** The actions of a selection: each row has its own outcome. */
export function bulkItems(t: UserTexts, onSelect: (kind: ActionKind) => void): MenuItem[] {
  return bulkOrder.map((kind) => (kind === "line" ? kind : itemOf(kind, t, onSelect)));
}

function itemOf(kind: ActionKind, t: UserTexts, onSelect: (kind: ActionKind) => void) {
  const { icon, danger = false } = actions[kind];
  return { label: t[kind], icon, danger, onSelect: () => onSelect(kind) };
}

/**
 * Does it to one person and says so, with the way back where there is one.
 * @throws ServerError with the reason when it is refused
 */
export async function runForOne(
  model: UsersModel,
  kind: ActionKind,
  { ids, name }: Target,
): Promise<readonly ActionResult[]> {
  const t = usersMessages.get();
  const results = await actions[kind].send(ids, "");
  const [result] = results;
  if (!result || result.outcome === "refused") {
    throw new ServerError(responseCodes.conflict, result?.reason ?? t.notFound);
  }
  void model.settle(results, kind === "delete");
  const label = name ?? result.label;
  const { done, canUndo } = actions[kind];
  if (result.outcome === "unchanged") {
    notify(responseCodes.warning, t[kind], t.unchanged({ name: label }));
  } else if (done) {
    const run = () => void takeBack(model, results).catch(reportError);
    const undo = canUndo ? { label: t.undo, run } : undefined;
    notify(responseCodes.success, t.doneTitle, t[done]({ name: label }), undo);
  }
  return results;
}

/** Undoes, and says for how many it could not be done. */
export async function takeBack(model: UsersModel, results: readonly ActionResult[]): Promise<void> {
  const t = usersMessages.get();
  const undone = await model.undo(results);
  const refused = undone.filter(({ outcome }) => outcome === "refused");
  const count = undone.length - refused.length;
  if (count > 0) notify(responseCodes.success, t.undone, t.undoneBody({ count }));
  if (refused.length > 0) {
    const body = t.undoRefused({ count: refused.length, reason: refused[0]?.reason ?? "" });
    notify(responseCodes.conflict, t.undo, body);
  }
}
