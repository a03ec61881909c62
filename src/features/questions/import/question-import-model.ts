// The import of questions into a bank without its view: files are read, their questions are reviewed, corrected and picked.
// Their pictures are sent, and then all questions in one call, which writes every one or none.
import type { ReadableAtom } from "nanostores";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { MediaSource } from "../../../kit/media/media-source.ts";
import { pickedRows, statusOf, type ImportRow } from "./question-import-rows.ts";
import {
  blockedBecause,
  type QuestionImportState,
  type ReviewState,
} from "./question-import-state.ts";
import { createQuestionDelivery, type Refusals } from "./run/question-import-delivery.ts";
import type { ImportFilesOptions } from "./run/question-import-files.ts";
import { mediaSender, type SendMedia } from "./run/question-import-media.ts";
import { createImportReadingModel } from "./run/question-import-reading-model.ts";
import { createImportReviewModel } from "./run/question-import-review-model.ts";
import { createImportRunModel, type ImportRunModel } from "./run/question-import-run-model.ts";

export type QuestionImportOptions = ImportFilesOptions & {
  bank: QuestionBank;
  sendMedia?: SendMedia;
};

export type QuestionImportModel = ReturnType<typeof createQuestionImportModel>;

export function createQuestionImportModel(options: QuestionImportOptions) {
  const { bank, sendMedia = mediaSender(bank.id) } = options;
  const run = createImportRunModel(options);
  const sending = createSending(run, bank.id, sendMedia);
  const reading = createImportReadingModel(run, bank, begin);
  const review = createImportReviewModel(run, reading.known);

  function begin(): AbortSignal {
    sending.forget();
    return run.begin();
  }

  return {
    $state: run.$state as ReadableAtom<QuestionImportState>,
    choose: reading.choose,
    readAs: reading.readAs,
    restart: reading.restart,
    sourceOf: (row: ImportRow): MediaSource => run.files.sourceOf(row.file),
    ...review,
    commit: sending.commit,
    /** After a lost answer: asks whether the questions were written. */
    askAgain: sending.askAgain,
    /** After a lost answer: sends the same questions under the same id, so that nothing is written twice. */
    retry: sending.retry,
    /** Stops whatever is going on. What was already sent cannot be taken back: then the state is "lost". */
    cancel(): void {
      if (run.at("reading")) reading.restart();
      else sending.stop();
    },
    exit(): void {
      begin();
    },
  };
}

/** Sends what is picked. The review is kept meanwhile, since a refusal or a stop leads back to it. */
function createSending(run: ImportRunModel, bankId: string, sendMedia: SendMedia) {
  let review: ReviewState | null = null;
  const delivery = createQuestionDelivery(bankId, sendMedia, {
    show(state) {
      if (review) run.$state.set(state);
    },
    goBack(problem, refusals = new Map()) {
      if (review) run.$state.set(refusedReview(review, problem, refusals));
    },
    done(created) {
      if (!review) return;
      run.$state.set(doneState(review, created));
      run.files.close();
    },
  });

  return {
    async commit(): Promise<void> {
      const state = run.at("review");
      if (!state || blockedBecause(state) !== null) return;
      review = { ...state, problem: null };
      const files = run.files.open.map(({ reading }) => reading.files);
      await delivery.start(pickedRows(state), files, state.codes);
    },
    askAgain: delivery.askAgain,
    retry: delivery.retry,
    stop: delivery.stop,
    /** What arrives of a delivery from now on is not shown. */
    forget(): void {
      review = null;
      delivery.forget();
    },
  };
}

function refusedReview(
  review: ReviewState,
  problem: string | null,
  refusals: Refusals,
): ReviewState {
  const rows = review.rows.map((row) => ({ ...row, refusals: refusals.get(row.id) ?? [] }));
  const filter = refusals.size > 0 ? "errors" : review.filter;
  const offset = refusals.size > 0 ? 0 : review.offset;
  return { ...review, rows, filter, offset, problem };
}

function doneState(
  { rows, codes, skipsExisting }: ReviewState,
  created: number,
): QuestionImportState {
  const errors = rows.filter((row) => statusOf(row, codes) === "error").length;
  const sound = rows.filter((row) => statusOf(row, codes) !== "error");
  const existing = skipsExisting ? sound.filter((row) => row.exists).length : 0;
  const unpicked = Math.max(0, sound.length - existing - created);
  return { step: "done", created, existing, errors, unpicked };
}
