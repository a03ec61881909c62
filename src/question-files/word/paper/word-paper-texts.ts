// The words that stand on a paper around its questions, in the language of whoever prints it.
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { PaperKey } from "../../../domain/paper/paper-keys.ts";
import type { PaperBlock } from "../../../domain/paper/question-paper.ts";

export type WordPaperTexts = {
  answer: string;
  reason: string;
  wordBank: string;
  key: string;
  explanation: string;
  number: string;
  keysTitle: string;
  instructionTitle: string;
  /** What is done with the questions of a type: the heading of their group. */
  group(letter: string, type: QuestionType): string;
  /** The line before a text, a sound, or in their stead. */
  reference(block: Exclude<PaperBlock, { is: "question" }>): string;
  audio(times: number): string;
  unkeyed(is: Exclude<PaperKey["is"], "text" | "html">): string;
  /** Weight and competences. */
  notes(bobot: number | null, competences: readonly string[]): string;
};

/** Name of the file that is a question's picture with its areas drawn. */
export const zonedName = (questionId: string) => `zones-${questionId}.png`;
