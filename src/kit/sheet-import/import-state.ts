// The states of an import, one at a time; the wizard draws them and decides nothing.
import type { CheckSummary } from "../../sheets/check-summary.ts";
import type { ColumnSources } from "../../sheets/sheet-columns.ts";
import type { DuplicateMode } from "../../contract/imports.ts";
import type { ReviewFilter, ReviewPage, SheetSummary } from "./import-protocol.ts";
import type { FileFaultCode, FileFaultDetails } from "../../files/file-fault.ts";

/** What every import's answer holds; passwords and the like are the entity's own. */
export type ImportOutcome = {
  created: number;
  updated: number;
  skipped: number;
  faults: readonly { row: number; field: string; message: string }[];
};

export type ImportState<Outcome extends ImportOutcome = ImportOutcome> =
  | { step: "choose" }
  /** `done` runs from 0 to 1. */
  | { step: "reading"; fileName: string; done: number }
  /** The file as a whole cannot be imported; file-fault-messages.ts says why and what to do. */
  | { step: "refused"; fileName: string; code: FileFaultCode; details: FileFaultDetails }
  | {
      step: "columns";
      fileName: string;
      sheet: SheetSummary;
      sources: ColumnSources;
      /** Keys of required columns without a source; the check waits for them. */
      missing: string[];
      /** What went wrong with the last verb: a sheet that cannot be used, a server out of reach. */
      problem: string | null;
    }
  | { step: "checking"; fileName: string; done: number }
  | {
      step: "review";
      fileName: string;
      summary: CheckSummary;
      page: ReviewPage;
      duplicates: DuplicateMode;
      /** Why nothing can be sent as things are; null: it can. */
      blocked: "nothing-to-send" | "duplicates" | null;
      problem: string | null;
    }
  /** What would change is shown and agreed to; the entity knows what. */
  | { step: "plan"; fileName: string; rows: number }
  | { step: "sending"; fileName: string; rows: number; elapsedSeconds: number }
  | { step: "done"; fileName: string; outcome: Outcome; rejected: number }
  /** The answer never came: whether the rows were written is to be asked. */
  | {
      step: "lost";
      fileName: string;
      rows: number;
      importId: string;
      problem: string;
      /** True: the server was reached and has not written them. */
      notWritten: boolean;
    };

export type ImportStep = ImportState["step"];
export type StateOf<
  Step extends ImportStep,
  Outcome extends ImportOutcome = ImportOutcome,
> = Extract<ImportState<Outcome>, { step: Step }>;

/** Nothing is sent when nothing would be written, or when duplicates are to stop the import. */
export function blockedBecause(
  { sendable, existing }: CheckSummary,
  duplicates: DuplicateMode,
): StateOf<"review">["blocked"] {
  const known = existing ?? 0;
  if (duplicates === "stop" && known > 0) return "duplicates";
  const written = duplicates === "skip" ? sendable - known : sendable;
  return written > 0 ? null : "nothing-to-send";
}

/** What sending would do, in rows. */
export function importPlan(
  { sendable, existing, errors }: CheckSummary,
  duplicates: DuplicateMode,
): { created: number; updated: number; skipped: number; rejected: number } {
  const known = existing ?? 0;
  return {
    created: sendable - known,
    updated: duplicates === "update" ? known : 0,
    skipped: duplicates === "skip" ? known : 0,
    rejected: errors,
  };
}

/** Leaving now would lose corrections, or sight of rows on their way to the server. */
export function holdsWork({ step }: ImportState): boolean {
  return step === "review" || step === "plan" || step === "sending" || step === "lost";
}

export const reviewPageSize = 50;
export const firstFilter: ReviewFilter = "problems";
