// One run of the import: its state, its files, and whether it still goes on when an answer arrives.
import { atom } from "nanostores";
import type { ImportRow } from "../question-import-rows.ts";
import type { QuestionImportState, ReviewState } from "../question-import-state.ts";
import { createImportFiles, type ImportFilesOptions } from "./question-import-files.ts";

type Step = QuestionImportState["step"];
type StateOf<Wanted extends Step> = Extract<QuestionImportState, { step: Wanted }>;

export const nothingChosen: StateOf<"choose"> = { step: "choose", refused: [], problem: null };

export type ImportRunModel = ReturnType<typeof createImportRunModel>;

export function createImportRunModel(options: ImportFilesOptions) {
  const $state = atom<QuestionImportState>(nothingChosen);
  let files = createImportFiles(options);
  let abort = new AbortController();

  /** The state, if it is that step. */
  function at<Wanted extends Step>(step: Wanted): StateOf<Wanted> | null {
    const state = $state.get();
    return state.step === step ? (state as StateOf<Wanted>) : null;
  }

  /** Changes the review, while it is shown. */
  function change(changes: Partial<ReviewState>): void {
    const state = at("review");
    if (state) $state.set({ ...state, ...changes });
  }

  return {
    $state,
    at,
    change,
    changeRows(changeRow: (row: ImportRow) => ImportRow): void {
      const state = at("review");
      if (state) change({ rows: state.rows.map(changeRow) });
    },
    get files() {
      return files;
    },
    get signal() {
      return abort.signal;
    },
    /** Ends the present run: its files are closed and its calls are aborted. Returns the signal of the next one. */
    begin(): AbortSignal {
      abort.abort();
      abort = new AbortController();
      files.close();
      files = createImportFiles(options);
      return abort.signal;
    },
  };
}
