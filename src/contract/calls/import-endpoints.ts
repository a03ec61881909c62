// The calls of a sheet's import: which of its rows the server has already, the import itself, and what became of it.
import * as v from "valibot";
import { duplicateModes, importId, maxImportBody, maxImportRows } from "../imports.ts";
import { endpoint } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

type Records = Pick<Endpoint, "path" | "access">;

/** What rows are recognised by. */
export function importKeys<Key extends v.GenericSchema>(key: Key, maxRows = maxImportRows) {
  return v.pipe(v.array(key), v.maxLength(maxRows));
}

/** Answers those that exist, so that the check can name duplicates before anything is sent. */
export function matchEndpoint<Keys extends v.ObjectEntries, Match extends v.GenericSchema>(
  { path, access }: Records,
  summary: string,
  keys: Keys,
  match: Match,
) {
  return endpoint({
    method: "POST",
    path: `${path}/match`,
    access,
    summary,
    input: v.object(keys),
    output: v.object({ matches: v.array(match) }),
    maxBodyBytes: maxImportBody,
  });
}

/**
 * All rows in one transaction: every row or none. The same `import_id` sent twice (a cable pulled before the answer came)
 * writes once and answers the same result; to `find` it is unknown (404) while nothing was committed.
 */
export function sendEndpoints<Input extends v.GenericSchema, Result extends v.GenericSchema>(
  { path, access }: Records,
  summaries: { send: string; find: string },
  input: Input,
  result: Result,
) {
  return {
    send: endpoint({
      method: "POST",
      path: `${path}/imports`,
      access,
      summary: summaries.send,
      input,
      output: result,
      maxBodyBytes: maxImportBody,
    }),
    find: endpoint({
      method: "GET",
      path: `${path}/imports/{import_id}`,
      access,
      summary: summaries.find,
      input: v.object({ import_id: v.string() }),
      output: result,
    }),
  };
}

type ImportDefinition<Keys, Match, Row, Result> = {
  summaries: { match: string; send: string; find: string };
  keys: Keys;
  match: Match;
  row: Row;
  result: Result;
  maxRows?: number;
};

/** All three, for records whose rows are created, updated or skipped one by one. */
export function importEndpoints<
  Keys extends v.ObjectEntries,
  Match extends v.GenericSchema,
  Row extends v.GenericSchema,
  Result extends v.GenericSchema,
>(records: Records, definition: ImportDefinition<Keys, Match, Row, Result>) {
  const { summaries, keys, match, row, result, maxRows = maxImportRows } = definition;
  const input = v.object({
    import_id: importId,
    duplicates: v.picklist(duplicateModes),
    rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(maxRows)),
  });
  return {
    match: matchEndpoint(records, summaries.match, keys, match),
    ...sendEndpoints(records, summaries, input, result),
  };
}
