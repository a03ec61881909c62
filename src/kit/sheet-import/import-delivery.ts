// The one call of an import: sent, asked about when its answer was lost, and sent again under the same id, so that nothing is
// written twice. Imports of sheets and of questions share it; what their rows are and what is shown is their own.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { DuplicateMode } from "../../contract/imports.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import { randomAlphanumeric } from "../../domain/text/random-code.ts";
import type { Refusal } from "../../sheets/sheet-check.ts";
import { failureSentence } from "../file-faults/failure-sentence.ts";
import type { ImportOutcome } from "./import-state.ts";

export type ImportBatch<Row> = { importId: string; duplicates: DuplicateMode; rows: Row[] };

export type Sending<Row, Outcome extends ImportOutcome> = {
  /** Sends all rows in one call. The same `importId` sent twice writes once. */
  send(batch: ImportBatch<Row>, signal: AbortSignal): Promise<Outcome>;
  /** What became of a call whose answer was lost. @throws ServerError 44: nothing was written */
  findSent(batch: ImportBatch<Row>, signal: AbortSignal): Promise<Outcome>;
};

export type SendingResult<Outcome> =
  | { is: "written"; outcome: Outcome }
  /** Nothing was written. */
  | { is: "refused"; refusals: readonly Refusal[]; problem: string | null }
  /** Whether anything was written is not known; `notWritten`: the server says that nothing was. */
  | { is: "lost"; problem: string; notWritten: boolean; importId: string; rows: number };

/** Null: the delivery was forgotten, or a newer call of it has begun. */
export type Delivered<Outcome> = Promise<SendingResult<Outcome> | null>;

type OnProgress = (elapsedSeconds: number, rows: number) => void;

const importIdLength = 24;

/** `onProgress` is called when sending begins, and every second while it lasts. */
export function createImportDelivery<Row, Outcome extends ImportOutcome>(
  sending: Sending<Row, Outcome>,
  onProgress: OnProgress,
): ImportDelivery<Row, Outcome> {
  return new ImportDelivery(sending, onProgress);
}

export type { ImportDelivery };
class ImportDelivery<Row, Outcome extends ImportOutcome> {
  readonly #sending: Sending<Row, Outcome>;
  readonly #onProgress: OnProgress;
  #batch: ImportBatch<Row> | null = null;
  #abort = new AbortController();
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(sending: Sending<Row, Outcome>, onProgress: OnProgress) {
    this.#sending = sending;
    this.#onProgress = onProgress;
  }

  /** The rows have left the page: what is stopped from now on may be written all the same. */
  get isSent(): boolean {
    return this.#batch !== null;
  }

  /** All rows, under a new id. */
  send(rows: Row[], duplicates: DuplicateMode): Delivered<Outcome> {
    return this.#deliver({ importId: randomAlphanumeric(importIdLength), duplicates, rows });
  }

  /** After a lost answer: whether the rows were written. */
  async askAgain(): Delivered<Outcome> {
    const batch = this.#batch;
    if (!batch) return null;
    const signal = this.#begin();
    const finding = async () => this.#sending.findSent(batch, signal);
    return this.#current(
      signal,
      finding().then(resultOf, (error: unknown) => lostFinding(error, batch)),
    );
  }

  /** After a lost answer: the same rows under the same id. */
  async retry(): Delivered<Outcome> {
    return this.#batch && this.#deliver(this.#batch);
  }

  /** Waits no longer for the answer: the result is "lost". */
  stop(): void {
    this.#abort.abort();
  }

  forget(): void {
    this.#begin();
    this.#batch = null;
  }

  #begin(): AbortSignal {
    this.#abort.abort();
    this.#abort = new AbortController();
    clearInterval(this.#clock);
    return this.#abort.signal;
  }

  #deliver(batch: ImportBatch<Row>): Delivered<Outcome> {
    this.#batch = batch;
    const signal = this.#begin();
    this.#startClock(batch.rows.length);
    const sending = async () => this.#sending.send(batch, signal);
    return this.#current(
      signal,
      sending().then(resultOf, (error: unknown) => failedSending(error, batch, signal)),
    );
  }

  async #current(
    signal: AbortSignal,
    settled: Promise<SendingResult<Outcome>>,
  ): Delivered<Outcome> {
    const result = await settled;
    if (this.#abort.signal !== signal) return null;
    clearInterval(this.#clock);
    return result;
  }

  #startClock(rows: number): void {
    let elapsedSeconds = 0;
    this.#onProgress(elapsedSeconds, rows);
    this.#clock = setInterval(() => {
      elapsedSeconds += 1;
      this.#onProgress(elapsedSeconds, rows);
    }, 1000);
  }
}

function resultOf<Outcome extends ImportOutcome>(outcome: Outcome): SendingResult<Outcome> {
  const { faults } = outcome;
  return faults.length > 0
    ? { is: "refused", refusals: faults, problem: null }
    : { is: "written", outcome };
}

function failedSending(
  error: unknown,
  { importId, rows }: ImportBatch<unknown>,
  signal: AbortSignal,
): SendingResult<never> {
  const problem = signal.aborted ? "" : failureSentence(error);
  if (signal.aborted || isUnanswered(error)) {
    return { is: "lost", problem, notWritten: false, importId, rows: rows.length };
  }
  return { is: "refused", refusals: refusalsIn(error, rows), problem };
}

function lostFinding(
  error: unknown,
  { importId, rows }: ImportBatch<unknown>,
): SendingResult<never> {
  const notWritten = isServerError(error, responseCodes.notFound);
  return { is: "lost", problem: failureSentence(error), notWritten, importId, rows: rows.length };
}

/** No envelope came, or one that does not say how far the server got. */
function isUnanswered(error: unknown): boolean {
  const { client, serverFault, unavailable } = responseCodes;
  return [client, serverFault, unavailable].some((code) => isServerError(error, code));
}

/** Code 12 names fields by their place in the list that was sent: "rows.3.nama". They are shown beside their rows. */
export function refusalsIn(error: unknown, rows: readonly unknown[]): Refusal[] {
  if (!isServerError(error)) return [];
  return error.sentFields.flatMap(([path, message]) => {
    const [, index, field = ""] = /^(?:rows|questions)\.(\d+)\.(\w+)/u.exec(path) ?? [];
    const sent = index === undefined ? undefined : rows[Number(index)];
    return hasRowNumber(sent) ? [{ row: sent.row, field, message }] : [];
  });
}

function hasRowNumber(row: unknown): row is { row: number } {
  return typeof row === "object" && row !== null && "row" in row && typeof row.row === "number";
}
