// What is wrong with the questions of an import, as a sheet: to be mended in the document itself.
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { fileTimestamp } from "../../../core/format.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import type { ReviewState } from "./question-import-state.ts";
import { reasonsOf, type QuestionImportTexts } from "./question-import-text.ts";

export async function saveImportFaults(state: ReviewState, t: QuestionImportTexts) {
  const lines = state.rows.flatMap((row) =>
    reasonsOf(row, state.codes, t).map(({ severity, reason }) => [
      translateFault(row.place),
      row.excerpt,
      severity === "error" ? t.reasonError : t.reasonWarning,
      reason,
    ]),
  );
  const header = [t.place, t.question, t.state, t.columnReason];
  const columns = [24, 50, 14, 90].map((width) => ({ width, text: true }));
  const sheet = { name: t.filterErrors, columns, rows: [header, ...lines], frozenRows: 1 };
  const { kode } = state.choices.bank;
  const stamp = fileTimestamp(serverNow());
  const name = sheetFileName(t.problemsName({ bank: kode }), "", stamp, "xlsx");
  await saveBook({ sheets: [sheet] }, "xlsx", name, { createWorker: startExportWorker });
}
