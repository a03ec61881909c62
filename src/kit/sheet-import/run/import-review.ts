// The review of an import: its rows are checked, shown one page at a time, and corrected. The rows stay in the worker.
import type { DuplicateMode } from "../../../contract/imports.ts";
import type { Refusal } from "../../../sheets/sheet-check.ts";
import { failureSentence } from "../../file-faults/failure-sentence.ts";
import type { ImportOptions } from "../import-options.ts";
import type { CheckAnswer, PageQuery, ReviewFilter } from "../import-protocol.ts";
import type { ImportLink, ImportRun } from "./import-run.ts";
import {
  blockedBecause,
  firstFilter,
  reviewPageSize,
  type ImportOutcome,
  type StateOf,
} from "../import-state.ts";

/** The part of the progress bar that is for checking the rows; the rest is for asking the server. */
const rowsShare = 0.8;

type ReviewQuery = Omit<PageQuery, "limit">;

export type ImportReview = ReturnType<typeof createImportReview>;

/** The pages of the review, and what happens to rows that the server has already. */
export function createImportReview<Outcome extends ImportOutcome>(run: ImportRun<Outcome>) {
  let duplicates: DuplicateMode = "skip";

  async function load(
    turn: number,
    fileName: string,
    query: ReviewQuery,
    problem: string | null = null,
  ): Promise<void> {
    const page = await run.link?.ask("page", { ...query, limit: reviewPageSize });
    const summary = await run.link?.ask("summary", {});
    if (!run.isCurrent(turn) || !page || !summary) return;
    const blocked = blockedBecause(summary, duplicates);
    run.set({ step: "review", fileName, summary, page, duplicates, blocked, problem });
  }

  return {
    duplicates: (): DuplicateMode => duplicates,
    load,
    /** Shows the review again. The rows that the server refused join the faults. */
    async loadRefused(
      turn: number,
      fileName: string,
      refusals: readonly Refusal[],
      problem: string | null,
    ): Promise<void> {
      if (refusals.length > 0) await run.link?.ask("refuse", { refusals });
      const filter = refusals.length > 0 ? "errors" : firstFilter;
      await load(turn, fileName, { filter, offset: 0, anew: true }, problem);
    },
    async show(filter: ReviewFilter, offset = 0): Promise<void> {
      const state = run.at("review");
      if (!state) return;
      const turn = run.next();
      const query = { filter, offset, anew: offset === 0 };
      await run.attempt(state, turn, () => load(turn, state.fileName, query));
    },
    setDuplicates(mode: DuplicateMode): void {
      const state = run.at("review");
      if (!state) return;
      duplicates = mode;
      run.set({ ...state, duplicates, blocked: blockedBecause(state.summary, duplicates) });
    },
    forget(): void {
      duplicates = "skip";
    },
  };
}

type Asking = Pick<ImportOptions<never, unknown, never>, "loadExisting" | "loadContext">;

export function createImportCheck<Outcome extends ImportOutcome>(
  run: ImportRun<Outcome>,
  review: ImportReview,
  { loadExisting, loadContext }: Asking,
) {
  /** What was checked; "back" leads there. */
  let columns: StateOf<"columns"> | null = null;

  /** Asks the server about identities that it has not been asked about. */
  async function askServer(
    link: ImportLink,
    { unasked }: CheckAnswer,
    turn: number,
  ): Promise<void> {
    if (unasked.length === 0 || !run.isCurrent(turn)) return;
    const found = await loadExisting(unasked, run.signal);
    if (run.isCurrent(turn)) await link.ask("existing", { keys: unasked, found });
  }

  return {
    askServer,
    async check(): Promise<void> {
      const state = run.at("columns");
      const { link } = run;
      if (!state || state.missing.length > 0 || !link) return;
      const { fileName, sources } = state;
      const turn = run.next();
      columns = { ...state, problem: null };
      run.set({ step: "checking", fileName, done: 0 });
      await run.attempt(state, turn, async () => {
        const context = await loadContext(run.signal);
        if (!run.isCurrent(turn)) return;
        const progress = (done: number): void => run.update("checking", { done: done * rowsShare });
        await askServer(link, await link.ask("check", { sources, context }, { progress }), turn);
        await review.load(turn, fileName, { filter: firstFilter, offset: 0, anew: true });
      });
    },
    backToColumns(): void {
      if (run.$state.get().step !== "review" || !columns) return;
      run.next();
      run.set(columns);
    },
    forget(): void {
      columns = null;
    },
  };
}

type AskServer = (link: ImportLink, answer: CheckAnswer, turn: number) => Promise<void>;

export function createCorrections<Outcome extends ImportOutcome>(
  run: ImportRun<Outcome>,
  review: ImportReview,
  askServer: AskServer,
) {
  async function correct(
    anew: boolean,
    ask: (link: ImportLink) => Promise<CheckAnswer>,
  ): Promise<void> {
    const state = run.at("review");
    const { link } = run;
    if (!state || !link) return;
    const turn = run.next();
    const { fileName, page } = state;
    await run.attempt(state, turn, async () => {
      const answer = await ask(link);
      // An unreachable server does not undo the correction: its number is asked about with the next one.
      const problem = await askServer(link, answer, turn).then(() => null, failureSentence);
      const query = { filter: page.filter, offset: anew ? 0 : page.offset, anew };
      await review.load(turn, fileName, query, problem);
    });
  }

  return {
    edit: (row: number, column: string, text: string) =>
      correct(false, (link) => link.ask("edit", { row, column, text })),
    replaceAll: (column: string, from: string, to: string) =>
      correct(false, (link) => link.ask("replace", { column, from, to })),
    applyFixes: (code: string) => correct(true, (link) => link.ask("fix", { code })),
  };
}
