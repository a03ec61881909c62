// Plays the audio clip that explains a screen (spec 3). What cannot be played is passed over in silence: an explanation
// is no part of the work.
import { atom, type ReadableAtom } from "nanostores";
import { getInfoFeatures, infoFeatureKeys } from "../contract/institution/info-features.ts";
import { call } from "../core/api.ts";

export type InfoClipName = keyof typeof infoFeatureKeys;

/** Key to address, asked for once. */
let addresses: Promise<Record<string, string>> | null = null;

function loadAddresses(): Promise<Record<string, string>> {
  addresses ??= call(getInfoFeatures, {});
  // Asked again the next time if it failed.
  addresses.catch(() => (addresses = null));
  return addresses;
}

export class InfoClip {
  readonly $playing: ReadableAtom<boolean>;
  readonly #key: string;
  readonly #playing = atom(false);
  #audio: HTMLAudioElement | null = null;
  #turn = 0;

  constructor(clip: InfoClipName) {
    this.#key = infoFeatureKeys[clip];
    this.$playing = this.#playing;
  }

  readonly play = async (): Promise<void> => {
    this.stop();
    const turn = this.#turn;
    try {
      const address = (await loadAddresses())[this.#key];
      if (!address || turn !== this.#turn) return;
      const audio = new Audio(address);
      this.#audio = audio;
      audio.onended = this.stop;
      audio.onerror = this.stop;
      this.#playing.set(true);
      await audio.play();
    } catch {
      // See above: no clip, no network or no sound card.
      if (turn === this.#turn) this.stop();
    }
  };

  readonly stop = (): void => {
    this.#turn += 1;
    this.#audio?.pause();
    this.#audio = null;
    this.#playing.set(false);
  };

  readonly exit = (): void => this.stop();
}
