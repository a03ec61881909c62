// The permission codes of people and roles as they are stored.
import {
  permissionCodes,
  type Menus,
  type PermissionCode,
} from "../../../../contract/staff/permissions.ts";
import type { Role } from "../../../../contract/roles.ts";
import type { MenuException } from "../../../../contract/staff/users.ts";
import type { Db } from "../../../database/database.ts";
import { heldCodes, menusFrom } from "../../../security/caller.ts";

export async function menusOf(db: Db, userId: string): Promise<Menus> {
  const held = await db
    .selectFrom("users")
    .select(heldCodes)
    .where("id", "=", userId)
    .executeTakeFirst();
  return held ? menusFrom(held) : {};
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
