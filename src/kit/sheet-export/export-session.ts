// Collects the rows of an export and writes the file, in a worker: a hundred thousand rows take seconds, and the page needs
// none of the columns.
import type { Book, BookCell, BookSheet } from "../../files/sheet-book.ts";
import type { Answerers } from "../../files/worker-link.ts";
import { writeBook } from "../../files/write-sheet.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import { exportedBook, exportedSheet } from "../../sheets/export-kinds.ts";
import type { ExportKind, ExportedSheet, KnownBook } from "../../sheets/export-kinds.ts";

/** Of a sheet that the page alone knows. */
type SheetHead = Pick<ExportedSheet, "sheetName" | "columns">;

export type ExportQuestions = {
  /** Answers how many rows there are now. */
  add: {
    asks: { kind: ExportKind; items: readonly unknown[] } | { rows: readonly BookCell[][] };
    answers: number;
  };
  /** What was added, below its header. */
  write: { asks: { sheet: ExportKind | SheetHead; format: FileFormat }; answers: ArrayBuffer };
  /** What comes all at once. */
  book: { asks: { book: Book | KnownBook; format: FileFormat }; answers: ArrayBuffer };
};

export class ExportSession {
  readonly #rows: BookCell[][] = [];

  readonly answerers: Answerers<ExportQuestions> = {
    add: (added) => {
      for (const row of this.#rowsOf(added)) this.#rows.push(row);
      return this.#rows.length;
    },
    write: ({ sheet, format }) => {
      const head = typeof sheet === "string" ? exportedSheet(sheet) : sheet;
      return writeBook({ sheets: [sheetOf(head, this.#rows)] }, format);
    },
    book: ({ book, format }) => writeBook("kind" in book ? exportedBook(book) : book, format),
  };

  #rowsOf(added: ExportQuestions["add"]["asks"]): readonly BookCell[][] {
    if ("rows" in added) return added.rows;
    const { cells } = exportedSheet(added.kind);
    const before = this.#rows.length;
    return added.items.map((item, at) => cells(item, before + at));
  }
}

function sheetOf({ sheetName, columns }: SheetHead, rows: BookCell[][]): BookSheet {
  return {
    name: sheetName,
    columns: columns.map(({ width, format }) => ({ width, text: format === "text" })),
    rows: [columns.map(({ header }) => header), ...rows],
    frozenRows: 1,
  };
}
