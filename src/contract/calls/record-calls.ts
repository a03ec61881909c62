// The usual calls of an entity, made from the call of its list, so that they stand below its path. Their server parts are
// made by record-endpoints.ts. A call that differs in more than its words is written out where the entity is.
import * as v from "valibot";
import type { GenericSchema, InferInput, InferOutput, ObjectEntries } from "valibot";
import type { Call, CallPath } from "./call.ts";
import { idSchema, timestampSchema, nothing, recordInput } from "./fields.ts";
import { bulkInput, type bulkResults, type Option, type Page } from "./list-fields.ts";
import type {
  changesInput,
  changesOutput,
  deletedQuery,
  passwordsOutput,
} from "../endpoints/record-endpoints.ts";

type Base = Pick<Call, "path">;
type BulkInput = InferInput<typeof bulkInput>;

export function listCall<Query extends GenericSchema, Item extends GenericSchema>(
  path: CallPath,
): Call<InferInput<Query>, Page<InferOutput<Item>>> {
  return { method: "GET", path };
}

/** The ids behind "select all", in the list's order; page and per_page are ignored. */
export function idsCall<Input>(list: Call<Input>): Call<Input, { ids: string[] }> {
  return { method: "GET", path: `${list.path}/ids` };
}

/** In the order of `ids`; ids that exist no more are left out. */
export function exportCall<Item>(
  list: Call<never, Page<Item>>,
): Call<BulkInput, { items: Item[] }> {
  return { method: "POST", path: `${list.path}/export` };
}

/** For selects and imports: everybody signed in may read them. Sorted by name. */
export function optionsCall(list: Base): Call<InferInput<typeof nothing>, Option[]> {
  return { method: "GET", path: `${list.path}/options` };
}

export function getCall<Output extends GenericSchema>(
  list: Base,
): Call<InferInput<typeof recordInput>, InferOutput<Output>> {
  return { method: "GET", path: `${list.path}/{id}` };
}

export function createCall<Input extends GenericSchema, Output extends GenericSchema>(
  list: Base,
): Call<InferInput<Input>, InferOutput<Output>> {
  return { method: "POST", path: list.path };
}

/** Refused with 409 and the newer record when `version` is not the stored one. */
export function updateCall<Input extends GenericSchema, Output extends GenericSchema>(
  list: Base,
): Call<InferInput<Input>, InferOutput<Output>> {
  return { method: "PATCH", path: `${list.path}/{id}` };
}

/** Answers a result for each id, with the reason where it was refused. */
export function bulkCall(
  list: Base,
  verb: string,
): Call<BulkInput, InferOutput<typeof bulkResults>> {
  return { method: "POST", path: `${list.path}/${verb}` };
}

export function deleteCall(list: Base): ReturnType<typeof bulkCall> {
  return bulkCall(list, "delete");
}

/**
 * One row a change, one transaction for the batch. `before` holds the old values of what was changed: sent back as `changes`
 * it undoes the call. `Within`: what the path of the list takes.
 */
export function changesCall<Change extends GenericSchema, Within extends ObjectEntries = {}>(
  list: Base,
): Call<
  InferInput<ReturnType<typeof changesInput<Change, Within>>>,
  InferOutput<ReturnType<typeof changesOutput<Change>>>
> {
  return { method: "POST", path: `${list.path}/changes` };
}

/** Each new password is answered this once, beside what tells whose it is. */
export function resetPasswordsCall<Person extends ObjectEntries>(
  list: Base,
): Call<BulkInput, InferOutput<ReturnType<typeof passwordsOutput<Person>>>> {
  return { method: "POST", path: `${list.path}/reset-passwords` };
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
export type DeletedRecord = InferOutput<typeof deletedRecord>;

export const deletedSorts = ["deleted_at", "label"] as const;

/** Nothing older than `restoreDays` is in it. `Within` as in `changesCall`. */
export function deletedCall<Within extends ObjectEntries = {}>(
  list: Base,
): Call<InferInput<ReturnType<typeof deletedQuery<Within>>>, Page<DeletedRecord>> {
  return { method: "GET", path: `${list.path}/deleted` };
}
