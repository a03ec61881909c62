// The server parts of the calls of a sheet's import (import-calls.ts).
import * as v from "valibot";
import type { GenericSchema, ObjectEntries } from "valibot";
import { duplicateModes, importId, maxImportBody, maxImportRows } from "../imports.ts";
import type { Call } from "../calls/call.ts";
import { endpoint } from "./endpoint.ts";

export function matchInput<Keys extends ObjectEntries>(keys: Keys) {
  return v.object(keys);
}

export function matchOutput<Match extends GenericSchema>(match: Match) {
  return v.object({ matches: v.array(match) });
}

export function matchEndpoint<
  C extends Call,
  Keys extends ObjectEntries,
  Match extends GenericSchema,
>(call: C, summary: string, keys: Keys, match: Match) {
  const [input, output] = [matchInput(keys), matchOutput(match)];
  return endpoint(call, { summary, input, output, maxBodyBytes: maxImportBody });
}

export function importEndpoint<
  C extends Call,
  Input extends GenericSchema,
  Result extends GenericSchema,
>(call: C, summary: string, input: Input, result: Result) {
  return endpoint(call, { summary, input, output: result, maxBodyBytes: maxImportBody });
}

export function rowsInput<Row extends GenericSchema>(row: Row, maxRows = maxImportRows) {
  return v.object({
    import_id: importId,
    duplicates: v.picklist(duplicateModes),
    rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(maxRows)),
  });
}

export function rowsImportEndpoint<
  C extends Call,
  Row extends GenericSchema,
  Result extends GenericSchema,
>(call: C, summary: string, row: Row, result: Result, maxRows?: number) {
  return importEndpoint(call, summary, rowsInput(row, maxRows), result);
}

export const foundImport = v.object({ import_id: v.string() });

export function importResultEndpoint<C extends Call, Result extends GenericSchema>(
  call: C,
  summary: string,
  result: Result,
) {
  return endpoint(call, { summary, input: foundImport, output: result });
}
