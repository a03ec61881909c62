// What every sheet import agrees on: its bounds, what happens to duplicates, the id that makes a second try harmless,
// and what an answer counts. The rows are the entity's own.
import * as v from "valibot";
import { idSchema } from "./calls/fields.ts";

export const maxImportRows = 10_000;
/** In bytes; so many rows with all their columns are about 4 MB. */
export const maxImportBody = 8 * 1024 * 1024;

/** What to do with a row that the server already has. */
export const duplicateModes = ["skip", "update", "stop"] as const;
export type DuplicateMode = (typeof duplicateModes)[number];

/** The row's number in the sheet, for messages. */
export const sheetRowNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The console's own choice, so that a second try is known as one. */
export const importId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/u));

/** What rows are recognised by. */
export function importKeys<Key extends v.GenericSchema>(key: Key, maxRows = maxImportRows) {
  return v.pipe(v.array(key), v.maxLength(maxRows));
}

export const importFault = v.object({ row: v.number(), field: v.string(), message: v.string() });
export type ImportFault = v.InferOutput<typeof importFault>;

export const importResult = v.object({
  import_id: idSchema,
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  /** Rows the server refused after all (a code deleted meanwhile, say). Then nothing was written. */
  faults: v.array(importFault),
});
export type ImportResult = v.InferOutput<typeof importResult>;
