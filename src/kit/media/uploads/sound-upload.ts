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

export function createSoundUpload(bankId: string, onSent: (mediaId: string) => void): SoundUpload {
  return new SoundUpload(bankId, onSent);
}

export type { SoundUpload };
class SoundUpload {
  readonly $state: ReadableAtom<SoundState>;
  readonly #state = atom<SoundState>({ status: "none" });
  readonly #bankId: string;
  readonly #onSent: (mediaId: string) => void;
  #abort = new AbortController();

  constructor(bankId: string, onSent: (mediaId: string) => void) {
    this.#bankId = bankId;
    this.#onSent = onSent;
    this.$state = this.#state;
  }

  readonly isSending = (): boolean => this.#state.get().status === "sending";

  /** A second one takes the place of the first. */
  readonly send = async (file: File): Promise<void> => {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#state.set({ status: "sending", name: file.name });
    try {
      if (file.size > maxAudioBytes) {
        throw new ServerError(responseCodes.client, mediaMessages.get().soundSize);
      }
      const { id } = await uploadInto(this.#bankId, file, "audio", signal);
      if (signal.aborted) return;
      this.#state.set({ status: "none" });
      this.#onSent(id);
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      this.#state.set({ status: "failed", fault: mediaRefusal(error) });
    }
  };

  /** What is under way is stopped; what went wrong is no longer said. */
  readonly clear = (): void => {
    this.#abort.abort();
    this.#state.set({ status: "none" });
  };

  readonly exit = (): void => this.#abort.abort();
}
