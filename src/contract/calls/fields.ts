// Schemas that several entities share: ids, codes, names, pages, selections.
// Messages are what a person reads under the input, in Indonesian.
import * as v from "valibot";

/** Ids are strings; ours are UUIDs, a school's own exam server may choose otherwise. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** ISO 8601 with zone. */
export const timestampSchema = v.string();
export const nothing = v.object({});
/** The input of a call that needs no more than the record that its path names. */
export const recordInput = v.object({ id: idSchema });
/** The output of a call that answers nothing but that it is done. */
export const noData = v.null();
export const version = v.pipe(v.number(), v.integer(), v.minValue(1));

const controlCharacters = /[\p{Cc}\p{Cf}]/u;
const keptFormatCharacters = /\u200c|\u200d|\u200e|\u200f/gu;

/**
 * One line of text as people type it: outer spaces dropped, inner runs of spaces made one, Unicode NFC.
 * Refuses control characters; joiners and direction marks, which Arabic needs, stay.
 */
export function lineOfText(label: string, maxLength: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.transform((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim()),
    v.check(
      (text) => !controlCharacters.test(text.replace(keptFormatCharacters, "")),
      `${label} berisi karakter yang tidak dapat dipakai.`,
    ),
    v.maxLength(maxLength, `${label} paling panjang ${maxLength} karakter.`),
  );
}

export function requiredLine(label: string, maxLength: number) {
  return v.pipe(lineOfText(label, maxLength), v.minLength(1, `${label} wajib diisi.`));
}

/** Codes keep the case in which they were typed; two that differ only in case are the same code. */
export function codeLine(label: string, maxLength: number) {
  return v.pipe(
    requiredLine(label, maxLength),
    v.regex(/^\S+$/u, `${label} tidak boleh berisi spasi.`),
  );
}

/** A number that arrives as text in a query. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/u), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

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

/** KKM: of a subject, and of a bank that has one of its own. */
export const passMark = v.pipe(
  v.number("KKM harus berupa angka."),
  v.minValue(0, "KKM paling kecil 0."),
  v.maxValue(100, "KKM paling besar 100."),
  v.check((mark) => Number.isInteger(mark * 100), "KKM paling banyak dua angka di belakang koma."),
);

/** One choice of a select, filled from the server. */
export const option = v.object({ id: idSchema, kode: v.string(), nama: v.string() });
export type Option = v.InferOutput<typeof option>;
