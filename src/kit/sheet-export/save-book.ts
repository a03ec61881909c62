// A file made of what the page already has: the passwords that an import has made, the seats of an event.
import type { Book } from "../../files/sheet-book.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";
import { downloadFile } from "./download-file.ts";
import type { ExportQuestions } from "./export-session.ts";
import type { KnownBook } from "../../sheets/sheet-kinds.ts";
import { mediaTypes, type FileFormat } from "../../files/saved-file.ts";

type SaveOptions = {
  createWorker(): WorkerLike;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
};

/** Written in a worker, so that the page and its chunk stay light. */
export async function saveBook(
  book: Book | KnownBook,
  format: FileFormat,
  fileName: string,
  { createWorker, save = downloadFile }: SaveOptions,
): Promise<void> {
  const link = new WorkerLink<ExportQuestions>(createWorker());
  try {
    save(await link.ask("book", { book, format }), fileName, mediaTypes[format]);
  } finally {
    link.close();
  }
}
