// The usual calls of an entity, made from its list's own, so that they stand below its path and are for those whom it is
// for. A call that differs in more than its words is written out where the entity is.
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import {
  bulkBatchSize,
  bulkIds,
  bulkResult,
  bulkResults,
  idSchema,
  listQuery,
  nothing,
  option,
  pageOf,
  timestampSchema,
} from "./fields.ts";

type List = Pick<Endpoint, "path" | "access">;

export function listEndpoint<Query extends v.GenericSchema, Item extends v.GenericSchema>(
  path: Endpoint["path"],
  access: Endpoint["access"],
  what: string,
  query: Query,
  item: Item,
) {
  return endpoint({
    method: "GET",
    path,
    access,
    summary: `A page of ${what}`,
    input: query,
    output: pageOf(item),
  });
}

/** The ids behind "select all", in the list's order; page and per_page are ignored. */
export function idsEndpoint<Query extends v.GenericSchema>(
  list: List & { input: Query },
  what: string,
) {
  return endpoint({
    method: "GET",
    path: `${list.path}/ids`,
    access: list.access,
    summary: `The ids of all ${what} that the filters find`,
    input: list.input,
    output: v.object({ ids: v.array(idSchema) }),
  });
}

/** In the order of `ids`; ids that exist no more are left out. */
export function exportEndpoint<Item extends v.GenericSchema>(list: List, what: string, item: Item) {
  return endpoint({
    method: "POST",
    path: `${list.path}/export`,
    access: list.access,
    summary: `${what} by id, for a file`,
    input: v.object({ ids: bulkIds }),
    output: v.object({ items: v.array(item) }),
  });
}

/** For selects and imports: everybody signed in may read them. Sorted by name. */
export function optionsEndpoint(list: List, what: string) {
  return endpoint({
    method: "GET",
    path: `${list.path}/options`,
    access: "signed-in",
    summary: `All ${what} as choices`,
    input: nothing,
    output: v.array(option),
  });
}

export function getEndpoint<Output extends v.GenericSchema>(
  list: List,
  summary: string,
  output: Output,
) {
  return endpoint({
    method: "GET",
    path: `${list.path}/{id}`,
    access: list.access,
    summary,
    input: v.object({ id: idSchema }),
    output,
  });
}

export function createEndpoint<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  list: List,
  summary: string,
  input: Input,
  output: Output,
) {
  return endpoint({
    method: "POST",
    path: list.path,
    access: list.access,
    summary,
    input,
    output,
  });
}

/** Refused with 409 and the newer record when `version` is not the stored one. */
export function updateEndpoint<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  list: List,
  summary: string,
  input: Input,
  output: Output,
) {
  return endpoint({
    method: "PATCH",
    path: `${list.path}/{id}`,
    access: list.access,
    summary,
    input,
    output,
  });
}

/** Answers a result for each id, with the reason where it was refused. */
export function bulkEndpoint(list: List, verb: string, summary: string) {
  return endpoint({
    method: "POST",
    path: `${list.path}/${verb}`,
    access: list.access,
    summary,
    input: v.object({ ids: bulkIds }),
    output: bulkResults,
  });
}

export function deleteEndpoint(list: List, summary: string) {
  return bulkEndpoint(list, "delete", summary);
}

/**
 * One row a change, one transaction for the batch. `before` holds the old values of what was changed: sent back as `changes`
 * it undoes the call. `within`: what the path of the list takes.
 */
export function changesEndpoint<Change extends v.GenericSchema, Within extends v.ObjectEntries>(
  { path, access }: List,
  summary: string,
  change: Change,
  within: Within,
) {
  return endpoint({
    method: "POST",
    path: `${path}/changes`,
    access,
    summary,
    input: v.object({
      ...within,
      changes: v.pipe(v.array(change), v.minLength(1), v.maxLength(bulkBatchSize)),
    }),
    output: v.object({
      results: v.array(v.object({ ...bulkResult.entries, before: v.optional(change) })),
    }),
  });
}

/** Each new password is answered this once, beside what tells whose it is. */
export function resetPasswordsEndpoint<Person extends v.ObjectEntries>(
  { path, access }: List,
  summary: string,
  person: Person,
) {
  return endpoint({
    method: "POST",
    path: `${path}/reset-passwords`,
    access,
    summary,
    input: v.object({ ids: bulkIds }),
    output: v.object({
      results: v.array(v.object({ ...bulkResult.entries, ...person, password: v.string() })),
    }),
  });
}

// --- What was deleted and can still be taken back: a list of it beside the entity's own, and its `restore` ---

/** How long, for every entity that keeps what is deleted. */
export const restoreDays = 7;

export const deletedRecord = v.object({
  id: idSchema,
  label: v.string(),
  /** What tells it from others of its name. */
  note: v.string(),
  deleted_at: timestampSchema,
  /** As they were called then. */
  deleted_by: v.string(),
  /** From then on it cannot be taken back. */
  restorable_until: timestampSchema,
});
export type DeletedRecord = v.InferOutput<typeof deletedRecord>;

export const deletedSorts = ["deleted_at", "label"] as const;

/** Nothing older than `restoreDays` is in it. `within`: what the path of the list takes. */
export function deletedEndpoints<Within extends v.ObjectEntries>(
  { path, access }: List,
  what: string,
  within: Within,
) {
  const query = v.object({ ...listQuery({}, deletedSorts).entries, ...within });
  const list = listEndpoint(`${path}/deleted`, access, what, query, deletedRecord);
  return { list, ids: idsEndpoint(list, what) };
}
