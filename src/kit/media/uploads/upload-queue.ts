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

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue({ kind, send, sent, ended, shrink }: UploadQueueOptions) {
  const $state = atom<UploadState>(noUploads);
  const queue: File[] = [];
  const abort = new AbortController();

  async function uploadOne(file: File): Promise<void> {
    try {
      const arrived = await send(await prepared(file, kind, shrink), abort.signal);
      sent?.(arrived);
      const state = $state.get();
      $state.set({ ...state, done: state.done + 1 });
    } catch (error) {
      if (isAborted(error)) return;
      const state = $state.get();
      const refusal = { name: file.name, reason: pictureFault(error) };
      $state.set({ ...state, refused: [...state.refused, refusal] });
    }
  }

  return {
    $state: $state as ReadableAtom<UploadState>,
    /** Files that are added during an upload wait for the others. */
    async upload(files: readonly File[]): Promise<void> {
      queue.push(...files);
      const { at, total } = $state.get();
      if (at > 0) {
        $state.set({ ...$state.get(), total: total + files.length });
        return;
      }
      $state.set({ ...noUploads, total: files.length });
      for (let file = queue.shift(); file; file = queue.shift()) {
        $state.set({ ...$state.get(), at: $state.get().at + 1 });
        await uploadOne(file);
        if (abort.signal.aborted) return;
      }
      const state = $state.get();
      $state.set({ ...state, at: 0 });
      if (state.done > 0) await ended();
    },
    forget(): void {
      if ($state.get().at === 0) $state.set(noUploads);
    },
    exit(): void {
      queue.length = 0;
      abort.abort();
    },
  };
}

/** The file as it is sent. @throws the reason why it is not sent at all */
async function prepared(
  file: File,
  kind: MediaKind | null,
  shrink: Shrink = shrinkPicture,
): Promise<File> {
  if (kind === "image" || (kind === null && isPicture(file))) return shrink(file);
  const { notSound, soundSize } = mediaMessages.get();
  if (isPicture(file)) throw new ServerError(responseCodes.client, notSound);
  if (file.size > maxAudioBytes) throw new ServerError(responseCodes.client, soundSize);
  return file;
}
