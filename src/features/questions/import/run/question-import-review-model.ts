// The review of the import: which rows are shown and picked, and how questions are corrected.
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { maxImportQuestions } from "../../../../contract/questions/questions.ts";
import {
  codeKey,
  decidedQuestion,
  filteredRows,
  isPickable,
  mendedRow,
  type ImportRow,
  type RowFilter,
  type UnknownCode,
} from "../question-import-rows.ts";
import type { ImportRunModel } from "./question-import-run-model.ts";

/** `known`: the identities of the questions that the bank has. */
export function createImportReviewModel(run: ImportRunModel, known: () => ReadonlySet<string>) {
  return {
    show: (filter: RowFilter, offset = 0): void => run.change({ filter, offset }),
    skipExisting: (skipsExisting: boolean): void => run.change({ skipsExisting }),
    ...createPicks(run),
    ...createCorrections(run, known),
  };
}

function createPicks(run: ImportRunModel) {
  return {
    toggle: (id: number, isPicked: boolean): void =>
      run.changeRows((row) => (row.id === id ? { ...row, isPicked } : row)),
    /** Of those that the filter shows, on whatever page. */
    toggleShown(isPicked: boolean): void {
      const state = run.at("review");
      if (!state) return;
      const shown = new Set(filteredRows(state, state.filter).map(({ id }) => id));
      run.changeRows((row) => (shown.has(row.id) ? { ...row, isPicked } : row));
    },
    /** As many as one import takes, from the beginning. */
    pickFirst(): void {
      const state = run.at("review");
      if (!state) return;
      let left = maxImportQuestions;
      run.changeRows((row) => {
        const isWanted = row.isPicked && isPickable(row, state);
        if (isWanted) left -= 1;
        return isWanted && left < 0 ? { ...row, isPicked: false } : row;
      });
    },
  };
}

function createCorrections(run: ImportRunModel, known: () => ReadonlySet<string>) {
  return {
    /** `id` null: left out; undefined: undecided again. */
    decide(code: UnknownCode, id: string | null | undefined): void {
      const state = run.at("review");
      if (!state) return;
      const codes = new Map(state.codes);
      if (id === undefined) codes.delete(codeKey(code));
      else codes.set(codeKey(code), id);
      run.change({ codes });
    },
    /** The question as it would be sent, for its preview and its editor. */
    questionOf(row: ImportRow): QuestionInput | null {
      const state = run.at("review");
      return state && decidedQuestion(row, state.codes);
    },
    mend(id: number, question: QuestionInput): void {
      run.changeRows((row) => {
        if (row.id !== id) return row;
        const files = new Map(run.files.mediaOf(row.file).map((file) => [file.name, file]));
        return mendedRow(row, question, known(), files);
      });
    },
  };
}
