// Reads and fills a file of e-Rapor in the worker for imports. The bytes stay with the page, so that the file can be filled again by other choices.
import { FileFault, maxFileBytes } from "../../../files/file-fault.ts";
import { fileKind } from "../../../files/file-kinds.ts";
import { WorkerLink, type WorkerLike } from "../../../files/worker-link.ts";
import type { FilledCell } from "../../../files/xlsx/fill-xlsx.ts";
import type { ImportQuestions } from "../../../kit/sheet-import/import-protocol.ts";
import { readEraporSheet, type EraporSheet } from "../../../sheets/erapor/erapor-sheet.ts";

export type EraporFile = {
  name: string;
  bytes: ArrayBuffer;
  /** Of the sheet in the workbook. */
  sheetName: string;
  sheet: EraporSheet;
};

/** 1,000 students of the layout with a row for each objective. */
const maxRows = 20_000;

/** Null: no sheet of it has a layout of e-Rapor, or it is no xlsx. @throws FileFault */
export async function readEraporFile(
  file: File,
  createWorker: () => WorkerLike,
): Promise<EraporFile | null> {
  if (file.size > maxFileBytes) throw new FileFault("too-big");
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileFault("unreadable");
  });
  if (fileKind(new Uint8Array(bytes)).is === "text") return null;
  const link = new WorkerLink<ImportQuestions>(createWorker());
  try {
    const sheets = await link.ask("book", { fileName: file.name, bytes, maxRows });
    for (const { name, isHidden, rows } of sheets) {
      const sheet = isHidden ? null : readEraporSheet(rows);
      if (sheet) return { name: file.name, bytes, sheetName: name, sheet };
    }
    return null;
  } finally {
    link.close();
  }
}

/** @throws FileFault */
export async function fillEraporFile(
  { bytes, sheetName: sheet }: EraporFile,
  cells: readonly FilledCell[],
  createWorker: () => WorkerLike,
): Promise<ArrayBuffer> {
  const link = new WorkerLink<ImportQuestions>(createWorker());
  try {
    return await link.ask("fill", { bytes, sheet, cells });
  } finally {
    link.close();
  }
}
