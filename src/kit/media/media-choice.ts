// One opening of the picker: the bank's files of one kind, what is uploaded into it, what is chosen so far.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import {
  deleteMedia,
  listMedia,
  listMediaUses,
  maxAudioBytes,
  mediaSorts,
} from "../../contract/questions/media.ts";
import type { MediaFile, MediaKind } from "../../contract/questions/media.ts";
import { call } from "../../core/api.ts";
import { isAborted, ServerError } from "../../core/answers/server-error.ts";
import { createDetail } from "../record/create-detail.ts";
import { createList } from "../list/create-list.ts";
import type { ListModel } from "../list/create-list.ts";
import { isPicture, shrinkPicture } from "../rich-text/media/shrink-picture.ts";
import { uploadInto } from "./bank-uploads.ts";
import { mediaMessages } from "./media-messages.ts";
import { pictureFault } from "./picture-fault.ts";

export type Shrink = (file: File) => Promise<File>;
export type MediaList = ListModel<MediaFile, MediaFilters, (typeof mediaSorts)[number]>;
type MediaFilters = { used: "" | "ya" | "tidak" };

/** `at`: the file that is on its way, from 1; 0: none is. */
export type UploadState = {
  at: number;
  total: number;
  done: number;
  refused: readonly { name: string; reason: string }[];
};
const noUploads: UploadState = { at: 0, total: 0, done: 0, refused: [] };

export type { MediaChoice };
class MediaChoice {
  readonly kind: MediaKind;
  readonly list: MediaList;
  readonly $chosen: ReadableAtom<MediaFile | null>;
  readonly $uploads: ReadableAtom<UploadState>;
  readonly #bankId: string;
  readonly #shrink: Shrink;
  readonly #chosen = atom<MediaFile | null>(null);
  readonly #uploads = atom<UploadState>(noUploads);
  readonly #queue: File[] = [];
  readonly #abort = new AbortController();

  constructor(bankId: string, kind: MediaKind, shrink: Shrink) {
    this.#bankId = bankId;
    this.kind = kind;
    this.#shrink = shrink;
    this.$chosen = this.#chosen;
    this.$uploads = this.#uploads;
    this.list = createList<MediaFile, MediaFilters, (typeof mediaSorts)[number]>({
      name: `media-${kind}`,
      inAddress: false,
      load: (query, signal) => call(listMedia, { ...query, id: bankId, kind }, { signal }),
      filters: { used: "" },
      sort: "-created_at",
      sortable: mediaSorts,
    });
  }

  readonly select = (file: MediaFile): void => this.#chosen.set(file);

  /** One after the other. Those that come while others are under way wait for them. */
  readonly upload = async (files: readonly File[]): Promise<void> => {
    this.#queue.push(...files);
    const { at, total } = this.#uploads.get();
    if (at > 0) {
      this.#uploads.set({ ...this.#uploads.get(), total: total + files.length });
      return;
    }
    this.#uploads.set({ ...noUploads, total: files.length });
    for (let file = this.#queue.shift(); file; file = this.#queue.shift()) {
      this.#uploads.set({ ...this.#uploads.get(), at: this.#uploads.get().at + 1 });
      await this.#uploadOne(file);
      if (this.#abort.signal.aborted) return;
    }
    const uploads = this.#uploads.get();
    this.#uploads.set({ ...uploads, at: 0 });
    if (uploads.done > 0) await this.#showNew();
  };

  readonly forgetUploads = (): void => {
    if (this.#uploads.get().at === 0) this.#uploads.set(noUploads);
  };

  readonly usesOf = ({ id }: MediaFile) =>
    createDetail((signal) => call(listMediaUses, { id }, { signal }));

  /** @throws ServerError with the server's reason when something has come to use it meanwhile */
  readonly remove = async (file: MediaFile): Promise<void> => {
    const { results } = await call(deleteMedia, { ids: [file.id] });
    if (this.#chosen.get()?.id === file.id) this.#chosen.set(null);
    await this.list.reload();
    const [result] = results;
    if (result?.outcome === "refused") {
      throw new ServerError(responseCodes.warning, result.reason ?? "");
    }
  };

  readonly exit = (): void => {
    this.#queue.length = 0;
    this.#abort.abort();
    this.list.exit();
  };

  async #uploadOne(file: File): Promise<void> {
    try {
      const { signal } = this.#abort;
      const sent = await uploadInto(this.#bankId, await this.#readied(file), this.kind, signal);
      this.#chosen.set(sent);
      const uploads = this.#uploads.get();
      this.#uploads.set({ ...uploads, done: uploads.done + 1 });
    } catch (error) {
      if (isAborted(error)) return;
      const uploads = this.#uploads.get();
      const refusal = { name: file.name, reason: pictureFault(error) };
      this.#uploads.set({ ...uploads, refused: [...uploads.refused, refusal] });
    }
  }

  /** @throws what says why it is not sent at all */
  async #readied(file: File): Promise<File> {
    if (this.kind === "image") return this.#shrink(file);
    const { notSound, soundSize } = mediaMessages.get();
    if (isPicture(file)) throw new ServerError(responseCodes.client, notSound);
    if (file.size > maxAudioBytes) throw new ServerError(responseCodes.client, soundSize);
    return file;
  }

  /** The newest stand first, where no search hides them. */
  async #showNew(): Promise<void> {
    if (this.list.$filtered.get()) this.list.clearFilters();
    else if (this.list.$query.get().page > 1) this.list.toPage(1);
    else await this.list.reload();
  }
}

export function createMediaChoice(
  bankId: string,
  kind: MediaKind,
  shrink: Shrink = shrinkPicture,
): MediaChoice {
  return new MediaChoice(bankId, kind, shrink);
}
