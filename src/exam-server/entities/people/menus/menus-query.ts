// Which permission codes a person has: their role's, with what was allowed or denied to them alone.
import { sql } from "kysely";
import { permissionCodes } from "../../../../contract/permissions.ts";
import type { Menus, PermissionCode, Role } from "../../../../contract/permissions.ts";
import type { MenuException } from "../../../../contract/staff/users.ts";
import type { Db } from "../../../database/database.ts";

type Held = { allowed: PermissionCode[]; denied: PermissionCode[] };

/** Beside other columns of `users`: each call of the staff asks for them, which is one statement for all. */
export const heldCodes = [
  sql<PermissionCode[]>`array(
    select code from role_menus where role = users.role
    union all select code from user_menus where user_id = users.id and effect = 'allow'
  )`.as("allowed"),
  sql<PermissionCode[]>`array(
    select code from user_menus where user_id = users.id and effect = 'deny'
  )`.as("denied"),
] as const;

export function menusFrom({ allowed, denied }: Held): Menus {
  const left = new Set(allowed.filter((code) => !denied.includes(code)));
  return Object.fromEntries([...left].sort().map((code) => [code, true]));
}

export async function menusOf(db: Db, userId: string): Promise<Menus> {
  const held = await db
    .selectFrom("users")
    .select(heldCodes)
    .where("id", "=", userId)
    .executeTakeFirst();
  return held ? menusFrom(held) : {};
}

export function holdsOneOf(menus: Menus, codes: readonly PermissionCode[]): boolean {
  return codes.some((code) => menus[code] === true);
}

/** The codes of every role, in the order of the codes. */
export async function rolesCodes(db: Db): Promise<Record<Role, PermissionCode[]>> {
  const rows = await db.selectFrom("role_menus").select(["role", "code"]).execute();
  const of = (role: Role) => {
    const held = new Set(rows.filter((row) => row.role === role).map(({ code }) => code));
    return permissionCodes.filter((code) => held.has(code));
  };
  return { EVIL: of("EVIL"), EVAL: of("EVAL"), OPRA: of("OPRA") };
}

/** Replaces a person's exceptions. */
export async function storeExceptions(
  db: Db,
  userId: string,
  exceptions: readonly MenuException[],
): Promise<void> {
  await db.deleteFrom("user_menus").where("user_id", "=", userId).execute();
  if (exceptions.length === 0) return;
  await db
    .insertInto("user_menus")
    .values(exceptions.map(({ code, effect }) => ({ user_id: userId, code, effect })))
    .execute();
}
