// What may not be done to an account, and why: nobody takes their own way in away, nor the last Head Master's, and
// nobody but a Head Master touches an account that may more than they do. The server decides by this; the console asks
// beforehand.
import {
  headMasterCodes,
  permissionCodes,
  type Menus,
  type PermissionCode,
} from "../../contract/staff/permissions.ts";
import type { Role } from "../../contract/roles.ts";
import type { MenuException } from "../../contract/staff/users.ts";
import { isWithinScope } from "./role-scopes.ts";

export type AccountVerb =
  | "edit"
  | "delete"
  | "activate"
  | "deactivate"
  | "change-role"
  | "change-email"
  | "reset-password"
  | "sign-out";
export type AccountHindrance = "self" | "last-head-master" | "not-head-master" | "beyond-own";

type Rights = { role: Role; menus: Menus };
/** What somebody holds or is to hold: the role says of whose records. */
export type Holding = { role: Role; codes: readonly PermissionCode[] };
type Actor = Rights & { id: string };
type Account = Holding & { id: string; last_head_master: boolean };

const notToOneself: readonly AccountVerb[] = [
  "delete",
  "deactivate",
  "change-role",
  "change-email",
  "reset-password",
  "sign-out",
];
const takesRightsAway: readonly AccountVerb[] = ["delete", "deactivate", "change-role"];

export function accountHindrance(
  verb: AccountVerb,
  account: Account,
  by: Actor,
): AccountHindrance | null {
  if (account.role === "EVIL" && by.role !== "EVIL") return "not-head-master";
  if (account.id === by.id) {
    if (notToOneself.includes(verb)) return "self";
  } else if (beyondOwn(account, by).length > 0) return "beyond-own";
  if (account.last_head_master && takesRightsAway.includes(verb)) return "last-head-master";
  return null;
}

/** The codes that somebody ends up with: their role's, less what is denied, and what is allowed to them alone. */
export function codesWith(
  ofRole: readonly PermissionCode[],
  exceptions: readonly MenuException[],
): PermissionCode[] {
  const effects = new Map(exceptions.map(({ code, effect }) => [code, effect]));
  return permissionCodes.filter((code) => {
    const effect = effects.get(code);
    return effect === undefined ? ofRole.includes(code) : effect === "allow";
  });
}

/** In the order of the codes, so that the same exceptions are the same list. */
export function tidyExceptions(exceptions: readonly MenuException[]): MenuException[] {
  return permissionCodes.flatMap((code) => exceptions.find((one) => one.code === code) ?? []);
}

/** The codes that a Head Master would lose and must not. */
export function deniedToHeadMaster(role: Role, exceptions: readonly MenuException[]) {
  if (role !== "EVIL") return [];
  return headMasterCodes.filter((code) =>
    exceptions.some((one) => one.code === code && one.effect === "deny"),
  );
}

/**
 * The rights that somebody would give to another, or reach by another's account, without having them: a code that they lack, or that the other role holds for more records
 * than theirs does. A Head Master may give everything: they could give it to themself.
 */
export function beyondOwn({ role, codes }: Holding, by: Rights): PermissionCode[] {
  return codes.filter((code) => !hasOwn(role, code, by));
}

function hasOwn(role: Role, code: PermissionCode, by: Rights): boolean {
  return by.role === "EVIL" || (by.menus[code] === true && isWithinScope(role, code, by.role));
}

/** Whether somebody may give the role the code, or take it: only what is theirs, and nothing of a Head Master's. */
export function mayChangeRole(role: Role, code: PermissionCode, by: Rights): boolean {
  return by.role === "EVIL" || (role !== "EVIL" && hasOwn(role, code, by));
}
