// The import of questions into a bank without its looks: files are read, their questions looked at, mended and picked;
// their pictures are sent, and then all of them in one call, which writes every one or none.
import { atom, type ReadableAtom } from "nanostores";
import { listCompetenceOptions } from "../../../contract/competences.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { listQuestions, maxImportQuestions } from "../../../contract/questions/questions.ts";
import { listReferences } from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { loadAll } from "../../../kit/list/load-all.ts";
import type { MediaSource } from "../../../kit/media/media-source.ts";
import { convertSheet, type ConvertSheet } from "../../../kit/old-sheets/convert-old-sheet.ts";
import { identityOf } from "../../../question-files/worker/imported-checks.ts";
import type { TextQuestionFormat } from "../../../question-files/worker/question-file-kind.ts";
import { QuestionDelivery, type Refusals } from "./run/question-import-delivery.ts";
import { ImportFiles } from "./run/question-import-files.ts";
import { mediaSender, type SendMedia } from "./run/question-import-media.ts";
import {
  codeKey,
  decidedQuestion,
  filteredRows,
  isPickable,
  mendedRow,
  pickedRows,
  rowsOf,
  statusOf,
  type ImportChoices,
  type ImportRow,
  type RowFilter,
  type UnknownCode,
} from "./question-import-rows.ts";
import {
  blockedBecause,
  type QuestionImportState,
  type ReviewState,
} from "./question-import-state.ts";

export type QuestionImportOptions = {
  bank: QuestionBank;
  createWorker(): WorkerLike;
  sendMedia?: SendMedia;
  /** Of older sheets. */
  convert?: ConvertSheet;
};

export function createQuestionImportModel(options: QuestionImportOptions): QuestionImport {
  return new QuestionImport(options);
}

export type { QuestionImport };
class QuestionImport {
  readonly $state: ReadableAtom<QuestionImportState>;
  readonly #state = atom<QuestionImportState>({ step: "choose", refused: [], problem: null });
  readonly #bank: QuestionBank;
  readonly #createWorker: () => WorkerLike;
  readonly #convert: ConvertSheet;
  #files: ImportFiles;
  #known: ReadonlySet<string> = new Set();
  /** Where "back" leads while questions are on their way. */
  #review: ReviewState | null = null;
  readonly #delivery: QuestionDelivery;
  #abort = new AbortController();

  constructor({
    bank,
    createWorker,
    sendMedia: send,
    convert = convertSheet,
  }: QuestionImportOptions) {
    this.#convert = convert;
    this.#bank = bank;
    this.#createWorker = createWorker;
    this.#files = new ImportFiles(bank, createWorker, convert);
    this.#delivery = new QuestionDelivery(bank.id, send ?? mediaSender(bank.id), {
      show: (state) => this.#review && this.#state.set(state),
      goBack: (problem, refusals) => this.#backToReview(problem, refusals),
      done: (created) => this.#review && this.#done(this.#review, created),
    });
    this.$state = this.#state;
  }

  // --- Files ---

  readonly choose = async (chosen: readonly File[]): Promise<void> => {
    const signal = this.#begin();
    const files = this.#files;
    const read = files.read(chosen, (fileName, done) => {
      if (!signal.aborted) this.#state.set({ step: "reading", fileName, done });
    });
    try {
      const [choices, known] = await Promise.all([
        this.#loadChoices(signal),
        this.#loadKnown(signal),
        read,
      ]);
      if (signal.aborted) return;
      const { refused } = files;
      this.#known = known;
      if (files.open.length === 0) this.#state.set({ step: "choose", refused, problem: null });
      else this.#showReview(choices);
    } catch (error) {
      if (signal.aborted) return;
      this.restart();
      this.#state.set({ step: "choose", refused: [], problem: failureSentence(error) });
    }
  };

  /** A text that was taken for the other of the two formats. Corrections in other files stay. */
  readonly readAs = async (file: number, format: TextQuestionFormat): Promise<void> => {
    const before = this.#at("review");
    if (!before) return;
    const { signal } = this.#abort;
    await this.#files.readAs(file, format);
    const state = this.#at("review");
    if (signal.aborted || !state) return;
    const kept = new Map(
      state.rows.filter((row) => row.file !== file).map((row) => [row.place, row]),
    );
    const rows = this.#rows(state.choices).map((row) => {
      const old = kept.get(row.place);
      return old && old.file === row.file ? { ...old, id: row.id } : row;
    });
    this.#state.set({ ...state, files: this.#files.summaries(), rows, filter: "all", offset: 0 });
  };

  readonly sourceOf = (row: ImportRow): MediaSource => this.#files.sourceOf(row.file);

  readonly restart = (): void => {
    this.#begin();
    this.#state.set({ step: "choose", refused: [], problem: null });
  };

  // --- Looking, mending, picking ---

  readonly show = (filter: RowFilter, offset = 0): void => this.#change({ filter, offset });

  readonly toggle = (id: number, isPicked: boolean): void =>
    this.#changeRows((row) => (row.id === id ? { ...row, isPicked } : row));

  /** Of those that the filter shows, on whatever page. */
  readonly toggleShown = (isPicked: boolean): void => {
    const state = this.#at("review");
    if (!state) return;
    const shown = new Set(filteredRows(state, state.filter).map(({ id }) => id));
    this.#changeRows((row) => (shown.has(row.id) ? { ...row, isPicked } : row));
  };

  /** As many as one import takes, from the beginning. */
  readonly pickFirst = (): void => {
    const state = this.#at("review");
    if (!state) return;
    let left = maxImportQuestions;
    this.#changeRows((row) => {
      const isWanted = row.isPicked && isPickable(row, state);
      if (isWanted) left -= 1;
      return isWanted && left < 0 ? { ...row, isPicked: false } : row;
    });
  };

  readonly skipExisting = (skipsExisting: boolean): void => this.#change({ skipsExisting });

  /** `id` null: left out; undefined: undecided again. */
  readonly decide = (code: UnknownCode, id: string | null | undefined): void => {
    const state = this.#at("review");
    if (!state) return;
    const codes = new Map(state.codes);
    if (id === undefined) codes.delete(codeKey(code));
    else codes.set(codeKey(code), id);
    this.#change({ codes });
  };

  /** The question as it would be sent, for its preview and its editor. */
  readonly questionOf = (row: ImportRow): QuestionInput | null => {
    const state = this.#at("review");
    return state && decidedQuestion(row, state.codes);
  };

  readonly mend = (id: number, question: QuestionInput): void =>
    this.#changeRows((row) => {
      if (row.id !== id) return row;
      const files = new Map(this.#files.mediaOf(row.file).map((file) => [file.name, file]));
      return mendedRow(row, question, this.#known, files);
    });

  // --- Sending ---

  readonly commit = async (): Promise<void> => {
    const review = this.#at("review");
    if (!review || blockedBecause(review) !== null) return;
    this.#review = { ...review, problem: null };
    const files = this.#files.open.map(({ reading }) => reading.files);
    await this.#delivery.start(pickedRows(review), files, review.codes);
  };

  /** After a lost answer: asks whether the questions were written. */
  readonly askAgain = (): Promise<void> => this.#delivery.askAgain();

  /** After a lost answer: the same questions under the same id, so that nothing is written twice. */
  readonly retry = (): Promise<void> => this.#delivery.retry();

  /** Stops whatever is going on. What was already sent cannot be taken back: then the state is "lost". */
  readonly cancel = (): void => {
    if (this.#at("reading")) this.restart();
    else this.#delivery.stop();
  };

  readonly exit = (): void => void this.#begin();

  #begin(): AbortSignal {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#review = null;
    this.#delivery.forget();
    this.#files.close();
    this.#files = new ImportFiles(this.#bank, this.#createWorker, this.#convert);
    return this.#abort.signal;
  }

  #at<Step extends QuestionImportState["step"]>(step: Step) {
    const state = this.#state.get();
    return state.step === step ? (state as Extract<QuestionImportState, { step: Step }>) : null;
  }

  #change(change: Partial<ReviewState>): void {
    const state = this.#at("review");
    if (state) this.#state.set({ ...state, ...change });
  }

  #changeRows(change: (row: ImportRow) => ImportRow): void {
    const state = this.#at("review");
    if (state) this.#state.set({ ...state, rows: state.rows.map(change) });
  }

  async #loadChoices(signal: AbortSignal): Promise<ImportChoices> {
    const { id, subject_id } = this.#bank;
    const [references, competences] = await Promise.all([
      loadAll((paging) => call(listReferences, { id, ...paging }, { signal })),
      subject_id === null ? [] : call(listCompetenceOptions, { subject_id }, { signal }),
    ]);
    return { bank: this.#bank, references, competences };
  }

  async #loadKnown(signal: AbortSignal): Promise<Set<string>> {
    const { id } = this.#bank;
    const known = await loadAll(async (paging) => {
      const page = await call(listQuestions, { id, ...paging }, { signal });
      return { ...page, items: page.items.map(identityOf) };
    });
    return new Set(known.filter((identity) => identity !== ""));
  }

  #rows(choices: ImportChoices): ImportRow[] {
    const files = this.#files.open.map(({ file, reading }) => ({
      name: file.name,
      questions: reading.questions,
    }));
    return rowsOf(files, choices, this.#known);
  }

  #showReview(choices: ImportChoices): void {
    const { refused } = this.#files;
    this.#state.set({
      step: "review",
      files: this.#files.summaries(),
      refused,
      choices,
      rows: this.#rows(choices),
      codes: new Map(),
      skipsExisting: true,
      filter: "all",
      offset: 0,
      problem: null,
    });
  }

  #done(review: ReviewState, created: number): void {
    const { rows, codes, skipsExisting } = review;
    const errors = rows.filter((row) => statusOf(row, codes) === "error").length;
    const sound = rows.filter((row) => statusOf(row, codes) !== "error");
    const existing = skipsExisting ? sound.filter((row) => row.exists).length : 0;
    const unpicked = Math.max(0, sound.length - existing - created);
    this.#state.set({ step: "done", created, existing, errors, unpicked });
    this.#files.close();
  }

  #backToReview(problem: string | null, refusals: Refusals = new Map()): void {
    const review = this.#review;
    if (!review) return;
    const rows = review.rows.map((row) => ({ ...row, refusals: refusals.get(row.id) ?? [] }));
    const filter = refusals.size > 0 ? "errors" : review.filter;
    const offset = refusals.size > 0 ? 0 : review.offset;
    this.#state.set({ ...review, rows, filter, offset, problem });
  }
}
