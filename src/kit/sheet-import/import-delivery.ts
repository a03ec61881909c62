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

export type ImportDelivery<Row, Outcome extends ImportOutcome> = {
  /** The rows have left the page: even if the delivery is stopped from now on, they may be written. */
  readonly isSent: boolean;
  /** All rows, under a new id. */
  send: (rows: Row[], duplicates: DuplicateMode) => Delivered<Outcome>;
  /** After a lost answer: whether the rows were written. */
  askAgain: () => Delivered<Outcome>;
  /** After a lost answer: the same rows under the same id. */
  retry: () => Delivered<Outcome>;
  /** Stops waiting for the answer: the result is "lost". */
  stop: () => void;
  forget: () => void;
};

/** `onProgress` is called when sending begins, and every second while it lasts. */
export function createImportDelivery<Row, Outcome extends ImportOutcome>(
  sending: Sending<Row, Outcome>,
  onProgress: OnProgress,
): ImportDelivery<Row, Outcome> {
  const newest = createNewestCall<Outcome>(onProgress);
  let batch: ImportBatch<Row> | null = null;

  function deliver(next: ImportBatch<Row>): Delivered<Outcome> {
    batch = next;
    const signal = newest.begin();
    newest.startClock(next.rows.length);
    const send = async () => sending.send(next, signal);
    return newest.resultOf(
      signal,
      send().then(resultOf, (error: unknown) => failedSending(error, next, signal)),
    );
  }

  return {
    get isSent() {
      return batch !== null;
    },
    send: (rows, duplicates) =>
      deliver({ importId: randomAlphanumeric(importIdLength), duplicates, rows }),
    async askAgain() {
      if (!batch) return null;
      const asked = batch;
      const signal = newest.begin();
      const find = async () => sending.findSent(asked, signal);
      return newest.resultOf(
        signal,
        find().then(resultOf, (error: unknown) => lostFinding(error, asked)),
      );
    },
    retry: async () => batch && deliver(batch),
    stop: newest.stop,
    forget() {
      newest.begin();
      batch = null;
    },
  };
}

/** Only the call that began last has a result. The clock counts its seconds. */
function createNewestCall<Outcome>(onProgress: OnProgress) {
  let abort = new AbortController();
  let clock: ReturnType<typeof setInterval> | undefined;

  return {
    begin(): AbortSignal {
      abort.abort();
      abort = new AbortController();
      clearInterval(clock);
      return abort.signal;
    },
    startClock(rows: number): void {
      let elapsedSeconds = 0;
      onProgress(elapsedSeconds, rows);
      clock = setInterval(() => {
        elapsedSeconds += 1;
        onProgress(elapsedSeconds, rows);
      }, 1000);
    },
    async resultOf(
      signal: AbortSignal,
      settled: Promise<SendingResult<Outcome>>,
    ): Delivered<Outcome> {
      const result = await settled;
      if (abort.signal !== signal) return null;
      clearInterval(clock);
      return result;
    },
    stop: (): void => abort.abort(),
  };
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
