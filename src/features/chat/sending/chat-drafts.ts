// What is typed in conversations and not sent, in the browser's local storage by person: it outlives leaving the screen, a reload,
// signing out and a closed tab on this PC, and only its author gets it back.
import * as v from "valibot";
import { atom, type WritableAtom } from "nanostores";
import { chatDraftsStoragePrefix } from "../../../contract/storage-keys.ts";
import { readStoredJson, removeStored, writeStored } from "../../../core/preferences/storage.ts";

/** What is typed and not sent. */
export type Draft = { text: string; picture_id: string | null };
export const noDraft: Draft = { text: "", picture_id: null };

/** The server deletes a picture that no message names after a day. */
const pictureLifetimeMs = 20 * 60 * 60 * 1000;
/** As drafts of questions: a PC in a staff room would keep them for ever. */
const draftLifetimeMs = 14 * 24 * 60 * 60 * 1000;

const keptDraft = v.object({
  text: v.string(),
  picture_id: v.nullable(v.string()),
  /** Milliseconds, by the clock of this PC. */
  saved: v.number(),
});
type Kept = Record<string, v.InferOutput<typeof keptDraft>>;

export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(userId: string) {
  const key = chatDraftsStoragePrefix + userId;
  const drafts = new Map<string, WritableAtom<Draft>>();

  /** Read anew each time: another tab writes drafts of other conversations. */
  function keep(chatId: string, draft: Draft): void {
    const { [chatId]: _before, ...others } = readKept(key);
    const isEmpty = draft.text.trim() === "" && draft.picture_id === null;
    const kept = isEmpty ? others : { ...others, [chatId]: { ...draft, saved: Date.now() } };
    // Without storage this tab remembers them as long as it lives.
    if (Object.keys(kept).length === 0) removeStored(key);
    else writeStored(key, JSON.stringify(kept));
  }

  // Another tab may have sent its own text in the same conversation since.
  window.addEventListener("pagehide", () => {
    for (const [chatId, $draft] of drafts) if ($draft.get() !== noDraft) keep(chatId, $draft.get());
  });

  return {
    draftOf(chatId: string): WritableAtom<Draft> {
      const known = drafts.get(chatId);
      if (known) return known;
      const { [chatId]: kept } = readKept(key);
      const $draft = atom(kept ? { text: kept.text, picture_id: kept.picture_id } : noDraft);
      $draft.listen((draft) => keep(chatId, draft));
      drafts.set(chatId, $draft);
      return $draft;
    },
  };
}

function readKept(key: string): Kept {
  const isTable = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;
  const stored = readStoredJson(key, {}, isTable);
  const now = Date.now();
  const kept: Kept = {};
  for (const [chatId, draft] of Object.entries(stored)) {
    // What another version of the console wrote in another shape is ignored.
    if (!v.is(keptDraft, draft) || now - draft.saved > draftLifetimeMs) continue;
    const isPictureThere = now - draft.saved < pictureLifetimeMs;
    kept[chatId] = isPictureThere ? draft : { ...draft, picture_id: null };
  }
  return kept;
}
