// What can be done to accounts, one or many, and why it may not be offered.
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import type { Role } from "../../contract/roles.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import {
  changeUsers,
  deleteUsers,
  resetUserPasswords,
  signOutUsers,
  type User,
  type UserChange,
} from "../../contract/staff/users.ts";
import { call } from "../../core/api.ts";
import { accountHindrance, type AccountVerb } from "../../domain/people/account-guard.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../kit/actions/removal-action.ts";
import type { RowAction } from "../../kit/actions/row-action.ts";
import { withSlips, type ResultWithSlip } from "../../kit/passwords/password-slip.ts";
import { userSlip } from "./user-slip.ts";
import { usersMessages, type UserTexts } from "./users-messages.ts";

export type ActionKind =
  | "activate"
  | "deactivate"
  | "changeRole"
  | "signOut"
  | "resetPassword"
  | "delete";

/** In the menu of a row, whose role is changed in its form. */
export const rowOrder: readonly (ActionKind | "line")[] = [
  "activate",
  "deactivate",
  "signOut",
  "resetPassword",
  "line",
  "delete",
];
export const bulkOrder: readonly (ActionKind | "line")[] = [
  "activate",
  "deactivate",
  "changeRole",
  "signOut",
  "resetPassword",
  "line",
  "delete",
];

/** The role that is chosen; empty while none is. */
export type ActionInput = Role | "";
/** `before` undoes a change, a reset answers the new password. */
export type ActionResult = ResultWithSlip & { before?: UserChange };
type Action = RowAction<User, ActionResult, ActionInput>;
export type UserActions = RowActions<ActionKind, User, ActionResult, ActionInput>;

/** `by`: who is signed in. */
export function createUserActions(records: ActedRecords, by: UserProfile): UserActions {
  return createRowActions<ActionKind, User, ActionResult, ActionInput>({
    records,
    many: (count) => usersMessages.get().count({ count }),
    actions: () => actionsIn(usersMessages.get(), by),
  });
}

function actionsIn(t: UserTexts, by: UserProfile): Record<ActionKind, Action> {
  const hindered = (verb: AccountVerb) => (user: User) => whyNot(verb, user, by, t);
  return {
    activate: {
      label: t.activate,
      icon: "user-check",
      // Switching back on takes nothing from anybody.
      isInstant: true,
      fits: ({ active }) => !active,
      hindrance: hindered("activate"),
      send: (ids) => change(ids, { active: true }),
      doneText: (name) => t.activated({ name }),
      takeBack: changeBack,
    },
    deactivate: {
      label: t.deactivate,
      icon: "user-x",
      fits: ({ active }) => active,
      hindrance: hindered("deactivate"),
      send: (ids) => change(ids, { active: false }),
      doneText: (name) => t.deactivated({ name }),
      takeBack: changeBack,
    },
    changeRole: {
      label: t.changeRole,
      icon: "user-cog",
      hindrance: hindered("change-role"),
      send: (ids, role) => change(ids, role === "" ? {} : { role }),
      doneText: (name) => t.roleChanged({ name }),
      takeBack: changeBack,
    },
    signOut: {
      label: t.signOut,
      icon: "log-out",
      hindrance: hindered("sign-out"),
      send: async (ids) => (await call(signOutUsers, { ids })).results,
      doneText: (name) => t.signedOut({ name }),
    },
    resetPassword: {
      label: t.resetPassword,
      icon: "key-round",
      hindrance: hindered("reset-password"),
      send: resetPasswords,
    },
    delete: removalAction<User, ActionResult, ActionInput>({
      hindrance: hindered("delete"),
      send: async (ids) => (await call(deleteUsers, { ids })).results,
    }),
  };
}

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
  if (hindrance === "beyond-own") return t.beyondOwn;
  const own: Partial<Record<AccountVerb, string>> = {
    delete: t.selfDelete,
    deactivate: t.selfDeactivate,
    "change-role": t.selfRole,
    "change-email": t.selfEmail,
    "reset-password": t.selfReset,
    "sign-out": t.selfSignOut,
  };
  return own[verb] ?? null;
}

// --- Sent ---

async function change(
  ids: readonly string[],
  what: Omit<UserChange, "id">,
): Promise<ActionResult[]> {
  return (await call(changeUsers, { changes: ids.map((id) => ({ id, ...what })) })).results;
}

async function changeBack(done: readonly ActionResult[]): Promise<BulkResult[]> {
  const changes = done.flatMap(({ before }) => (before ? [before] : []));
  return (await call(changeUsers, { changes })).results;
}

async function resetPasswords(ids: string[]): Promise<ActionResult[]> {
  const { results } = await call(resetUserPasswords, { ids });
  return withSlips(results, (result) => userSlip(result, result.password));
}
