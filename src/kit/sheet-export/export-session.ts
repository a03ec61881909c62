// Collects the rows of an export and writes the file, in a worker: a hundred thousand rows take seconds, and the page needs
// none of the columns.
import type { Book, BookCell } from "../../files/sheet-book.ts";
import type { Answerers } from "../../files/worker-link.ts";
import { writeBook } from "../../files/write-sheet.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import {
  recordsOfBook,
  sheetDefinition,
  type KnownBook,
  type SheetKind,
} from "../../sheets/sheet-kinds.ts";
import { writtenRows, writtenSheet, type SheetHead } from "./written-sheet.ts";

export type ExportQuestions = {
  /** Answers how many rows there are now. */
  add: {
    asks: { kind: SheetKind; items: readonly unknown[] } | { rows: readonly BookCell[][] };
    answers: number;
  };
  /** What was added, below its header. */
  write: { asks: { sheet: SheetKind | SheetHead; format: FileFormat }; answers: ArrayBuffer };
  /** What was added, below the rows of the first sheet of a book that the page alone knows. */
  finish: { asks: { book: Book; format: FileFormat }; answers: ArrayBuffer };
  /** What comes all at once. */
  book: { asks: { book: Book | KnownBook; format: FileFormat }; answers: ArrayBuffer };
};

export function createExportSession(): Answerers<ExportQuestions> {
  const rows: BookCell[][] = [];

  function rowsOf(added: ExportQuestions["add"]["asks"]): readonly BookCell[][] {
    if ("rows" in added) return added.rows;
    return writtenRows(sheetDefinition(added.kind).exported, added.items, rows.length);
  }

  return {
    add: (added) => {
      for (const row of rowsOf(added)) rows.push(row);
      return rows.length;
    },
    write: ({ sheet, format }) =>
      writeBook({ sheets: [writtenSheet(headOf(sheet), rows)] }, format),
    finish: ({ book: { sheets }, format }) => {
      const [first, ...others] = sheets;
      const whole = first ? [{ ...first, rows: [...first.rows, ...rows] }, ...others] : [];
      return writeBook({ sheets: whole }, format);
    },
    book: ({ book, format }) => writeBook("kind" in book ? exportedBook(book) : book, format),
  };
}

function headOf(sheet: SheetKind | SheetHead): SheetHead {
  if (typeof sheet !== "string") return sheet;
  const { sheetName, exported } = sheetDefinition(sheet);
  return { sheetName, columns: exported };
}

export function exportedBook(known: KnownBook): Book {
  const { sheetName, exported } = sheetDefinition(known.kind);
  const rows = writtenRows(exported, recordsOfBook(known));
  return { sheets: [writtenSheet({ sheetName, columns: exported }, rows)] };
}
