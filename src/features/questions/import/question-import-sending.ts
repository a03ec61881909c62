// The one call of an import of questions, in the shape that kit/import sends and asks after.
import type { CallInput } from "../../../contract/calls/call.ts";
import { getQuestionImport, importQuestions } from "../../../contract/questions/questions.ts";
import { call } from "../../../core/api.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import type { Sending } from "../../../kit/sheet-import/import-sending.ts";
import type { ImportOutcome } from "../../../kit/sheet-import/import-state.ts";

type Sent = CallInput<typeof importQuestions>["questions"][number];
/** `row`: the row's id. */
export type SentQuestion = Sent & { row: number };

export function questionSending(
  bankId: string,
  rowAt: (place: string) => number | undefined,
): Sending<SentQuestion, ImportOutcome> {
  const outcomeOf = ({ created, faults }: { created: number; faults: PlaceFault[] }) => ({
    created,
    updated: 0,
    skipped: 0,
    faults: faults.map(({ place, message }) => ({ row: rowAt(place) ?? -1, field: "", message })),
  });
  return {
    async send({ importId, rows }, signal) {
      const questions = rows.map(({ row: _row, ...question }) => question);
      const input = { id: bankId, import_id: importId, questions };
      try {
        return outcomeOf(await call(importQuestions, input, { signal }));
      } catch (error) {
        const faults = faultsOf(error, rows);
        if (faults.length === 0) throw error;
        return outcomeOf({ created: 0, faults });
      }
    },
    findSent: async (importId, signal) =>
      outcomeOf(await call(getQuestionImport, { import_id: importId }, { signal })),
  };
}

type PlaceFault = { place: string; message: string };

/** Code 12 names fields by their place in what was sent: "questions.3.stem". */
function faultsOf(error: unknown, rows: readonly SentQuestion[]): PlaceFault[] {
  if (!isServerError(error)) return [];
  return error.sentFields.flatMap(([path, message]) => {
    const [, index] = /^questions\.(\d+)\./u.exec(path) ?? [];
    const place = index === undefined ? undefined : rows[Number(index)]?.place;
    return place === undefined ? [] : [{ place, message }];
  });
}
