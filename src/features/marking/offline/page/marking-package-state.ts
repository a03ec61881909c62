// What the page for marking without a network holds, sealed: one question, the answers to it, and what the person has given so far. It
// says nothing of who gave an answer, and when.
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { AnswerPart } from "../../../../domain/marking/answer-parts.ts";
import type { PointForm } from "../../../../domain/marking/point-form.ts";

/** Rich text is HTML that was cleaned, with its formulas drawn and its pictures inside. */
export type PackedQuestion = {
  version: number;
  stem: string;
  reference: string;
  model: string;
  keywords: readonly string[];
};

export type PackedAnswer = {
  code: string;
  seq: number;
  version: number;
  words: number;
  parts: readonly AnswerPart[];
  form: PointForm;
  /** The codes of others in the file that say the same. */
  equal: readonly string[];
  isFlagged: boolean;
  given: GivenMark | null;
  comment: string;
};

export type MarkingPackage = {
  format: "exo-marking-1";
  id: string;
  schedule_id: string;
  question_id: string;
  unit: string;
  marker_id: string;
  marker: string;
  /** When it was made, by the server's clock. */
  made_at?: string;
  rubric_version?: number;
  questions: readonly PackedQuestion[];
  answers: readonly PackedAnswer[];
};
