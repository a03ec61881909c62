// An export without its looks: asks which rows are meant, fetches them in batches, has the file written and hands it over.
import { atom, type ReadableAtom } from "nanostores";
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

export function createExport<Item>(options: ExportOptions<Item>): ExportModel<Item> {
  return new ExportModel(options);
}

export type { ExportModel };
class ExportModel<Item> {
  readonly $state: ReadableAtom<ExportState>;
  readonly #options: ExportOptions<Item>;
  readonly #state = atom<ExportState>({ step: "idle" });
  #abort = new AbortController();
  #link: WorkerLink<ExportQuestions> | null = null;

  constructor(options: ExportOptions<Item>) {
    this.#options = options;
    this.$state = this.#state;
  }

  /** `ids`: the selection; without it, everything that the filters find. One export runs at a time. */
  async start(format: FileFormat, ids?: readonly string[]): Promise<void> {
    if (this.#state.get().step === "running") return;
    const abort = new AbortController();
    this.#abort = abort;
    const total = ids?.length ?? null;
    this.#state.set({ step: "running", format, done: 0, total });
    try {
      const wanted = ids ?? (await this.#options.loadIds(abort.signal));
      await this.#write(wanted, format, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted)
        this.#state.set({ step: "failed", format, problem: failureSentence(error) });
    } finally {
      if (this.#abort === abort) this.#close();
    }
  }

  cancel(): void {
    if (this.#state.get().step !== "running") return;
    this.#close();
    this.#state.set({ step: "idle" });
  }

  /** Puts away what the last export came to. */
  dismiss(): void {
    if (this.#state.get().step !== "running") this.#state.set({ step: "idle" });
  }

  exit(): void {
    this.#close();
  }

  async #write(ids: readonly string[], format: FileFormat, signal: AbortSignal): Promise<void> {
    const { batchSize = bulkBatchSize, loadBatch, sheet, save = downloadFile } = this.#options;
    const link = new WorkerLink<ExportQuestions>(this.#options.createWorker());
    if (signal.aborted) {
      link.close();
      return;
    }
    this.#link = link;
    let rows = 0;
    for (let at = 0; at < ids.length; at += batchSize) {
      this.#state.set({ step: "running", format, done: at, total: ids.length });
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
      this.#state.set({ step: "empty" });
      return;
    }
    this.#state.set({ step: "running", format, done: ids.length, total: ids.length });
    const head = typeof sheet === "string" ? sheet : headOf(sheet);
    const bytes = await link.ask("write", { sheet: head, format });
    if (signal.aborted) return;
    const fileName = this.#fileName(format);
    save(bytes, fileName, mediaTypes[format]);
    this.#state.set({ step: "done", fileName, rows });
  }

  #fileName(format: FileFormat): string {
    const { noun, context, now = () => new Date() } = this.#options;
    return sheetFileName(noun, context(), fileTimestamp(now()), format);
  }

  #close(): void {
    this.#abort.abort();
    this.#link?.close();
    this.#link = null;
  }
}
