// What the usual calls beside a list share: its query and pages, selections, results of bulk calls, choices of a select.
import * as v from "valibot";
import { idSchema } from "./fields.ts";
import { queryInteger } from "./typed-fields.ts";

export const maxPerPage = 200;

/** The fields by which every list is asked for; `sort` is a column's name, with "-" before it for descending. */
export function listQuery<Entries extends v.ObjectEntries, Sort extends string>(
  filters: Entries,
  sortable: readonly Sort[],
) {
  const orders = sortable.flatMap((name) => [name, `-${name}` as const]);
  return v.object({
    page: v.optional(queryInteger(1, 1_000_000), 1),
    per_page: v.optional(queryInteger(1, maxPerPage), 50),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ""),
    sort: v.optional(v.picklist(orders)),
    ...filters,
  });
}

export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    page: v.number(),
    per_page: v.number(),
    total: v.number(),
  });
}

export type Page<Item> = { items: Item[]; page: number; per_page: number; total: number };

/** How many rows one bulk call may name; longer selections are sent in batches. */
export const bulkBatchSize = 500;
export const bulkIds = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(bulkBatchSize));
/** The input of a bulk call that needs no more than them. */
export const bulkInput = v.object({ ids: bulkIds });

/** What became of one row of a bulk call; `reason` says why it was refused. */
export const bulkResult = v.object({
  id: idSchema,
  label: v.string(),
  outcome: v.picklist(["done", "unchanged", "refused"]),
  reason: v.optional(v.string()),
});
export type BulkResult = v.InferOutput<typeof bulkResult>;
export const bulkResults = v.object({ results: v.array(bulkResult) });

/** One choice of a select, filled from the server. */
export const option = v.object({ id: idSchema, kode: v.string(), nama: v.string() });
export type Option = v.InferOutput<typeof option>;
