// An export without its looks: asks which rows are meant, fetches them in batches, has the file written and hands it over.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { bulkBatchSize } from "../../contract/calls/list-fields.ts";
import { fileTimestamp } from "../../core/format.ts";
import { failureSentence } from "../file-faults/failure-sentence.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";
import { downloadFile } from "./download-file.ts";
import type { ExportQuestions } from "./export-session.ts";
import { mediaTypes, sheetFileName, type FileFormat } from "../../files/saved-file.ts";
import type { ExportKindOf } from "../../sheets/sheet-kinds.ts";
import { headOf, writtenRows, type ExportedSheet } from "./written-sheet.ts";

export type ExportState =
  | { step: "idle" }
  /** `total` is null until the server has said how many rows the filters find. */
  | { step: "running"; format: FileFormat; done: number; total: number | null }
  | { step: "done"; fileName: string; rows: number }
  | { step: "empty" }
  | { step: "failed"; format: FileFormat; problem: string };

export type ExportOptions<Item> = {
  /** First part of the file's name, as in "peserta". */
  noun: string;
  /** By kind where the worker knows it, which the page is spared then. */
  sheet: ExportKindOf<Item> | ExportedSheet<Item>;
  /** The ids that the list's filters find now, in its order. */
  loadIds(signal: AbortSignal): Promise<readonly string[]>;
  /** At most `batchSize` ids; rows that exist no more are left out. */
  loadBatch(ids: string[], signal: AbortSignal): Promise<readonly Item[]>;
  /** Second part of the file's name: what was filtered for. */
  context(): string;
  createWorker(): WorkerLike;
  batchSize?: number;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
  now?(): Date;
};

export type ExportModel = {
  $state: ReadableAtom<ExportState>;
  /** `ids`: the selection; without it, everything that the filters find. One export runs at a time. */
  start(format: FileFormat, ids?: readonly string[]): Promise<void>;
  cancel(): void;
  /** Removes the result of the last export from the screen. */
  dismiss(): void;
  exit(): void;
};

export function createExport<Item>(options: ExportOptions<Item>): ExportModel {
  const $state = atom<ExportState>({ step: "idle" });
  let abort = new AbortController();

  return {
    $state,
    async start(format, ids) {
      if ($state.get().step === "running") return;
      const current = new AbortController();
      const { signal } = current;
      abort = current;
      $state.set({ step: "running", format, done: 0, total: ids?.length ?? null });
      try {
        const wanted = ids ?? (await options.loadIds(signal));
        if (!signal.aborted) await writeFile(options, $state, { ids: wanted, format, signal });
      } catch (error) {
        if (!signal.aborted)
          $state.set({ step: "failed", format, problem: failureSentence(error) });
      } finally {
        current.abort();
      }
    },
    cancel() {
      if ($state.get().step !== "running") return;
      abort.abort();
      $state.set({ step: "idle" });
    },
    dismiss() {
      if ($state.get().step !== "running") $state.set({ step: "idle" });
    },
    exit: () => abort.abort(),
  };
}

type Wanted = { ids: readonly string[]; format: FileFormat; signal: AbortSignal };

/** The worker ends with the signal. */
async function writeFile<Item>(
  options: ExportOptions<Item>,
  $state: WritableAtom<ExportState>,
  { ids, format, signal }: Wanted,
): Promise<void> {
  const { batchSize = bulkBatchSize, loadBatch, sheet, save = downloadFile } = options;
  const link = new WorkerLink<ExportQuestions>(options.createWorker());
  signal.addEventListener("abort", () => link.close());
  let rows = 0;
  for (let at = 0; at < ids.length; at += batchSize) {
    $state.set({ step: "running", format, done: at, total: ids.length });
    const items = await loadBatch(ids.slice(at, at + batchSize), signal);
    if (signal.aborted) return;
    rows = await link.ask(
      "add",
      typeof sheet === "string"
        ? { kind: sheet, items }
        : { rows: writtenRows(sheet.columns, items, rows) },
    );
  }
  if (signal.aborted) return;
  if (rows === 0) {
    $state.set({ step: "empty" });
    return;
  }
  $state.set({ step: "running", format, done: ids.length, total: ids.length });
  const head = typeof sheet === "string" ? sheet : headOf(sheet);
  const bytes = await link.ask("write", { sheet: head, format });
  if (signal.aborted) return;
  const fileName = fileNameOf(options, format);
  save(bytes, fileName, mediaTypes[format]);
  $state.set({ step: "done", fileName, rows });
}

function fileNameOf<Item>(
  { noun, context, now = () => new Date() }: ExportOptions<Item>,
  format: FileFormat,
): string {
  return sheetFileName(noun, context(), fileTimestamp(now()), format);
}
