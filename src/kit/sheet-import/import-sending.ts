// The one call of an import, and what can become of it: written, refused, or an answer that never came.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { DuplicateMode } from "../../contract/imports.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import type { Refusal } from "../../sheets/sheet-check.ts";
import type { ImportOutcome } from "./import-state.ts";
import { failureSentence } from "../file-faults/failure-sentence.ts";

export type ImportBatch<Row> = { importId: string; duplicates: DuplicateMode; rows: Row[] };

export type Sending<Row, Outcome extends ImportOutcome> = {
  /** Sends all rows in one call. The same `importId` sent twice writes once. */
  send(batch: ImportBatch<Row>, signal: AbortSignal): Promise<Outcome>;
  /** What became of a call whose answer was lost. @throws ServerError 44: nothing was written */
  findSent(importId: string, signal: AbortSignal): Promise<Outcome>;
};

export type SendingResult<Outcome> =
  | { is: "written"; outcome: Outcome }
  /** Nothing was written. */
  | { is: "refused"; refusals: readonly Refusal[]; problem: string | null }
  /** Whether anything was written is not known; `notWritten`: the server says that nothing was. */
  | { is: "lost"; problem: string; notWritten: boolean };

export async function sendBatch<Row, Outcome extends ImportOutcome>(
  sending: Sending<Row, Outcome>,
  batch: ImportBatch<Row>,
  signal: AbortSignal,
): Promise<SendingResult<Outcome>> {
  try {
    return resultOf(await sending.send(batch, signal));
  } catch (error) {
    const problem = signal.aborted ? "" : failureSentence(error);
    if (signal.aborted || isUnanswered(error)) return { is: "lost", problem, notWritten: false };
    return { is: "refused", refusals: refusalsIn(error, batch.rows), problem };
  }
}

export async function findBatch<Row, Outcome extends ImportOutcome>(
  sending: Sending<Row, Outcome>,
  importId: string,
  signal: AbortSignal,
): Promise<SendingResult<Outcome>> {
  try {
    return resultOf(await sending.findSent(importId, signal));
  } catch (error) {
    const notWritten = isServerError(error, responseCodes.notFound);
    return { is: "lost", problem: failureSentence(error), notWritten };
  }
}

function resultOf<Outcome extends ImportOutcome>(outcome: Outcome): SendingResult<Outcome> {
  const { faults } = outcome;
  return faults.length > 0
    ? { is: "refused", refusals: faults, problem: null }
    : { is: "written", outcome };
}

/** No envelope came, or one that does not say how far the server got. */
function isUnanswered(error: unknown): boolean {
  const { client, serverFault, unavailable } = responseCodes;
  return [client, serverFault, unavailable].some((code) => isServerError(error, code));
}

/** Code 12 names fields by their place in what was sent: "rows.3.nama". They are said where the rows are shown. */
function refusalsIn(error: unknown, rows: readonly unknown[]): Refusal[] {
  if (!isServerError(error)) return [];
  return error.sentFields.flatMap(([path, message]) => {
    const [, index, field = ""] = /^rows\.(\d+)\.(\w+)/u.exec(path) ?? [];
    const sent = index === undefined ? undefined : rows[Number(index)];
    return hasRowNumber(sent) ? [{ row: sent.row, field, message }] : [];
  });
}

function hasRowNumber(row: unknown): row is { row: number } {
  return typeof row === "object" && row !== null && "row" in row && typeof row.row === "number";
}
