// A sound on its way from this PC into a bank, one at a time: the field of a question's or a reference's sound.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { maxAudioBytes } from "../../../contract/questions/media.ts";
import { isAborted, ServerError } from "../../../core/answers/server-error.ts";
import { uploadInto } from "./bank-uploads.ts";
import { mediaRefusal } from "./media-refusal.ts";
import { mediaMessages } from "../media-messages.ts";

export type SoundState =
  | { status: "none" }
  | { status: "sending"; name: string }
  /** In words. */
  | { status: "failed"; fault: string };

export type SoundUpload = ReturnType<typeof createSoundUpload>;

export function createSoundUpload(bankId: string, onSent: (mediaId: string) => void) {
  const $state = atom<SoundState>({ status: "none" });
  let abort = new AbortController();

  return {
    $state: $state as ReadableAtom<SoundState>,
    isSending: (): boolean => $state.get().status === "sending",
    /** A second file takes the place of the first. */
    async send(file: File): Promise<void> {
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      $state.set({ status: "sending", name: file.name });
      try {
        if (file.size > maxAudioBytes) {
          throw new ServerError(responseCodes.client, mediaMessages.get().soundSize);
        }
        const { id } = await uploadInto(bankId, file, "audio", signal);
        if (signal.aborted) return;
        $state.set({ status: "none" });
        onSent(id);
      } catch (error) {
        if (signal.aborted || isAborted(error)) return;
        $state.set({ status: "failed", fault: mediaRefusal(error) });
      }
    },
    /** Stops a running upload; a failure is no longer shown. */
    clear(): void {
      abort.abort();
      $state.set({ status: "none" });
    },
    exit: (): void => abort.abort(),
  };
}
