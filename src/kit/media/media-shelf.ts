// Where pictures and sounds are kept: with a question bank, or with the institution. What the picker and the manager need of
// either.
import type { BulkResult, Page } from "../../contract/calls/list-fields.ts";
import {
  deleteMedia,
  listMedia,
  listMediaUses,
  type MediaFile,
  type MediaKind,
  type MediaUses,
  type mediaSorts,
} from "../../contract/questions/media.ts";
import { call } from "../../core/api.ts";
import type { ListQuery } from "../list/list-query.ts";
import { uploadInto } from "./uploads/bank-uploads.ts";

export type MediaSource = "bank" | "library";
export type MediaSort = (typeof mediaSorts)[number];
export type MediaFilters = { used: "" | "ya" | "tidak" };
type Query = ListQuery<MediaFilters, MediaSort> & { kind: MediaKind };

export type MediaShelf = {
  source: MediaSource;
  list(query: Query, signal: AbortSignal): Promise<Page<MediaFile>>;
  uses(id: string, signal: AbortSignal): Promise<MediaUses>;
  /** Null: what is here is only used. */
  changes: {
    upload(file: File, kind: MediaKind, signal: AbortSignal): Promise<MediaFile>;
    remove(id: string): Promise<readonly BulkResult[]>;
  } | null;
};

export function bankShelf(bankId: string): MediaShelf {
  return {
    source: "bank",
    list: (query, signal) => call(listMedia, { ...query, id: bankId }, { signal }),
    uses: (id, signal) => call(listMediaUses, { id }, { signal }),
    changes: {
      upload: (file, kind, signal) => uploadInto(bankId, file, kind, signal),
      remove: async (id) => (await call(deleteMedia, { ids: [id] })).results,
    },
  };
}
