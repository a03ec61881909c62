import type { Generated } from "kysely";
import type { PermissionCode } from "../../../../contract/staff/permissions.ts";
import type { Role } from "../../../../contract/roles.ts";

export type MenuMatrixTable = { id: Generated<number>; version: number };

export type RoleMenusTable = { role: Role; code: PermissionCode };

export type UserMenusTable = { user_id: string; code: PermissionCode; effect: "allow" | "deny" };
