// Opens a file that comes back from marking outside the console.
import type { MarkFile } from "../../../../domain/marking/files/mark-file.ts";
import { maxFileBytes, FileFault } from "../../../../files/file-fault.ts";
import { digestOf } from "../../../../files/sealed/text-digest.ts";
import { WorkerLink, type WorkerLike } from "../../../../files/worker-link.ts";
import type { ImportQuestions } from "../../../../kit/sheet-import/import-protocol.ts";
import { markFileOf } from "../../../../sheets/marking/marking-sheet-rows.ts";

/** More than an exam has participants. */
const maxRows = 10_000;

/** Null: no sheet of it is one for marking. @throws FileFault */
export async function readMarkSheet(
  bytes: ArrayBuffer,
  fileName: string,
  createWorker: () => WorkerLike,
): Promise<MarkFile | null> {
  if (bytes.byteLength > maxFileBytes) throw new FileFault("too-big");
  const digest = digestOf(new Uint8Array(bytes));
  const link = new WorkerLink<ImportQuestions>(createWorker());
  try {
    return markFileOf(await link.ask("book", { fileName, bytes, maxRows }), digest);
  } finally {
    link.close();
  }
}
