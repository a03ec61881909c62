// What is written of a question and not saved, kept in the browser's local storage: by person, bank and question, so that
// it outlives a reload, a crash and an expired sign-in, and is offered to nobody else. Local storage and not IndexedDB,
// because it is written at once: what is kept as the tab closes is kept. Each tab keeps its own entry.
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
  /** Of a new question: the id that it is to have. */
  question_id: v.string(),
  /** What it was written over; null: a new question. */
  base_version: v.nullable(v.number()),
  value: formValue,
});
export type QuestionDraft = v.InferOutput<typeof draftSchema>;

export const draftLifetimeMs = 14 * 24 * 60 * 60 * 1000;
const maxPerQuestion = 3;

export class QuestionDrafts {
  readonly #key: string;

  /** `questionId`: null for a new one. */
  constructor(personId: string, bankId: string, questionId: string | null) {
    this.#key = `${questionDraftStoragePrefix}${personId}.${bankId}.${questionId ?? "new"}`;
  }

  /** Newest first. */
  all(): QuestionDraft[] {
    return entriesAt(this.#key);
  }

  /** False when the browser refuses: then this tab alone remembers it. */
  keep(draft: QuestionDraft): boolean {
    const others = this.all().filter(({ editor }) => editor !== draft.editor);
    return write(this.#key, [draft, ...others].slice(0, maxPerQuestion));
  }

  remove(editor: string): void {
    const all = this.all();
    const kept = all.filter((draft) => draft.editor !== editor);
    if (kept.length < all.length || kept.length === 0) write(this.#key, kept);
  }
}

/** Of everybody: a PC in a staff room would keep them for ever. */
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
  // One that another version of the console wrote otherwise is as good as none.
  return entries.filter((entry): entry is QuestionDraft => v.is(draftSchema, entry));
}

function write(key: string, drafts: readonly QuestionDraft[]): boolean {
  if (drafts.length > 0) return writeStored(key, JSON.stringify(drafts));
  removeStored(key);
  return true;
}
