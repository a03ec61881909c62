// The member of staff who makes a call, and the permission codes that the person has: those of the role, with what was allowed or
// denied to the person alone.
import type { Menus, PermissionCode } from "../../contract/staff/permissions.ts";
import type { Role } from "../../contract/roles.ts";
import { sqlValue, texts } from "../records/sql-rows.ts";

export type Caller = {
  id: string;
  name: string;
  email: string;
  role: Role;
  menus: Menus;
  /** Hash of the token the call came with. */
  token: string;
};

type Held = { allowed: PermissionCode[]; denied: PermissionCode[] };

/** Beside other columns of `users`: each call of the staff asks for them, which is one statement for all. */
export const heldCodes = [
  sqlValue(texts<PermissionCode>())`array(
    select code from role_menus where role = users.role
    union all select code from user_menus where user_id = users.id and effect = 'allow'
  )`.as("allowed"),
  sqlValue(texts<PermissionCode>())`array(
    select code from user_menus where user_id = users.id and effect = 'deny'
  )`.as("denied"),
] as const;

export function menusFrom({ allowed, denied }: Held): Menus {
  const left = new Set(allowed.filter((code) => !denied.includes(code)));
  return Object.fromEntries([...left].sort().map((code) => [code, true]));
}

export function holdsOneOf(menus: Menus, codes: readonly PermissionCode[]): boolean {
  return codes.some((code) => menus[code] === true);
}
