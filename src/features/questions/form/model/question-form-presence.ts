// Who else has the question open, and whether it has been saved since it was read. Asked every 20 s; silence of the server
// is no matter for the person, whose saving will say what is wrong.
import { atom, type ReadableAtom } from "nanostores";
import { announceEditing } from "../../../../contract/questions/questions.ts";
import { call } from "../../../../core/api.ts";

export const announceEveryMs = 20_000;

export type OtherEditor = { name: string; own: boolean };

type PresenceOptions = {
  questionId: string;
  /** This tab's own name. */
  editor: string;
  /** Of the question on screen. */
  version(): number;
};

export class Presence {
  readonly $others: ReadableAtom<readonly OtherEditor[]>;
  /** The version that somebody else has saved meanwhile, while it is news. */
  readonly $newerVersion: ReadableAtom<number | null>;
  readonly #others = atom<readonly OtherEditor[]>([]);
  readonly #newerVersion = atom<number | null>(null);
  readonly #options: PresenceOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #dismissed = 0;
  #turn = 0;
  #hasLeft = false;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.$others = this.#others;
    this.$newerVersion = this.#newerVersion;
    this.#timer = setInterval(() => void this.announce(), announceEveryMs);
    window.addEventListener("pagehide", this.#leave);
    void this.announce();
  }

  readonly announce = async (): Promise<void> => {
    const turn = (this.#turn += 1);
    const heard = await this.#tell(true);
    // On a slow line an older answer may come after a newer one.
    if (!heard || this.#hasLeft || turn !== this.#turn) return;
    if (JSON.stringify(heard.others) !== JSON.stringify(this.#others.get())) {
      this.#others.set(heard.others);
    }
    const known = Math.max(this.#options.version(), this.#dismissed);
    this.#newerVersion.set(heard.version > known ? heard.version : null);
  };

  /** The person goes on; the next version is news again. */
  readonly dismiss = (): void => {
    this.#dismissed = this.#newerVersion.get() ?? this.#dismissed;
    this.#newerVersion.set(null);
  };

  readonly exit = (): void => {
    this.#hasLeft = true;
    clearInterval(this.#timer);
    window.removeEventListener("pagehide", this.#leave);
    this.#leave();
  };

  /** Else a reload would meet itself as another tab. */
  readonly #leave = (): void => void this.#tell(false);

  async #tell(open: boolean) {
    const { questionId: id, editor } = this.#options;
    try {
      return await call(announceEditing, { id, editor, open }, { keepalive: !open });
    } catch {
      // Asked again in 20 s; the server forgets by itself who has gone.
      return null;
    }
  }
}
