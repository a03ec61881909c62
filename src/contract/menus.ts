// Who may open what (setting.menu): the matrix of permission codes and roles, and the exceptions of single people.
// Every endpoint is guarded by the same tables, so a change holds from a person's next call; their menu follows when
// they validate.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, version } from "./calls/fields.ts";
import { permissionCodes } from "./staff/permissions.ts";
import { roles } from "./roles.ts";
import { menuException, menuExceptions } from "./staff/users.ts";

const code = v.picklist(permissionCodes);

/** An account as the matrix needs it: to count whom a change reaches, and to look at the console as they see it. */
export const menuPerson = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  active: v.boolean(),
  exceptions: v.array(menuException),
  version: v.number(),
});
export type MenuPerson = v.InferOutput<typeof menuPerson>;

export const menuMatrix = v.object({
  version: v.number(),
  roles: v.object({ EVIL: v.array(code), EVAL: v.array(code), OPRA: v.array(code) }),
  /** Every account, by name. */
  people: v.array(menuPerson),
});
export type MenuMatrix = v.InferOutput<typeof menuMatrix>;

export const getMenuMatrix = httpCall<typeof nothing, typeof menuMatrix>(
  "GET",
  "/api/v1/menus/roles",
);

export const menuChange = v.object({ role: v.picklist(roles), code, allowed: v.boolean() });
export type MenuChange = v.InferOutput<typeof menuChange>;

export const updateRoleMenusInput = v.object({
  version,
  changes: v.pipe(
    v.array(menuChange),
    v.minLength(1),
    v.maxLength(roles.length * permissionCodes.length),
  ),
});

/** Refused with 409 and the newer matrix when `version` is not the stored one. */
export const updateRoleMenus = httpCall<typeof updateRoleMenusInput, typeof menuMatrix>(
  "PATCH",
  "/api/v1/menus/roles",
);

export const updateUserMenusInput = v.object({ id: idSchema, version, exceptions: menuExceptions });

/** Refused with 409 and the newer account when `version` is not the account's. An empty list takes all exceptions away. */
export const updateUserMenus = httpCall<typeof updateUserMenusInput, typeof menuPerson>(
  "PUT",
  "/api/v1/users/{id}/menus",
);
