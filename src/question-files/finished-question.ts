// How every reader of a question format ends: the question checked against the contract's shape, and its notes. Not for
// whether it is a good question: domain/questions/ says that.
import * as v from "valibot";
import { questionInput, type QuestionInput } from "../contract/questions/question-fields.ts";
import { excerptOf } from "../domain/text/html-text.ts";
import type { ImportedQuestion, ImportNote } from "./imported-question.ts";

/** Each call answers an id that was not answered before: up to 40 of A–Z a–z 0–9 _ -. */
export type MakeId = () => string;

export const tooLarge =
  "Soal ini terlalu panjang atau terlalu banyak bagiannya. Pecah menjadi beberapa soal.";

/** False: too long, or of too many parts; it may not be sent. */
export function hasItsShape(question: QuestionInput): boolean {
  return v.is(questionInput, question);
}

/** Once, however often it is said. */
export function addNote(
  notes: ImportNote[],
  severity: ImportNote["severity"],
  reason: string,
): void {
  if (!notes.some((note) => note.reason === reason)) notes.push({ severity, reason });
}

/** @param about the HTML whose first words are shown */
export function importedQuestion(
  place: string,
  about: string,
  notes: ImportNote[],
  question: QuestionInput | null = null,
): ImportedQuestion {
  return {
    place,
    excerpt: excerptOf(about),
    question,
    referenceCode: null,
    competenceCodes: [],
    usage: null,
    notes,
  };
}
