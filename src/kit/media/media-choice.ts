// One opening of the picker: the files of one kind on one shelf, what is uploaded there, what is chosen so far.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { mediaSorts, type MediaFile, type MediaKind } from "../../contract/questions/media.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { createDetail } from "../record/create-detail.ts";
import { createList } from "../list/create-list.ts";
import type { MediaFilters, MediaShelf, MediaSort } from "./media-shelf.ts";
import { showNewest } from "./uploads/show-newest.ts";
import { createUploadQueue, type Shrink } from "./uploads/upload-queue.ts";

export type MediaChoice = ReturnType<typeof createMediaChoice>;

export function createMediaChoice(shelf: MediaShelf, kind: MediaKind, shrink?: Shrink) {
  const { changes } = shelf;
  const $chosen = atom<MediaFile | null>(null);
  const select = (file: MediaFile): void => $chosen.set(file);
  const list = createList<MediaFile, MediaFilters, MediaSort>({
    name: `media-${kind}`,
    inAddress: false,
    load: (query, signal) => shelf.list({ ...query, kind }, signal),
    filters: { used: "" },
    sort: "-created_at",
    sortable: mediaSorts,
  });
  const uploads =
    changes &&
    createUploadQueue({
      kind,
      send: (file, signal) => changes.upload(file, kind, signal),
      sent: select,
      ended: () => showNewest(list),
      ...(shrink && { shrink }),
    });

  return {
    kind,
    shelf,
    list,
    $chosen: $chosen as ReadableAtom<MediaFile | null>,
    /** Null where nothing can be uploaded. */
    uploads,
    select,
    usesOf: ({ id }: MediaFile) => createDetail((signal) => shelf.uses(id, signal)),
    /** @throws ServerError with the server's reason when the file is in use by now */
    async remove({ id }: MediaFile): Promise<void> {
      const [result] = (await changes?.remove(id)) ?? [];
      if ($chosen.get()?.id === id) $chosen.set(null);
      await list.reload();
      if (result?.outcome === "refused") {
        throw new ServerError(responseCodes.warning, result.reason ?? "");
      }
    },
    exit(): void {
      uploads?.exit();
      list.exit();
    },
  };
}
