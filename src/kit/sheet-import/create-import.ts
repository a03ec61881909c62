// The import wizard without its looks: a file is chosen, its columns are matched, its rows are checked and corrected,
// and what is right is sent in one call. The rows themselves stay in a worker; nothing here knows the entity.
import type { ReadableAtom } from "nanostores";
import type { DuplicateMode } from "../../contract/imports.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import type { CheckSummary } from "../../sheets/check-summary.ts";
import type { SheetOutline } from "../../sheets/sheet-columns.ts";
import { createFileChoice, createImportColumns } from "./run/import-columns.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ReviewFilter } from "./import-protocol.ts";
import { createCorrections, createImportCheck, createImportReview } from "./run/import-review.ts";
import { createImportRun } from "./run/import-run.ts";
import { createCommit, createImportPlan, createImportSending } from "./run/import-sending.ts";
import type { ImportOutcome, ImportState } from "./import-state.ts";
import { saveRejectedFile } from "./rejected-file.ts";

export type ImportModel<Outcome extends ImportOutcome> = {
  $state: ReadableAtom<ImportState<Outcome>>;
  /** Of the sheets of this kind, as soon as one has been opened. */
  readonly outline: SheetOutline;
  choose: (file: File) => Promise<void>;
  /** Another sheet of the file. */
  chooseSheet: (name: string) => Promise<void>;
  /** Points at the header by its row number; 0: the sheet has none. */
  chooseHeader: (row: number) => Promise<void>;
  /** Takes the column `key` from the file's column `index`; null: from nowhere. */
  map: (key: string, index: number | null) => void;
  /** The same text in every row, for a column that the file does not have. */
  fill: (key: string, text: string) => void;
  /** Not for what tells one row from another. */
  canFill: (key: string) => boolean;
  check: () => Promise<void>;
  /** From the plan back to the review; from there to the columns, corrections made meanwhile are lost. */
  back: () => void;
  /** Corrects one cell, in the row of that number. */
  edit: (row: number, column: string, text: string) => Promise<void>;
  /** Corrects every cell of the column that says exactly `from`. */
  replaceAll: (column: string, from: string, to: string) => Promise<void>;
  /** Does what all faults of that kind propose. */
  applyFixes: (code: string) => Promise<void>;
  /** Rows that were corrected stay in view until the first page of a filter is loaded. */
  show: (filter: ReviewFilter, offset?: number) => Promise<void>;
  setDuplicates: (duplicates: DuplicateMode) => void;
  /** Between the review and sending, what would change is shown. */
  hasPlan: (found: CheckSummary) => boolean;
  /** Asks what sending would change, where the entity shows that first. */
  plan: () => Promise<void>;
  commit: () => Promise<void>;
  /** After a lost answer: asks whether the rows were written. */
  askAgain: () => Promise<void>;
  /** After a lost answer: sends the same rows under the same id, so that nothing is written twice. */
  retry: () => Promise<void>;
  /** Stops whatever is going on. What was already sent cannot be taken back: then the state is "lost". */
  cancel: () => void;
  downloadRejected: (format: FileFormat) => Promise<void>;
  restart: () => void;
  exit: () => void;
};

export function createImport<Row, Context, Outcome extends ImportOutcome>(
  options: ImportOptions<Row, Context, Outcome>,
): ImportModel<Outcome> {
  const run = createImportRun<Outcome>();
  const { outline, show, ...columns } = createImportColumns(run);
  const review = createImportReview(run);
  const checking = createImportCheck(run, review, options);
  const planning = createImportPlan(run, review, options);
  const sending = createImportSending(run, review, options);

  function drop(): number {
    for (const part of [review, checking, planning, sending]) part.forget();
    return run.drop();
  }

  function restart(): void {
    drop();
    run.set({ step: "choose" });
  }

  return {
    $state: run.$state,
    get outline() {
      return outline();
    },
    choose: createFileChoice(run, show, options, drop),
    ...columns,
    ...createCorrections(run, review, checking.askServer),
    check: checking.check,
    back() {
      const planned = run.at("plan");
      if (planned) void review.loadRefused(run.next(), planned.fileName, [], null);
      else checking.backToColumns();
    },
    show: review.show,
    setDuplicates: review.setDuplicates,
    hasPlan: planning.hasPlan,
    plan: planning.plan,
    commit: createCommit(run, planning, sending),
    askAgain: sending.askAgain,
    retry: sending.retry,
    cancel() {
      if (run.at("sending") && sending.isSent()) sending.stop();
      else restart();
    },
    async downloadRejected(format) {
      if (run.link) await saveRejectedFile(run.link, outline().noun, format, options);
    },
    restart,
    exit: () => void drop(),
  };
}
