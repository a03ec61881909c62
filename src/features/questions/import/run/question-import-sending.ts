// The one call of an import of questions, in the shape that ImportDelivery sends and asks about.
import type { CallInput } from "../../../../contract/calls/call.ts";
import { getQuestionImport, importQuestions } from "../../../../contract/questions/questions.ts";
import { call } from "../../../../core/api.ts";
import { refusalsIn, type Sending } from "../../../../kit/sheet-import/import-delivery.ts";
import type { ImportOutcome } from "../../../../kit/sheet-import/import-state.ts";

type Sent = CallInput<typeof importQuestions>["questions"][number];
/** `row`: the row's id. */
export type SentQuestion = Sent & { row: number };

export function questionSending(bankId: string): Sending<SentQuestion, ImportOutcome> {
  return {
    async send({ importId, rows }, signal) {
      const questions = rows.map(({ row: _row, ...question }) => question);
      const input = { id: bankId, import_id: importId, questions };
      try {
        return outcomeOf(await call(importQuestions, input, { signal }), rows);
      } catch (error) {
        const faults = refusalsIn(error, rows);
        if (faults.length === 0) throw error;
        return { created: 0, updated: 0, skipped: 0, faults };
      }
    },
    findSent: async ({ importId, rows }, signal) =>
      outcomeOf(await call(getQuestionImport, { import_id: importId }, { signal }), rows),
  };
}

type QuestionResult = { created: number; faults: readonly { place: string; message: string }[] };

/** The server names a question by its place in the file. */
function outcomeOf(
  { created, faults }: QuestionResult,
  rows: readonly SentQuestion[],
): ImportOutcome {
  const byPlace = new Map(rows.map(({ place, row }) => [place, row]));
  return {
    created,
    updated: 0,
    skipped: 0,
    faults: faults.map(({ place, message }) => ({
      row: byPlace.get(place) ?? -1,
      field: "",
      message,
    })),
  };
}
