// What every sheet import agrees on: its bounds, what happens to duplicates, the id that makes a second try harmless,
// and what an answer counts. The rows are the entity's own.
import * as v from "valibot";
import { idSchema } from "./calls/fields.ts";

export const maxImportRows = 10_000;

/** What to do with a row that the server already has. */
export const duplicateModes = ["skip", "update", "stop"] as const;
export type DuplicateMode = (typeof duplicateModes)[number];

/** The row's number in the sheet, for messages. */
export const sheetRowNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * All rows in one transaction: every row or none. `import_id` is the console's own choice: the same id sent twice
 * (a cable pulled before the answer came) writes once and answers the same result.
 */
export function importInput<Row extends v.GenericSchema>(row: Row) {
  return v.object({
    import_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/u)),
    duplicates: v.picklist(duplicateModes),
    rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(maxImportRows)),
  });
}

export const importResult = v.object({
  import_id: idSchema,
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  /** Rows the server refused after all (a code deleted meanwhile, say). Then nothing was written. */
  faults: v.array(v.object({ row: v.number(), field: v.string(), message: v.string() })),
});
export type ImportResult = v.InferOutput<typeof importResult>;
