// Files on their way from this PC, one after the other: how far they are, which were refused and why.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  maxAudioBytes,
  type MediaFile,
  type MediaKind,
} from "../../../contract/questions/media.ts";
import { isAborted, ServerError } from "../../../core/answers/server-error.ts";
import { isPicture, shrinkPicture } from "../../rich-text/media/shrink-picture.ts";
import { mediaMessages } from "../media-messages.ts";
import { pictureFault } from "./picture-fault.ts";

/** `at`: the file that is on its way, from 1; 0: none is. */
export type UploadState = {
  at: number;
  total: number;
  done: number;
  refused: readonly { name: string; reason: string }[];
};
const noUploads: UploadState = { at: 0, total: 0, done: 0, refused: [] };

export type Shrink = (file: File) => Promise<File>;
export type UploadQueueOptions = {
  /** What is taken; null: either, told by the file. */
  kind: MediaKind | null;
  send(file: File, signal: AbortSignal): Promise<MediaFile>;
  /** One has arrived. */
  sent?(file: MediaFile): void;
  /** All have been tried, and some have arrived. */
  ended(): Promise<void>;
  /** Makes pictures small before they are sent; tests, which have no canvas, give another. */
  shrink?: Shrink;
};

export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  return new UploadQueue(options);
}

export type { UploadQueue };
class UploadQueue {
  readonly $state: ReadableAtom<UploadState>;
  readonly #state = atom<UploadState>(noUploads);
  readonly #options: UploadQueueOptions;
  readonly #queue: File[] = [];
  readonly #abort = new AbortController();

  constructor(options: UploadQueueOptions) {
    this.#options = options;
    this.$state = this.#state;
  }

  /** Those that come while others are under way wait for them. */
  readonly upload = async (files: readonly File[]): Promise<void> => {
    this.#queue.push(...files);
    const { at, total } = this.#state.get();
    if (at > 0) {
      this.#state.set({ ...this.#state.get(), total: total + files.length });
      return;
    }
    this.#state.set({ ...noUploads, total: files.length });
    for (let file = this.#queue.shift(); file; file = this.#queue.shift()) {
      this.#state.set({ ...this.#state.get(), at: this.#state.get().at + 1 });
      await this.#uploadOne(file);
      if (this.#abort.signal.aborted) return;
    }
    const state = this.#state.get();
    this.#state.set({ ...state, at: 0 });
    if (state.done > 0) await this.#options.ended();
  };

  readonly forget = (): void => {
    if (this.#state.get().at === 0) this.#state.set(noUploads);
  };

  readonly exit = (): void => {
    this.#queue.length = 0;
    this.#abort.abort();
  };

  async #uploadOne(file: File): Promise<void> {
    try {
      const sent = await this.#options.send(await this.#readied(file), this.#abort.signal);
      this.#options.sent?.(sent);
      const state = this.#state.get();
      this.#state.set({ ...state, done: state.done + 1 });
    } catch (error) {
      if (isAborted(error)) return;
      const state = this.#state.get();
      const refusal = { name: file.name, reason: pictureFault(error) };
      this.#state.set({ ...state, refused: [...state.refused, refusal] });
    }
  }

  /** @throws what says why it is not sent at all */
  async #readied(file: File): Promise<File> {
    const { kind, shrink = shrinkPicture } = this.#options;
    if (kind === "image" || (kind === null && isPicture(file))) return shrink(file);
    const { notSound, soundSize } = mediaMessages.get();
    if (isPicture(file)) throw new ServerError(responseCodes.client, notSound);
    if (file.size > maxAudioBytes) throw new ServerError(responseCodes.client, soundSize);
    return file;
  }
}
