// One opening of the picker: the files of one kind on one shelf, what is uploaded there, what is chosen so far.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { mediaSorts, type MediaFile, type MediaKind } from "../../contract/questions/media.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { createDetail } from "../record/create-detail.ts";
import { createList, type ListModel } from "../list/create-list.ts";
import type { MediaFilters, MediaShelf, MediaSort } from "./media-shelf.ts";
import { showNewest } from "./uploads/show-newest.ts";
import { createUploadQueue, type Shrink, type UploadQueue } from "./uploads/upload-queue.ts";

export type { MediaChoice };
class MediaChoice {
  readonly kind: MediaKind;
  readonly shelf: MediaShelf;
  readonly list: ListModel<MediaFile, MediaFilters, MediaSort>;
  readonly $chosen: ReadableAtom<MediaFile | null>;
  /** Null where nothing can be uploaded. */
  readonly uploads: UploadQueue | null;
  readonly #chosen = atom<MediaFile | null>(null);

  constructor(shelf: MediaShelf, kind: MediaKind, shrink?: Shrink) {
    this.shelf = shelf;
    this.kind = kind;
    this.$chosen = this.#chosen;
    this.list = createList<MediaFile, MediaFilters, MediaSort>({
      name: `media-${kind}`,
      inAddress: false,
      load: (query, signal) => shelf.list({ ...query, kind }, signal),
      filters: { used: "" },
      sort: "-created_at",
      sortable: mediaSorts,
    });
    const { changes } = shelf;
    this.uploads =
      changes &&
      createUploadQueue({
        kind,
        send: (file, signal) => changes.upload(file, kind, signal),
        sent: this.select,
        ended: () => showNewest(this.list),
        ...(shrink && { shrink }),
      });
  }

  readonly select = (file: MediaFile): void => this.#chosen.set(file);

  readonly usesOf = ({ id }: MediaFile) => createDetail((signal) => this.shelf.uses(id, signal));

  /** @throws ServerError with the server's reason when something has come to use it meanwhile */
  readonly remove = async ({ id }: MediaFile): Promise<void> => {
    const [result] = (await this.shelf.changes?.remove(id)) ?? [];
    if (this.#chosen.get()?.id === id) this.#chosen.set(null);
    await this.list.reload();
    if (result?.outcome === "refused") {
      throw new ServerError(responseCodes.warning, result.reason ?? "");
    }
  };

  readonly exit = (): void => {
    this.uploads?.exit();
    this.list.exit();
  };
}

export function createMediaChoice(
  shelf: MediaShelf,
  kind: MediaKind,
  shrink?: Shrink,
): MediaChoice {
  return new MediaChoice(shelf, kind, shrink);
}
