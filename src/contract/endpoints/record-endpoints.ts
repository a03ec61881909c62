// The server parts of the usual calls of an entity (record-calls.ts).
import * as v from "valibot";
import type { GenericSchema, ObjectEntries } from "valibot";
import type { Call } from "../calls/call.ts";
import { endpoint } from "./endpoint.ts";
import { idSchema, nothing, recordInput } from "../calls/fields.ts";
import {
  bulkBatchSize,
  bulkInput,
  bulkResult,
  bulkResults,
  listQuery,
  option,
  pageOf,
} from "../calls/list-fields.ts";
import { deletedRecord, deletedSorts } from "../calls/record-calls.ts";

export function listEndpoint<
  C extends Call,
  Query extends GenericSchema,
  Item extends GenericSchema,
>(call: C, what: string, query: Query, item: Item) {
  return endpoint(call, { summary: `A page of ${what}`, input: query, output: pageOf(item) });
}

const ids = v.object({ ids: v.array(idSchema) });

/** `query`: the list's own. */
export function idsEndpoint<C extends Call, Query extends GenericSchema>(
  call: C,
  what: string,
  query: Query,
) {
  const summary = `The ids of all ${what} that the filters find`;
  return endpoint(call, { summary, input: query, output: ids });
}

export function exportEndpoint<C extends Call, Item extends GenericSchema>(
  call: C,
  what: string,
  item: Item,
) {
  const output = v.object({ items: v.array(item) });
  return endpoint(call, { summary: `${what} by id, for a file`, input: bulkInput, output });
}

export function optionsEndpoint<C extends Call>(call: C, what: string) {
  const output = v.array(option);
  const summary = `All ${what} as choices`;
  return endpoint(call, { access: "signed-in", summary, input: nothing, output });
}

export function getEndpoint<C extends Call, Output extends GenericSchema>(
  call: C,
  summary: string,
  output: Output,
) {
  return endpoint(call, { summary, input: recordInput, output });
}

/** The output of every bulk call, also of `deleteCall`. */
export function bulkEndpoint<C extends Call>(call: C, summary: string) {
  return endpoint(call, { summary, input: bulkInput, output: bulkResults });
}

export function changesInput<Change extends GenericSchema, Within extends ObjectEntries>(
  change: Change,
  within: Within,
) {
  return v.object({
    ...within,
    changes: v.pipe(v.array(change), v.minLength(1), v.maxLength(bulkBatchSize)),
  });
}

export function changesOutput<Change extends GenericSchema>(change: Change) {
  return v.object({
    results: v.array(v.object({ ...bulkResult.entries, before: v.optional(change) })),
  });
}

export function changesEndpoint<
  C extends Call,
  Change extends GenericSchema,
  Within extends ObjectEntries,
>(call: C, summary: string, change: Change, within: Within) {
  const input = changesInput(change, within);
  return endpoint(call, { summary, input, output: changesOutput(change) });
}

export function passwordsOutput<Person extends ObjectEntries>(person: Person) {
  return v.object({
    results: v.array(v.object({ ...bulkResult.entries, ...person, password: v.string() })),
  });
}

export function resetPasswordsEndpoint<C extends Call, Person extends ObjectEntries>(
  call: C,
  summary: string,
  person: Person,
) {
  return endpoint(call, { summary, input: bulkInput, output: passwordsOutput(person) });
}

export function deletedQuery<Within extends ObjectEntries>(within: Within) {
  return v.object({ ...listQuery({}, deletedSorts).entries, ...within });
}

export function deletedEndpoint<C extends Call, Within extends ObjectEntries>(
  call: C,
  what: string,
  within: Within,
) {
  return listEndpoint(call, what, deletedQuery(within), deletedRecord);
}

export function deletedIdsEndpoint<C extends Call, Within extends ObjectEntries>(
  call: C,
  what: string,
  within: Within,
) {
  return idsEndpoint(call, what, deletedQuery(within));
}
