// How readers of text formats put a question together: its notes as they come and its common fields. How it ends is
// finished-question.ts.
import { maxParts, type QuestionContent } from "../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../contract/questions/question-fields.ts";
import { escapeHtml, isEmptyHtml } from "../domain/text/html-text.ts";
import { questionWith } from "../domain/questions/question-with.ts";
import {
  addNote,
  hasItsShape,
  importedQuestion,
  tooLarge,
  type MakeId,
} from "./finished-question.ts";
import type { ImportNote, ImportedQuestion } from "./imported-question.ts";

/** What makes a question unfit to be imported; its message is the reason that people read. */
export class ReadingFault extends Error {
  override readonly name = "ReadingFault";
}

export const roundedWeight =
  "Bobot di berkas asal dibulatkan, karena di sini paling banyak dua angka di belakang koma.";

/** What a reader fills in while it reads. */
export type Draft = {
  place: string;
  makeId: MakeId;
  notes: ImportNote[];
  stem: string;
  /** Of what is asked, where the stem is only a usual sentence; empty: of the stem. */
  excerpt: string;
  explanation: string;
  bobot: number;
  shuffle: boolean;
  policy: PolicyName | null;
};

export function newDraft(place: string, makeId: MakeId): Draft {
  return {
    place,
    makeId,
    notes: [],
    stem: "",
    excerpt: "",
    explanation: "",
    bobot: 1,
    shuffle: true,
    policy: null,
  };
}

/** Once, however often it is said. */
export function warn(draft: Draft, reason: string): void {
  addNote(draft.notes, "warning", reason);
}

/** Runs `read`; a fault becomes the error of this question alone. */
export function readingOf(draft: Draft, read: () => QuestionContent): ImportedQuestion {
  try {
    const content = read();
    // A text with blanks may be all that there is.
    if (isEmptyHtml(draft.stem) && content.type !== 14)
      throw new ReadingFault("Soal ini tidak berisi pertanyaan. Tulis pertanyaannya.");
    return { ...imported(draft), question: checked(draft, content) };
  } catch (error) {
    if (!(error instanceof ReadingFault)) throw error;
    draft.notes.push({ severity: "error", reason: error.message });
    return imported(draft);
  }
}

function imported({ place, stem, excerpt, notes }: Draft): ImportedQuestion {
  return importedQuestion(place, excerpt === "" ? stem : escapeHtml(excerpt), notes);
}

function checked(draft: Draft, content: QuestionContent): QuestionInput {
  const { stem, explanation, bobot, shuffle, policy } = draft;
  const fields = { layout: 1, explanation, bobot, shuffle, policy } as const;
  const question = questionWith(stem, content, fields);
  if (hasItsShape(question)) return question;
  throw new ReadingFault(tooLarge);
}

/** Before much is done with them. @throws ReadingFault */
export function checkCount(parts: readonly unknown[]): void {
  if (parts.length > maxParts) throw new ReadingFault(tooLarge);
}
