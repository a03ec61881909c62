// How a table of a document is read, and where its questions go.
import type { ImportedQuestion } from "../../imported-question.ts";
import type { WordTable } from "../document/word-block.ts";
import type { Draft } from "../reading/word-draft.ts";

export type TableTarget = {
  /** `place`: within the table; empty when the table is one question. */
  draft(place: string): Draft;
  add(draft: Draft, question: ImportedQuestion): void;
  /** What is lost of the table as a whole. */
  addLoss(reason: string): void;
};

/** One way of writing questions in a table. */
export type TableReader = {
  /** `isOpen`: a question in paragraphs stands above the table, which may be a part of it. */
  fits(table: WordTable, isOpen: boolean): boolean;
  /** Only of a table that fits. */
  read(table: WordTable, target: TableTarget): void;
};
