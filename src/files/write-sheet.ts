// Turns a book into the bytes of a file. Runs in workers; nothing here touches the page.
import type { FileFormat } from "./saved-file.ts";
import type { Book } from "./sheet-book.ts";
import { writeCsv } from "./csv/write-csv.ts";
import { writeXlsx } from "./xlsx/write-xlsx.ts";

/** CSV has room for the first sheet only. */
export function writeBook(book: Book, format: FileFormat): ArrayBuffer {
  const bytes = format === "xlsx" ? writeXlsx(book) : writeCsv(book);
  // The bytes may be a view of a larger buffer; what is handed over is exactly the file.
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
