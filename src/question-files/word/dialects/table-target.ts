// Where the questions of one table of a document go.
import type { ImportedQuestion } from "../../imported-question.ts";
import type { Draft } from "../reading/word-draft.ts";

export type TableTarget = {
  /** `place`: within the table. */
  draft(place: string): Draft;
  add(draft: Draft, question: ImportedQuestion): void;
  /** What is lost of the table as a whole. */
  tell(reason: string): void;
};
