// The calls of a sheet's import: which of its rows the server has already, the import itself, and what became of it. Their
// server parts are made by import-endpoints.ts.
import type { GenericSchema, InferInput, InferOutput, ObjectEntries } from "valibot";
import type { Call } from "./call.ts";
import type {
  foundImport,
  matchInput,
  matchOutput,
  rowsInput,
} from "../endpoints/import-endpoints.ts";

type Base = Pick<Call, "path">;

/** Answers those that exist, so that the check can name duplicates before anything is sent. */
export function matchCall<Keys extends ObjectEntries, Match extends GenericSchema>(
  records: Base,
): Call<
  InferInput<ReturnType<typeof matchInput<Keys>>>,
  InferOutput<ReturnType<typeof matchOutput<Match>>>
> {
  return { method: "POST", path: `${records.path}/match` };
}

/**
 * All rows in one transaction: every row or none. The same `import_id` sent twice (a cable pulled before the answer came)
 * writes once and answers the same result; to `importResultCall` it is unknown (404) while nothing was committed.
 */
export function importCall<Input extends GenericSchema, Result extends GenericSchema>(
  records: Base,
): Call<InferInput<Input>, InferOutput<Result>> {
  return { method: "POST", path: `${records.path}/imports` };
}

/** Of records whose rows are created, updated or skipped one by one. */
export function rowsImportCall<Row extends GenericSchema, Result extends GenericSchema>(
  records: Base,
): Call<InferInput<ReturnType<typeof rowsInput<Row>>>, InferOutput<Result>> {
  return { method: "POST", path: `${records.path}/imports` };
}

export function importResultCall<Result extends GenericSchema>(
  records: Base,
): Call<InferInput<typeof foundImport>, InferOutput<Result>> {
  return { method: "GET", path: `${records.path}/imports/{import_id}` };
}
