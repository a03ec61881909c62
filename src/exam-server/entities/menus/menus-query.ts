// Which permission codes a person has: their role's, with what was allowed or denied to them alone.
import { permissionCodes } from "../../../contract/permissions.ts";
import type { Menus, PermissionCode, Role } from "../../../contract/permissions.ts";
import type { MenuException } from "../../../contract/staff/users.ts";
import type { Db } from "../../database/database.ts";

export async function menusOf(db: Db, userId: string, role: Role): Promise<Menus> {
  const rows = await db
    .selectFrom("role_menus")
    .select((eb) => ["code", eb.val("allow").as("effect")])
    .where("role", "=", role)
    .unionAll(db.selectFrom("user_menus").select(["code", "effect"]).where("user_id", "=", userId))
    .execute();
  const denied = new Set(rows.filter(({ effect }) => effect === "deny").map(({ code }) => code));
  const allowed = rows.map(({ code }) => code).filter((code) => !denied.has(code));
  return Object.fromEntries([...new Set(allowed)].sort().map((code) => [code, true]));
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
