// When a draft is written: soon after typing stops, every few seconds while somebody types without a pause, and at once when
// the page is left or the session ends. It reports once that the browser refuses to store drafts.
import { atom, type ReadableAtom } from "nanostores";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { $session } from "../../../../core/session.ts";
import type { QuestionDraft, QuestionDrafts } from "./question-drafts.ts";

export const draftDelayMs = 800;
/** Who types without a pause loses no more than this. */
const longestDelayMs = 5000;

type KeeperOptions = {
  drafts: QuestionDrafts;
  editor: string;
  /** Null: there is nothing to keep. */
  draft(): Pick<QuestionDraft, "question_id" | "base_version" | "value"> | null;
};

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export function createDraftKeeper({ editor, draft, ...options }: KeeperOptions) {
  const $refused = atom(false);
  const delay = createDelay(settle);
  const stopListening = onLeaving(delay.flush);
  let { drafts } = options;
  let hasReported = false;

  function settle(): void {
    delay.cancel();
    const present = draft();
    if (!present) return drafts.remove(editor);
    const isKept = drafts.keep({ editor, saved_at: serverNow().toISOString(), ...present });
    if (isKept || hasReported) return;
    hasReported = true;
    $refused.set(true);
  }

  return {
    /** The browser refused to store a draft: it is only in this tab. */
    $refused: $refused as ReadableAtom<boolean>,
    /** Something was typed: a draft will be written. */
    touch: delay.touch,
    /** Writes the draft that is due, or removes one that is no longer needed. */
    flush: delay.flush,
    /** Does the same whether a draft is due or not, for example after a save. */
    settle,
    forgive: (): void => $refused.set(false),
    /** A question that was new has been saved: from now on its drafts are kept under its id. */
    moveTo(next: QuestionDrafts): void {
      drafts.remove(editor);
      drafts = next;
    },
    /** Writes the draft that is due, also when a screen has crashed. If it is not wanted, call `discard` before. */
    exit(): void {
      delay.flush();
      stopListening();
    },
    /** The person has agreed to lose it. */
    discard(): void {
      delay.cancel();
      drafts.remove(editor);
    },
  };
}

/** Calls `write` when typing pauses, and at the latest `longestDelayMs` after the first key that is not written. */
function createDelay(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;

  function flush(): void {
    if (waitingSince !== null) write();
  }

  return {
    touch(): void {
      const now = performance.now();
      waitingSince ??= now;
      clearTimeout(timer);
      const left = longestDelayMs - (now - waitingSince);
      timer = setTimeout(flush, Math.max(0, Math.min(draftDelayMs, left)));
    },
    flush,
    cancel(): void {
      clearTimeout(timer);
      waitingSince = null;
    },
  };
}

/** Calls `flush` when the page may be closed or the session has ended. Returns what stops it. */
function onLeaving(flush: () => void): () => void {
  window.addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  const stopSession = $session.listen(({ status }) => status !== "in" && flush());

  return () => {
    stopSession();
    window.removeEventListener("pagehide", flush);
    document.removeEventListener("visibilitychange", flush);
  };
}
