// Turns a book into the bytes of a file. Runs in workers; nothing here touches the page.
import type { Book } from "./sheet-book.ts";
import { writeCsv } from "./csv/write-csv.ts";
import { writeXlsx } from "./xlsx/write-xlsx.ts";

export const fileFormats = ["xlsx", "csv"] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Record<FileFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
};

/** CSV has room for the first sheet only. */
export function writeBook(book: Book, format: FileFormat): ArrayBuffer {
  const bytes = format === "xlsx" ? writeXlsx(book) : writeCsv(book);
  // The bytes may be a view of a larger buffer; what is handed over is exactly the file.
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** `<kind>_<context>_<yyyymmdd-hhmm>.<format>`, in characters that every file system and mail program takes. */
export function sheetFileName(
  kind: string,
  context: string,
  stamp: string,
  format: FileFormat | "ics",
) {
  const parts = [kind, context].map(slug).filter((part) => part !== "");
  return `${[...parts, stamp].join("_")}.${format}`;
}

const longestSlug = 60;

function slug(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, longestSlug)
    .replace(/^-+|-+$/gu, "");
}
