// Importing staff accounts by sheet: every row or none, once for each import_id, as participants are.
import * as v from "valibot";
import { idSchema } from "../calls/fields.ts";
import { importResultCall, matchCall, rowsImportCall } from "../calls/import-calls.ts";
import { importKeys, importResult, sheetRowNumber } from "../imports.ts";
import { isNoOwnWord, ownWord, staffPassword } from "./new-passwords.ts";
import { listUsers, role, userEmail, userName } from "./users.ts";

export const maxUserImportRows = 2_000;

/** Cells already read as what they mean (sheets/users/user-rows.ts does that). */
const plainRow = v.object({
  row: sheetRowNumber,
  name: userName,
  email: userEmail,
  password: staffPassword,
  role,
  /** Null is an empty cell: active for a new account, unchanged for an existing one. */
  active: v.nullable(v.boolean()),
});
export type UserImportRow = v.InferOutput<typeof plainRow>;
export const userImportRow = v.pipe(
  plainRow,
  v.forward(v.check<UserImportRow, string>(isNoOwnWord, ownWord), ["password"]),
);

export const userImportResult = v.object({
  ...importResult.entries,
  /** Passwords made for new accounts whose cell was empty; answered only by the call that wrote them. */
  passwords: v.array(v.object({ name: v.string(), email: v.string(), password: v.string() })),
});
export type UserImportResult = v.InferOutput<typeof userImportResult>;

export const matchUsersKeys = { emails: importKeys(v.string(), maxUserImportRows) };
export const matchUsersMatch = v.object({ email: v.string(), id: idSchema, name: v.string() });
export const matchUsers = matchCall<typeof matchUsersKeys, typeof matchUsersMatch>(listUsers);
export const importUsers = rowsImportCall<typeof userImportRow, typeof userImportResult>(listUsers);
export const getUserImport = importResultCall<typeof userImportResult>(listUsers);
