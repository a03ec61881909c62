// The analysis of a test: what everybody earned of each question, who signs it, and the file that is made of it.
import { atom, type ReadableAtom } from "nanostores";
import { getResultMatrix } from "../../../contract/results/result-matrix.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { fileTimestamp } from "../../../core/format.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import type { Book } from "../../../files/sheet-book.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { AnalysisInput } from "../../../sheets/results/analysis-places.ts";
import { analysisBook } from "../../../sheets/results/analysis-sheet.ts";
import { createTypedSigners } from "./analysis-signers-state.ts";

type AnalysisOptions = {
  asked: { schedule_id: string; group_id: string };
  save(book: Book, fileName: string): Promise<void>;
};
export type AnalysisModel = ReturnType<typeof createAnalysisModel>;

export function createAnalysisModel({ asked, save }: AnalysisOptions) {
  const detail = createDetail((signal) => call(getResultMatrix, asked, { signal }));
  const $saving = atom<{ isRunning: boolean; error: unknown }>({ isRunning: false, error: null });
  return {
    ...detail,
    signers: createTypedSigners(),
    $saving: $saving as ReadableAtom<{ isRunning: boolean; error: unknown }>,
    async download(input: AnalysisInput, fileName: string): Promise<void> {
      if ($saving.get().isRunning) return;
      $saving.set({ isRunning: true, error: null });
      try {
        const stamp = fileTimestamp(serverNow());
        const { exam, group } = input.matrix;
        const context = [exam, group].filter(Boolean).join(" ");
        await save(analysisBook(input), sheetFileName(fileName, context, stamp, "xlsx"));
        $saving.set({ isRunning: false, error: null });
      } catch (error) {
        $saving.set({ isRunning: false, error });
      }
    },
  };
}
