// The export of a list of records: where they are imported as well, with the columns of the template, so that the file can be
// imported again.
import type { ReadableAtom } from "nanostores";
import type { Call } from "../../contract/calls/call.ts";
import { call } from "../../core/api.ts";
import { createExport, type ExportModel, type ExportOptions } from "./create-export.ts";
import { startExportWorker } from "./start-export-worker.ts";

type RecordExport<Asked, Query extends Asked, Item> = Pick<
  ExportOptions<Item>,
  "noun" | "sheet"
> & {
  listIds: Call<Asked, { ids: string[] }>;
  exportItems: Call<{ ids: string[] }, { items: Item[] }>;
  /** The filters in words, for the file's name; empty ones are left out. */
  context(query: Query): readonly string[];
};

/** Of what `list` shows when the export starts. */
export function createRecordExport<Asked, Query extends Asked, Item>(
  { $query }: { $query: ReadableAtom<Query> },
  { noun, sheet, listIds, exportItems, context }: RecordExport<Asked, Query, Item>,
): ExportModel {
  return createExport<Item>({
    noun,
    sheet,
    loadIds: async (signal) => (await call(listIds, $query.get(), { signal })).ids,
    loadBatch: async (ids, signal) => (await call(exportItems, { ids }, { signal })).items,
    context: () =>
      context($query.get())
        .filter((part) => part !== "")
        .join(" "),
    createWorker: startExportWorker,
  });
}
