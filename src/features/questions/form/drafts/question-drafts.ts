// Drafts of questions: what was typed and is not saved, in the browser's local storage by person, bank and question. A draft
// outlives a reload, a crash and an expired sign-in, and is offered to its author alone. It is in local storage and not in
// IndexedDB, because local storage is written at once: a draft that is written while the tab closes is kept. Each tab has an
// entry of its own.
import * as v from "valibot";
import { questionDraftStoragePrefix } from "../../../../contract/storage-keys.ts";
import {
  readStoredJson,
  removeStored,
  storedKeys,
  writeStored,
} from "../../../../core/preferences/storage.ts";
import { formValue } from "../model/question-form-value.ts";

const draftSchema = v.object({
  /** The tab's own name. */
  editor: v.string(),
  /** By the server's clock, ISO 8601. */
  saved_at: v.string(),
  /** Of a new question, the id that it will have. */
  question_id: v.string(),
  /** The version of the question that was edited; null: a new question. */
  base_version: v.nullable(v.number()),
  value: formValue,
});
export type QuestionDraft = v.InferOutput<typeof draftSchema>;

export const draftLifetimeMs = 14 * 24 * 60 * 60 * 1000;
const maxPerQuestion = 3;

export type QuestionDrafts = ReturnType<typeof createQuestionDrafts>;

/** `questionId`: null for a new question. */
export function createQuestionDrafts(personId: string, bankId: string, questionId: string | null) {
  const key = `${questionDraftStoragePrefix}${personId}.${bankId}.${questionId ?? "new"}`;
  const all = (): QuestionDraft[] => entriesAt(key);

  return {
    /** Newest first. */
    all,
    /** False when the browser refuses to store it: then only this tab remembers the draft. */
    keep(draft: QuestionDraft): boolean {
      const others = all().filter(({ editor }) => editor !== draft.editor);
      return write(key, [draft, ...others].slice(0, maxPerQuestion));
    },
    remove(editor: string): void {
      const drafts = all();
      const kept = drafts.filter((draft) => draft.editor !== editor);
      if (kept.length < drafts.length || kept.length === 0) write(key, kept);
    },
  };
}

/** Drafts of every person: a PC in a staff room would otherwise keep them for ever. */
export function dropOldDrafts(now: Date): void {
  for (const key of storedKeys(questionDraftStoragePrefix)) {
    const all = entriesAt(key);
    const kept = all.filter(
      ({ saved_at }) => now.getTime() - Date.parse(saved_at) < draftLifetimeMs,
    );
    if (kept.length < all.length || kept.length === 0) write(key, kept);
  }
}

function entriesAt(key: string): QuestionDraft[] {
  const entries = readStoredJson<unknown[]>(key, [], (value) => Array.isArray(value));
  // An entry that another version of the console wrote in another shape is ignored.
  return entries.filter((entry): entry is QuestionDraft => v.is(draftSchema, entry));
}

function write(key: string, drafts: readonly QuestionDraft[]): boolean {
  if (drafts.length > 0) return writeStored(key, JSON.stringify(drafts));
  removeStored(key);
  return true;
}
