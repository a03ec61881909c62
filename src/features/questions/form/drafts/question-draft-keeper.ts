// When drafts are written: soon after typing stops, while somebody types on and on, and at once when the page goes or the
// session ends. Says once when the browser cannot keep them.
import { atom, type ReadableAtom } from "nanostores";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { $session } from "../../../../core/session.ts";
import type { QuestionDraft, QuestionDrafts } from "./question-drafts.ts";

export const draftDelayMs = 800;
/** Somebody who never pauses loses no more than this. */
const longestDelayMs = 5000;

type KeeperOptions = {
  drafts: QuestionDrafts;
  editor: string;
  /** Null: there is nothing to keep. */
  draft(): Pick<QuestionDraft, "question_id" | "base_version" | "value"> | null;
};

export class DraftKeeper {
  /** The browser refused to keep one: it is only in this tab. */
  readonly $refused: ReadableAtom<boolean>;
  readonly #refused = atom(false);
  readonly #stops: (() => void)[];
  #options: KeeperOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #wasTold = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.$refused = this.#refused;
    const flush = () => this.flush();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    this.#stops = [
      $session.listen(({ status }) => status !== "in" && flush()),
      () => window.removeEventListener("pagehide", flush),
      () => document.removeEventListener("visibilitychange", flush),
    ];
  }

  /** Something was typed. */
  readonly touch = (): void => {
    const now = performance.now();
    this.#waitingSince ??= now;
    clearTimeout(this.#timer);
    const left = longestDelayMs - (now - this.#waitingSince);
    this.#timer = setTimeout(this.flush, Math.max(0, Math.min(draftDelayMs, left)));
  };

  /** Writes what waits, or takes away what is not needed any more. */
  readonly flush = (): void => {
    if (this.#waitingSince === null) return;
    this.settle();
  };

  /** The same, whether anything waits or not: after a save, say. */
  readonly settle = (): void => {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
    const { drafts, editor, draft } = this.#options;
    const present = draft();
    if (!present) return drafts.remove(editor);
    const isKept = drafts.keep({ editor, saved_at: serverNow().toISOString(), ...present });
    if (isKept || this.#wasTold) return;
    this.#wasTold = true;
    this.#refused.set(true);
  };

  readonly forgive = (): void => this.#refused.set(false);

  /** A question that was new has been saved: from now on its drafts stand under its own name. */
  readonly moveTo = (drafts: QuestionDrafts): void => {
    this.#options.drafts.remove(this.#options.editor);
    this.#options = { ...this.#options, drafts };
  };

  /** What waits is written, as it is when a screen falls over; `discard` first when it is not wanted. */
  readonly exit = (): void => {
    this.flush();
    for (const stop of this.#stops) stop();
  };

  /** The person has agreed to lose it. */
  readonly discard = (): void => {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
    this.#options.drafts.remove(this.#options.editor);
  };
}
