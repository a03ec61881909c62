// The institution's pictures and sounds without their looks: the list, uploads into it, and what can be done to files.
import {
  deleteLibraryFiles,
  listLibrary,
  listLibraryIds,
  listLibraryUses,
  uploadLibraryFile,
  type LibraryFile,
} from "../../../contract/questions/library.ts";
import { mediaKinds, mediaSorts, type MediaKind } from "../../../contract/questions/media.ts";
import { call } from "../../../core/api.ts";
import { guardedUpload } from "../../../core/uploads/guarded-upload.ts";
import { createRowActions } from "../../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../../kit/actions/removal-action.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import type { MediaFilters, MediaSort } from "../../../kit/media/media-shelf.ts";
import { sentName } from "../../../kit/media/uploads/bank-uploads.ts";
import { showNewest } from "../../../kit/media/uploads/show-newest.ts";
import { createUploadQueue, type Shrink } from "../../../kit/media/uploads/upload-queue.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { libraryMessages } from "./library-messages.ts";

export type LibraryFilters = MediaFilters & { kind: "" | MediaKind };
export type LibraryModel = ReturnType<typeof createLibraryModel>;

const accepted: Record<keyof LibraryFilters, readonly string[]> = {
  kind: mediaKinds,
  used: ["ya", "tidak"],
};

/** `shrink` makes pictures small before they are sent; tests, which have no canvas, give another. */
export function createLibraryModel(shrink?: Shrink) {
  const records = createRecords<LibraryFile, LibraryFilters, MediaSort>({
    name: "library",
    endpoints: { list: listLibrary, ids: listLibraryIds },
    filters: { kind: "", used: "" },
    sort: "-created_at",
    sortable: mediaSorts,
    acceptsFilter: (name, value) => accepted[name].includes(value),
  });
  const uploads = createUploadQueue({
    kind: null,
    send: (file, signal) =>
      guardedUpload(call(uploadLibraryFile, { name: sentName(file) }, { file, signal })),
    ended: () => showNewest(records.list),
    ...(shrink && { shrink }),
  });
  const actions = createRowActions<"remove", LibraryFile>({
    records,
    many: (count) => libraryMessages.get().count({ count }),
    actions: () => ({
      remove: removalAction({
        send: async (ids) => (await call(deleteLibraryFiles, { ids })).results,
      }),
    }),
  });
  return {
    ...records,
    uploads,
    actions,
    usesOf: ({ id }: Pick<LibraryFile, "id">) =>
      createDetail((signal) => call(listLibraryUses, { id }, { signal })),
    exit(): void {
      uploads.exit();
      records.exit();
    },
  };
}
