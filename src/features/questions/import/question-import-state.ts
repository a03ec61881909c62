// The states of an import of questions, one at a time; the wizard draws them and decides nothing.
import { maxImportQuestions } from "../../../contract/questions/questions.ts";
import type { ImportNote } from "../../../question-files/imported-question.ts";
import type { QuestionFormat } from "../../../question-files/worker/question-file-kind.ts";
import {
  pickedRows,
  type ImportChoices,
  type RowFilter,
  type RowView,
} from "./question-import-rows.ts";

export type FaultyName = { name: string; reason: string };
export type FileSummary = {
  name: string;
  format: QuestionFormat;
  /** Whether a person may say that it is the other of the two text formats. */
  isText: boolean;
  count: number;
  notes: readonly ImportNote[];
};

export type ReviewState = RowView & {
  step: "review";
  files: readonly FileSummary[];
  refused: readonly FaultyName[];
  choices: ImportChoices;
  filter: RowFilter;
  /** The first of the rows that are shown, from 0. */
  offset: number;
  /** What went wrong with the last verb. */
  problem: string | null;
};

export type QuestionImportState =
  | { step: "choose"; refused: readonly FaultyName[]; problem: string | null }
  /** `done` runs from 0 to 1, over all files. */
  | { step: "reading"; fileName: string; done: number }
  | ReviewState
  | { step: "uploading"; name: string; done: number; total: number }
  | { step: "sending"; count: number; elapsedSeconds: number }
  /** The answer never came: whether the questions were written is to be asked. */
  | { step: "lost"; problem: string; notWritten: boolean }
  | { step: "done"; created: number; existing: number; errors: number; unpicked: number };

/** Few enough that a slow PC draws them without a pause. */
export const rowsPerPage = 20;

/** Why nothing can be sent as things are; null: it can. */
export function blockedBecause(view: RowView): "none" | "many" | null {
  const { length } = pickedRows(view);
  if (length === 0) return "none";
  return length > maxImportQuestions ? "many" : null;
}

/** Leaving now would lose picks and corrections, or sight of questions on their way to the server. */
export function holdsWork({ step }: QuestionImportState): boolean {
  return step === "review" || step === "uploading" || step === "sending" || step === "lost";
}
