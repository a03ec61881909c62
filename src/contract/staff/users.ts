// Staff accounts (pengguna): fields, list, form, menu exceptions, bulk verbs and import.
// The e-mail is what a person signs in with: kept as typed, unique without regard to case.
import * as v from "valibot";
import { idSchema, timestampSchema, version } from "../calls/fields.ts";
import { requiredLine } from "../calls/typed-fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import {
  bulkCall,
  changesCall,
  createCall,
  deleteCall,
  exportCall,
  getCall,
  idsCall,
  listCall,
  resetPasswordsCall,
  updateCall,
} from "../calls/record-calls.ts";
import { isNoOwnWord, ownWord, staffPassword } from "./new-passwords.ts";
import { permissionCodes } from "./permissions.ts";
import { roles } from "../roles.ts";

export const userName = requiredLine("Nama", 200);
export const userEmail = v.pipe(
  v.string("E-mail wajib diisi."),
  v.trim(),
  v.minLength(1, "E-mail wajib diisi."),
  v.maxLength(254, "E-mail paling panjang 254 karakter."),
  v.email("Tulis alamat e-mail yang lengkap, misalnya nama@sekolah.sch.id."),
);

export const role = v.picklist(roles, "Role wajib dipilih.");

/** What one person may or may not do, other than their role says. */
export const menuException = v.object({
  code: v.picklist(permissionCodes),
  effect: v.picklist(["allow", "deny"]),
});
export type MenuException = v.InferOutput<typeof menuException>;
export const menuExceptions = v.pipe(
  v.array(menuException),
  v.maxLength(permissionCodes.length),
  v.check(
    (list) => new Set(list.map(({ code }) => code)).size === list.length,
    "Satu kode hanya boleh punya satu pengecualian.",
  ),
);

const userFields = {
  name: userName,
  email: userEmail,
  role,
  active: v.boolean(),
  exceptions: menuExceptions,
};
const plainInput = v.object({ ...userFields, password: staffPassword });
export type UserInput = v.InferOutput<typeof plainInput>;
export const userInput = v.pipe(
  plainInput,
  v.forward(v.check<UserInput, string>(isNoOwnWord, ownWord), ["password"]),
);
const plainUpdate = v.object({ id: idSchema, version, ...plainInput.entries });
type PlainUpdate = v.InferOutput<typeof plainUpdate>;
export const userUpdate = v.pipe(
  plainUpdate,
  v.forward(v.check<PlainUpdate, string>(isNoOwnWord, ownWord), ["password"]),
);

export const user = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  active: v.boolean(),
  exceptions: v.array(menuException),
  /** What the role and the exceptions come to. Who lacks one of them, and is no Head Master, cannot touch the account. */
  codes: v.array(v.picklist(permissionCodes)),
  /** What this person corrects. */
  subjects: v.array(v.object({ kode: v.string(), nama: v.string() })),
  last_login_at: v.nullable(timestampSchema),
  /** Tokens that still let this person in. */
  session_count: v.number(),
  /** Nobody else could administer the console: not deleted, not demoted, not deactivated. */
  last_head_master: v.boolean(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type User = v.InferOutput<typeof user>;

/** What `history` can tell; the console has the words. */
export const userActions = [
  "create",
  "import",
  "update",
  "activate",
  "deactivate",
  "change-role",
  "reset-password",
  "change-password",
  "update-profile",
  "update-menus",
  "force-sign-out",
  "end-sessions",
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "delete",
] as const;
export type UserAction = (typeof userActions)[number];

export const userDetail = v.object({
  ...user.entries,
  /** What keeps the account from being deleted: "3 banksoal". Empty: nothing does. */
  owned: v.array(v.string()),
  /** The latest audit entries about this account, newest first. */
  history: v.array(
    v.object({ at: timestampSchema, by: v.string(), action: v.picklist(userActions) }),
  ),
});
export type UserDetail = v.InferOutput<typeof userDetail>;

/** Each empty means "all"; `exceptions` "Y" means accounts with any. */
export const userFilters = {
  role: v.optional(v.picklist(["", ...roles]), ""),
  active: v.optional(v.picklist(["", "Y", "N"]), ""),
  exceptions: v.optional(v.picklist(["", "Y"]), ""),
};
export const userSorts = [
  "name",
  "email",
  "role",
  "active",
  "last_login_at",
  "exceptions",
  "updated_at",
] as const;
export const userQuery = listQuery(userFilters, userSorts);
export type UserQuery = v.InferInput<typeof userQuery>;

/** `q` finds part of the name or of the e-mail. */
export const listUsers = listCall<typeof userQuery, typeof user>("/api/v1/users");

export const listUserIds = idsCall(listUsers);

export const exportUsers = exportCall(listUsers);

export const getUser = getCall<typeof userDetail>(listUsers);

export const createUserOutput = v.object({ user, password: v.string() });

/** `password` in the answer is the generated one, shown this once; empty when the person typed it. */
export const createUser = createCall<typeof userInput, typeof createUserOutput>(listUsers);

/** A new password ends all sessions. */
export const updateUser = updateCall<typeof userUpdate, typeof user>(listUsers);

export const userChange = v.object({
  id: idSchema,
  active: v.optional(v.boolean()),
  role: v.optional(role),
});
export type UserChange = v.InferOutput<typeof userChange>;

export const changeUsers = changesCall<typeof userChange>(listUsers);

/** Revokes every token of the accounts and closes their sockets. */
export const signOutUsers = bulkCall(listUsers, "sign-out");

export const resetUserPerson = { name: v.string(), email: v.string() };
export const resetUserPasswords = resetPasswordsCall<typeof resetUserPerson>(listUsers);

/** Refuses accounts that own work; they can be deactivated. */
export const deleteUsers = deleteCall(listUsers);
