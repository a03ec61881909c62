// Which answers each tab of one person has at hand. The server gives a person's answers to that person, in whichever tab; this keeps two tabs
// from showing the same one. Each tab writes what it has into local storage, where the others read it before they take more.
import * as v from "valibot";
import { claimMs } from "../../../../contract/marking/marking-answers.ts";
import { tabAnswersStoragePrefix } from "../../../../contract/marking/marking-storage-keys.ts";
import {
  readStoredJson,
  removeStored,
  storedKeys,
  writeStored,
} from "../../../../core/preferences/storage.ts";
import { $session } from "../../../../core/session.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { keyOf, type AnswerPlace } from "./marking-sequence-state.ts";

/** `takenAt`: ms since 1970. */
const heldAnswer = v.object({
  unit: v.object({ schedule_id: v.string(), question_id: v.string() }),
  code: v.string(),
  takenAt: v.number(),
});
/** `aliveAt`: when the tab wrote it last, in ms since 1970. */
const entry = v.object({ aliveAt: v.number(), answers: v.array(heldAnswer) });
type HeldAnswer = v.InferOutput<typeof heldAnswer>;

export type TabAnswers = ReturnType<typeof createTabAnswers>;

const renewMs = 60_000;
const idLength = 12;

/** @param changed another tab has taken or released answers */
export function createTabAnswers(changed: () => void) {
  const session = $session.get();
  const prefix = `${tabAnswersStoragePrefix}${"user" in session ? session.user.id : ""}.`;
  const own = prefix + randomAlphanumeric(idLength);
  let mine: readonly HeldAnswer[] = [];

  function write(): void {
    if (mine.length === 0) removeStored(own);
    else writeStored(own, JSON.stringify({ aliveAt: Date.now(), answers: mine }));
  }

  /** Of a tab that has crashed nothing is read any more when the server gives its answers to others, too. */
  function read(key: string): readonly HeldAnswer[] {
    const found = readStoredJson(key, null, (value) => v.is(entry, value));
    if (found && Date.now() - found.aliveAt < claimMs) return found.answers;
    removeStored(key);
    return [];
  }

  const release = (): void => removeStored(own);
  const isOfOthers = (key: string) => key.startsWith(prefix) && key !== own;
  const stop = followBrowser({ isOfOthers, changed, write, release });

  return {
    /** What this tab has at hand now. */
    keep(places: readonly AnswerPlace[]): void {
      const known = new Map(mine.map((one) => [keyOf(one), one.takenAt]));
      mine = places.map(({ unit, code }) => {
        const takenAt = known.get(keyOf({ unit, code })) ?? Date.now();
        return { unit, code, takenAt };
      });
      write();
    },
    /** What the other tabs have. Of an answer that two have taken at the same moment, the one that took it last has it. */
    elsewhere(): AnswerPlace[] {
      const taken = new Map(mine.map((one) => [keyOf(one), one.takenAt]));
      const others = storedKeys(prefix).filter((key) => key !== own);
      return others.flatMap((key) =>
        read(key).filter((one) => {
          const takenAt = taken.get(keyOf(one)) ?? -Infinity;
          return one.takenAt > takenAt || (one.takenAt === takenAt && key > own);
        }),
      );
    },
    exit(): void {
      stop();
      release();
    },
  };
}

type BrowserEvents = {
  isOfOthers(key: string): boolean;
  changed(): void;
  write(): void;
  release(): void;
};

/** What other tabs write, and that this page stays, closes or comes back as it was. Returns how to stop. */
function followBrowser({ isOfOthers, changed, write, release }: BrowserEvents): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || isOfOthers(key)) changed();
  };
  /** What a tab writes while it closes is not always reported. */
  const onShown = (): void => {
    if (!document.hidden) changed();
  };
  const timer = setInterval(write, renewMs);
  addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onShown);
  addEventListener("pagehide", release);
  addEventListener("pageshow", write);
  return () => {
    clearInterval(timer);
    removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", onShown);
    removeEventListener("pagehide", release);
    removeEventListener("pageshow", write);
  };
}
