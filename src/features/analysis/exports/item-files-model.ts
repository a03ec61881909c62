// Saves the files of an analysis, one at a time: books are written in a worker, texts are small.
import { atom, type ReadableAtom } from "nanostores";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { fileTimestamp } from "../../../core/format.ts";
import { mediaTypes, sheetFileName } from "../../../files/saved-file.ts";
import type { Book } from "../../../files/sheet-book.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { ItemSigners } from "../papers/item-paper-choices.ts";
import type { AnalysisOnPaper } from "../papers/item-paper-model.ts";
import { answerFile, reportBook, type AnswerKind } from "./item-files-export.ts";
import { itemFilesMessages } from "./item-files-messages.ts";

type Labels = readonly (string | number)[];

/** `numbered`: labels of the questions in the order of the file. Only Iteman needs it, because its files have no labels. */
export type ItemFileState =
  | { step: "idle" }
  | { step: "running"; kind: AnswerKind | "report" }
  | { step: "done"; fileName: string; leftOut: Labels; numbered: Labels }
  | { step: "empty" }
  | { step: "failed"; error: unknown };

export type ItemFilesModel = ReturnType<typeof createItemFilesModel>;

export function createItemFilesModel(onPaper: AnalysisOnPaper) {
  const $state = atom<ItemFileState>({ step: "idle" });

  const ended = new AbortController();

  async function run(kind: AnswerKind | "report", make: () => Promise<ItemFileState>) {
    if ($state.get().step === "running") return;
    $state.set({ step: "running", kind });
    try {
      const next = await make();
      if (!ended.signal.aborted) $state.set(next);
    } catch (error) {
      if (!ended.signal.aborted) $state.set({ step: "failed", error });
    }
  }

  return {
    $state: $state as ReadableAtom<ItemFileState>,
    saveReport: (signers: ItemSigners, city: string) =>
      run("report", async () => {
        const fileName = nameOf("reportName", onPaper, "xlsx");
        await saved(reportBook(onPaper, signers, city), fileName);
        return { step: "done", fileName, leftOut: [], numbered: [] };
      }),
    saveAnswers: (kind: AnswerKind) =>
      run(kind, async () => {
        const { content, written, leftOut } = answerFile(kind, onPaper);
        if (written.length === 0) return { step: "empty" };
        if (typeof content !== "string") {
          const fileName = nameOf(`${kind}Name`, onPaper, "xlsx");
          await saved(content, fileName);
          return { step: "done", fileName, leftOut, numbered: [] };
        }
        const csv = nameOf(`${kind}Name`, onPaper, "csv");
        const fileName = kind === "iteman" ? csv.replace(/csv$/u, "dat") : csv;
        downloadFile(content, fileName, kind === "iteman" ? "text/plain" : mediaTypes.csv);
        const numbered = kind === "iteman" ? written : [];
        return { step: "done", fileName, leftOut, numbered };
      }),
    exit: () => ended.abort(),
  };
}

const saved = (book: Book, fileName: string): Promise<void> =>
  saveBook(book, "xlsx", fileName, { createWorker: startExportWorker });

function nameOf(
  kind: "reportName" | `${AnswerKind}Name`,
  { bank, asked }: AnalysisOnPaper,
  format: "xlsx" | "csv",
): string {
  const group = bank.groups.find(({ id }) => id === asked.group_id)?.nama ?? "";
  const context = [bank.kode, group].join(" ");
  return sheetFileName(itemFilesMessages.get()[kind], context, fileTimestamp(serverNow()), format);
}
