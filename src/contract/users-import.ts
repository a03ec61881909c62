// Importing staff accounts by sheet: every row or none, once for each import_id, as participants are.
import * as v from "valibot";
import { endpoint } from "./calls/endpoint.ts";
import { idSchema } from "./calls/fields.ts";
import { duplicateModes } from "./imports.ts";
import { role, staffPassword, userEmail, userName } from "./users.ts";

export const maxUserImportRows = 2_000;

/** Cells already read as what they mean (domain/user-rows.ts does that). */
export const userImportRow = v.object({
  /** The row's number in the sheet, for messages. */
  row: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: userName,
  email: userEmail,
  password: staffPassword,
  role,
  /** Null is an empty cell: active for a new account, unchanged for an existing one. */
  active: v.nullable(v.boolean()),
});
export type UserImportRow = v.InferOutput<typeof userImportRow>;

export const userImportResult = v.object({
  import_id: idSchema,
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  /** Rows the server refused after all. Then nothing was written. */
  faults: v.array(v.object({ row: v.number(), field: v.string(), message: v.string() })),
  /** Passwords made for new accounts whose cell was empty; answered only by the call that wrote them. */
  passwords: v.array(v.object({ name: v.string(), email: v.string(), password: v.string() })),
});
export type UserImportResult = v.InferOutput<typeof userImportResult>;

const access = ["0007A"] as const;

/** Which of the e-mails exist, so that the check can name duplicates before anything is sent. */
export const matchUsers = endpoint({
  method: "POST",
  path: "/api/v1/users/match",
  access,
  summary: "Which of these e-mails are taken, and by whom",
  input: v.object({ emails: v.pipe(v.array(v.string()), v.maxLength(maxUserImportRows)) }),
  output: v.object({
    matches: v.array(v.object({ email: v.string(), id: idSchema, name: v.string() })),
  }),
});

/** The same id sent twice (a cable pulled before the answer came) writes once and answers the same result. */
export const importUsers = endpoint({
  method: "POST",
  path: "/api/v1/users/imports",
  access,
  summary: "Import accounts",
  input: v.object({
    import_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/u)),
    duplicates: v.picklist(duplicateModes),
    rows: v.pipe(v.array(userImportRow), v.minLength(1), v.maxLength(maxUserImportRows)),
  }),
  output: userImportResult,
});

/** 404 while nothing was committed under that id. */
export const getUserImport = endpoint({
  method: "GET",
  path: "/api/v1/users/imports/{import_id}",
  access,
  summary: "What became of an import of accounts",
  input: v.object({ import_id: v.string() }),
  output: userImportResult,
});
