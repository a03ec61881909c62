// How every reader of a question format ends: the question with what a new one has where nothing was said, checked against
// the contract's shape, and its notes. Not for whether it is a good question: domain/questions/ says that.
import * as v from "valibot";
import type { QuestionContent } from "../../contract/question-content.ts";
import { questionInput } from "../../contract/question-fields.ts";
import type { QuestionInput } from "../../contract/question-fields.ts";
import type { QuestionType } from "../../contract/question-types.ts";
import { excerptOf } from "../html-text.ts";
import type { ImportedQuestion, ImportNote } from "./imported-question.ts";

/** Each call answers an id that was not answered before: up to 40 of A–Z a–z 0–9 _ -. */
export type MakeId = () => string;

export const tooLarge =
  "Soal ini terlalu panjang atau terlalu banyak bagiannya. Pecah menjadi beberapa soal.";

/** Statements stand in a table below the question. */
export function usualLayout(type: QuestionType): QuestionInput["layout"] {
  return type === 8 || type === 9 ? 3 : 1;
}

/** References and competences are named by code beside it. */
export function questionWith(
  stem: string,
  content: QuestionContent,
  fields: Partial<Omit<QuestionInput, "stem" | "content">> = {},
): QuestionInput {
  return {
    stem,
    layout: usualLayout(content.type),
    reference_id: null,
    competence_ids: [],
    bobot: 1,
    difficulty: "",
    explanation: "",
    policy: null,
    // The order of a recording is the order of its answers.
    shuffle: content.type !== 3,
    audio: null,
    ...fields,
    content,
  };
}

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
    notes,
  };
}
