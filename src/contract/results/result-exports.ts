// Results as rows of a file (domain.md 6.1 to 6.3): the same rows as the list's, with seat, counts by type, and what each question has earned.
import * as v from "valibot";
import type { InferOutput } from "valibot";
import { bulkBatchSize } from "../calls/list-fields.ts";
import { idSchema } from "../calls/fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { resultRow, resultSelection } from "./exam-results.ts";
import { exportKinds } from "./result-export-calls.ts";

export const resultIds = v.object({ ids: v.array(v.string()) });

export const exportResultsInput = v.object({
  ...resultSelection,
  kind: v.picklist(exportKinds),
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(130))),
    v.minLength(1),
    v.maxLength(bulkBatchSize),
  ),
});

const count = v.number();

/**
 * Of one question and participant. Under marks: a share of 0 to 1. Under letters: "A". Under both: "x", nothing was answered; "-", it was not
 * given to this participant; "d", under marks: the question was taken out after the exam; "?", people have not marked it yet, or its mark is not told beside a name (contract/exams/sitting-answers.ts).
 */
const exportedCell = v.union([v.number(), v.string()]);
export type ExportedCell = InferOutput<typeof exportedCell>;

export const exportedResult = v.object({
  ...resultRow.entries,
  sesi: v.nullable(v.number()),
  /** Empty without one. */
  room: v.string(),
  /** Of the types that nobody marks; empty before the end. */
  counts: v.array(
    v.object({ type: v.picklist(questionTypeCodes), right: count, partly: count, wrong: count }),
  ),
  /** Questions without an answer; null before the end. */
  empty: v.nullable(count),
  /** In the order of `questions`; null before the end, and in a list. */
  cells: v.nullable(v.array(exportedCell)),
});
export type ExportedResult = InferOutput<typeof exportedResult>;

export const exportedQuestion = v.object({
  id: idSchema,
  type: v.picklist(questionTypeCodes),
  /** Its place in its bank, from 1. */
  no: count,
  /** Of its bank. */
  kode: v.string(),
  /** The letter of the right option, of type 1; null for whoever may not see what is in the bank. */
  key: v.nullable(v.string()),
});
export type ExportedQuestion = InferOutput<typeof exportedQuestion>;

export const exportedResults = v.object({
  /** That somebody of the exam was asked: all for marks, those of type 1 for letters, none for a list. */
  questions: v.array(exportedQuestion),
  /** In the order of `ids`; those that are not there any more are left out. */
  items: v.array(exportedResult),
});
export type ExportedResults = InferOutput<typeof exportedResults>;
