// What was found in a document so far: questions with their files, what is lost of tables, and texts outside questions.
import type { ImportedFile, ImportedQuestion, ImportNote } from "../../imported-question.ts";
import type { DocumentMedia } from "../document/document-media.ts";
import { createDraft, type Draft } from "./word-draft.ts";

export class FoundQuestions {
  readonly questions: ImportedQuestion[] = [];
  readonly #files = new Map<string, ImportedFile>();
  readonly #losses: string[] = [];
  readonly #media: DocumentMedia;
  readonly #makeId: () => string;
  #outside: string[] = [];

  constructor(media: DocumentMedia, makeId: () => string) {
    this.#media = media;
    this.#makeId = makeId;
  }

  get files(): ImportedFile[] {
    return [...this.#files.values()];
  }

  draft(place: string): Draft {
    return createDraft(place, this.#media, this.#makeId);
  }

  add(draft: Draft, question: ImportedQuestion): void {
    this.questions.push(question);
    if (!question.question) return;
    for (const name of draft.used) {
      const picture = this.#media.picture(name);
      const file = picture ? { name, bytes: picture.bytes } : this.#media.sound(name);
      if (file) this.#files.set(name, file);
    }
  }

  addLoss(reason: string): void {
    this.#losses.push(reason);
  }

  /** A text that belongs to no question. */
  addOutside(text: string): void {
    const words = text.replace(/\s+/gu, " ").trim();
    if (words !== "") this.#outside.push(words);
  }

  /** Before the document is read in another way. */
  forgetOutside(): void {
    this.#outside = [];
  }

  notes(): ImportNote[] {
    const notes = this.#losses.map((reason): ImportNote => ({ severity: "warning", reason }));
    if (this.questions.length === 0) {
      notes.push({
        severity: "error",
        reason:
          'Tidak ada soal yang dikenali; tulis "S:1)" di depan soal, atau satu tabel dua kolom untuk setiap soal.',
      });
    }
    // The first is the title that a document may have.
    const [, ...rest] = this.#outside;
    const [first] = rest;
    if (first !== undefined && this.questions.length > 0) {
      const words = [...first].slice(0, 60).join("");
      notes.push({
        severity: "warning",
        reason: `${rest.length} bagian di luar soal tidak diimpor, mulai dari "${words}".`,
      });
    }
    return notes;
  }
}
