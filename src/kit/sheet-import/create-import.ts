// The import wizard without its looks: a file is chosen, its columns are matched, its rows are checked and corrected,
// and what is right is sent in one call. The rows themselves stay in a worker; nothing here knows the entity.
import type { ReadableAtom } from "nanostores";
import type { DuplicateMode } from "../../contract/imports.ts";
import type { CheckSummary } from "../../sheets/check-summary.ts";
import type { Refusal } from "../../sheets/sheet-check.ts";
import {
  missingColumns,
  noOutline,
  noSource,
  withSource,
  type ColumnSource,
  type ColumnSources,
  type SheetOutline,
} from "../../sheets/sheet-columns.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import type { CheckAnswer, PageQuery, ReviewFilter, SheetSummary } from "./import-protocol.ts";
import { faultIn, ImportRun, isPlanned, takeRows, xlsxOf, type ImportLink } from "./import-run.ts";
import { createImportDelivery, type Delivered, type ImportDelivery } from "./import-delivery.ts";
import { failureSentence } from "../file-faults/failure-sentence.ts";
import type { ImportOptions } from "./import-options.ts";
import {
  blockedBecause,
  firstFilter,
  reviewPageSize,
  type ImportOutcome,
  type ImportState,
  type StateOf,
} from "./import-state.ts";
import { saveRejectedFile } from "./rejected-file.ts";

/** Of the bar while checking; the rest is asking the server. */
const rowsShare = 0.8;

export function createImport<Row, Context, Outcome extends ImportOutcome>(
  options: ImportOptions<Row, Context, Outcome>,
): ImportModel<Row, Context, Outcome> {
  return new ImportModel(options);
}

export type { ImportModel };
class ImportModel<Row, Context, Outcome extends ImportOutcome> {
  readonly $state: ReadableAtom<ImportState<Outcome>>;
  /** Of the sheets of this kind, as soon as one has been opened. */
  outline: SheetOutline = noOutline;
  readonly #options: ImportOptions<Row, Context, Outcome>;
  readonly #run = new ImportRun<Outcome>();
  #columns: StateOf<"columns"> | null = null;
  #duplicates: DuplicateMode = "skip";
  readonly #delivery: ImportDelivery<Row, Outcome>;
  /** What the plan was made of. */
  #rows: Row[] = [];

  constructor(options: ImportOptions<Row, Context, Outcome>) {
    this.#options = options;
    this.$state = this.#run.$state;
    this.#delivery = createImportDelivery(options, (elapsedSeconds) =>
      this.#run.update("sending", { elapsedSeconds }),
    );
  }

  async choose(file: File): Promise<void> {
    const turn = this.#drop();
    const fileName = file.name;
    this.#run.$state.set({ step: "reading", fileName, done: 0 });
    try {
      const bytes = await xlsxOf(file, this.#options.convert);
      if (!this.#run.isCurrent(turn)) return;
      const link = this.#run.open(this.#options.createWorker());
      const progress = (done: number): void => this.#run.update("reading", { done });
      const asks = { kind: this.#options.kind, fileName, bytes };
      const sheet = await link.ask("open", asks, { transfer: [bytes], progress });
      if (this.#run.isCurrent(turn)) this.#showColumns(fileName, sheet, sheet.sources);
    } catch (error) {
      if (this.#run.isCurrent(turn)) this.#refuseFile(fileName, error);
    }
  }

  /** Another sheet of the file. */
  async chooseSheet(name: string): Promise<void> {
    await this.#reshow((link) => link.ask("sheet", { name }));
  }

  /** Points at the header by its row number; 0: the sheet has none. */
  async chooseHeader(row: number): Promise<void> {
    await this.#reshow((link) => link.ask("header", { row }));
  }

  /** Takes the column `key` from the file's column `index`; null: from nowhere. */
  map(key: string, index: number | null): void {
    this.#source(key, index === null ? noSource : { from: "column", index });
  }

  /** The same text in every row, for a column that the file does not have. */
  fill(key: string, text: string): void {
    if (!this.canFill(key)) return;
    this.#source(key, text === "" ? noSource : { from: "constant", text });
  }

  /** Not for what tells one row from another. */
  canFill(key: string): boolean {
    return !this.outline.substance.includes(key);
  }

  async check(): Promise<void> {
    const state = this.#run.at("columns");
    const { link } = this.#run;
    if (!state || state.missing.length > 0 || !link) return;
    const { fileName, sources } = state;
    const turn = this.#run.next();
    this.#columns = { ...state, problem: null };
    this.#run.$state.set({ step: "checking", fileName, done: 0 });
    await this.#run.attempt(state, turn, async () => {
      const context = await this.#options.loadContext(this.#run.signal);
      if (!this.#run.isCurrent(turn)) return;
      const progress = (done: number): void =>
        this.#run.update("checking", { done: done * rowsShare });
      await this.#askServer(
        link,
        await link.ask("check", { sources, context }, { progress }),
        turn,
      );
      await this.#review(turn, fileName, { filter: firstFilter, offset: 0, anew: true });
    });
  }

  /** From the plan back to the review; from there to the columns, corrections made meanwhile are lost. */
  back(): void {
    const planned = this.#run.at("plan");
    if (planned) {
      void this.#backToReview(this.#run.next(), planned.fileName, [], null);
    } else if (this.#run.$state.get().step === "review" && this.#columns) {
      this.#run.next();
      this.#run.$state.set(this.#columns);
    }
  }

  /** Corrects one cell, in the row of that number. */
  async edit(row: number, column: string, text: string): Promise<void> {
    await this.#correct(false, (link) => link.ask("edit", { row, column, text }));
  }

  /** Corrects every cell of the column that says exactly `from`. */
  async replaceAll(column: string, from: string, to: string): Promise<void> {
    await this.#correct(false, (link) => link.ask("replace", { column, from, to }));
  }

  /** Does what all faults of that kind propose. */
  async applyFixes(code: string): Promise<void> {
    await this.#correct(true, (link) => link.ask("fix", { code }));
  }

  /** Rows that were corrected stay in view until a filter is asked for its first page. */
  async show(filter: ReviewFilter, offset = 0): Promise<void> {
    const state = this.#run.at("review");
    if (!state) return;
    const turn = this.#run.next();
    const query = { filter, offset, anew: offset === 0 };
    await this.#run.attempt(state, turn, () => this.#review(turn, state.fileName, query));
  }

  setDuplicates(duplicates: DuplicateMode): void {
    const state = this.#run.at("review");
    if (!state) return;
    this.#duplicates = duplicates;
    this.#run.$state.set({
      ...state,
      duplicates,
      blocked: blockedBecause(state.summary, duplicates),
    });
  }

  /** Between the review and sending, what would change is shown. */
  readonly hasPlan = (found: CheckSummary): boolean => isPlanned(this.#options, found);

  /** Asks what sending would change, where the entity shows that first. */
  async plan(): Promise<void> {
    const state = this.#run.at("review");
    const { link } = this.#run;
    const { loadPlan } = this.#options;
    if (!state || state.blocked !== null || !link || !loadPlan) return;
    const turn = this.#run.next();
    const { fileName, summary } = state;
    this.#run.$state.set({ step: "checking", fileName, done: 1 });
    await this.#run.attempt(state, turn, async () => {
      this.#rows = await takeRows<Row>(link, summary.sendable);
      if (!this.#run.isCurrent(turn)) return;
      const refusals = await loadPlan(this.#rows, this.#run.signal);
      if (!this.#run.isCurrent(turn)) return;
      if (refusals.length > 0) await this.#backToReview(turn, fileName, refusals, null);
      else this.#run.$state.set({ step: "plan", fileName, rows: this.#rows.length });
    });
  }

  async commit(): Promise<void> {
    const planned = this.#run.at("plan");
    if (planned) {
      const turn = this.#run.next();
      await this.#deliver(turn, planned.fileName, this.#rows);
      return;
    }
    const state = this.#run.at("review");
    const { link } = this.#run;
    if (!state || state.blocked !== null || !link || this.hasPlan(state.summary)) return;
    const turn = this.#run.next();
    const { fileName, summary } = state;
    this.#delivery.forget();
    this.#run.showSending(fileName, summary.sendable);
    await this.#run.attempt(state, turn, async () => {
      const rows = await takeRows<Row>(link, summary.sendable);
      if (this.#run.isCurrent(turn)) await this.#deliver(turn, fileName, rows);
    });
  }

  /** After a lost answer: asks whether the rows were written. */
  readonly askAgain = async (): Promise<void> => {
    const state = this.#run.at("lost");
    if (!state) return;
    await this.#settle(this.#run.next(), state.fileName, this.#delivery.askAgain());
  };

  /** After a lost answer: sends the same rows under the same id, so that nothing is written twice. */
  readonly retry = async (): Promise<void> => {
    const state = this.#run.at("lost");
    if (!state) return;
    const turn = this.#run.next();
    this.#run.showSending(state.fileName, state.rows);
    await this.#settle(turn, state.fileName, this.#delivery.retry());
  };

  /** Stops whatever is going on. What was already sent cannot be taken back: then the state is "lost". */
  cancel(): void {
    if (this.#run.$state.get().step === "sending" && this.#delivery.isSent) this.#delivery.stop();
    else this.restart();
  }

  async downloadRejected(format: FileFormat): Promise<void> {
    const { link } = this.#run;
    if (link) await saveRejectedFile(link, this.outline.noun, format, this.#options);
  }

  restart(): void {
    this.#drop();
    this.#run.$state.set({ step: "choose" });
  }

  exit(): void {
    this.#drop();
  }

  #drop(): number {
    this.#columns = null;
    this.#delivery.forget();
    this.#rows = [];
    this.#duplicates = "skip";
    return this.#run.drop();
  }

  #refuseFile(fileName: string, error: unknown): void {
    const { code, details } = faultIn(error);
    this.#drop();
    this.#run.$state.set({ step: "refused", fileName, code, details });
  }

  #showColumns(fileName: string, sheet: SheetSummary, sources: ColumnSources): void {
    this.outline = sheet.outline;
    const missing = missingColumns(sheet.outline, sources).map(({ key }) => key);
    this.#run.$state.set({ step: "columns", fileName, sheet, sources, missing, problem: null });
  }

  async #reshow(ask: (link: ImportLink) => Promise<SheetSummary>): Promise<void> {
    const state = this.#run.at("columns");
    const { link } = this.#run;
    if (!state || !link) return;
    const turn = this.#run.next();
    await this.#run.attempt(state, turn, async () => {
      const sheet = await ask(link);
      if (this.#run.isCurrent(turn)) this.#showColumns(state.fileName, sheet, sheet.sources);
    });
  }

  #source(key: string, source: ColumnSource): void {
    const state = this.#run.at("columns");
    if (!state) return;
    this.#showColumns(state.fileName, state.sheet, withSource(state.sources, key, source));
  }

  /** Asks the server about identities that it has not been asked about. */
  async #askServer(link: ImportLink, { unasked }: CheckAnswer, turn: number): Promise<void> {
    if (unasked.length === 0 || !this.#run.isCurrent(turn)) return;
    const found = await this.#options.loadExisting(unasked, this.#run.signal);
    if (this.#run.isCurrent(turn)) await link.ask("existing", { keys: unasked, found });
  }

  async #review(
    turn: number,
    fileName: string,
    query: Omit<PageQuery, "limit">,
    problem: string | null = null,
  ): Promise<void> {
    const page = await this.#run.link?.ask("page", { ...query, limit: reviewPageSize });
    const summary = await this.#run.link?.ask("summary", {});
    if (!this.#run.isCurrent(turn) || !page || !summary) return;
    const duplicates = this.#duplicates;
    const blocked = blockedBecause(summary, duplicates);
    this.#run.$state.set({ step: "review", fileName, summary, page, duplicates, blocked, problem });
  }

  async #correct(anew: boolean, ask: (link: ImportLink) => Promise<CheckAnswer>): Promise<void> {
    const state = this.#run.at("review");
    const { link } = this.#run;
    if (!state || !link) return;
    const turn = this.#run.next();
    const { filter, offset } = state.page;
    await this.#run.attempt(state, turn, async () => {
      const answer = await ask(link);
      // A server out of reach does not undo the correction: its number is asked about with the next one.
      const problem = await this.#askServer(link, answer, turn).then(() => null, failureSentence);
      await this.#review(
        turn,
        state.fileName,
        { filter, offset: anew ? 0 : offset, anew },
        problem,
      );
    });
  }

  async #deliver(turn: number, fileName: string, rows: Row[]): Promise<void> {
    this.#run.showSending(fileName, rows.length);
    await this.#settle(turn, fileName, this.#delivery.send(rows, this.#duplicates));
  }

  #settle(turn: number, fileName: string, delivered: Delivered<Outcome>): Promise<void> {
    return this.#run.settle(turn, fileName, delivered, (...refused) =>
      this.#backToReview(...refused),
    );
  }

  /** The rows that the server would not take join the faults. */
  async #backToReview(
    turn: number,
    fileName: string,
    refusals: readonly Refusal[],
    problem: string | null,
  ): Promise<void> {
    if (refusals.length > 0) await this.#run.link?.ask("refuse", { refusals });
    const filter = refusals.length > 0 ? "errors" : firstFilter;
    await this.#review(turn, fileName, { filter, offset: 0, anew: true }, problem);
  }
}
