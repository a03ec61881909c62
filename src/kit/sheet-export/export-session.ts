// Collects the rows of an export and writes the file, in a worker: a hundred thousand rows take seconds.
import type { Book, BookCell } from "../../files/sheet-book.ts";
import type { Answerers } from "../../files/worker-link.ts";
import { writeBook } from "../../files/write-sheet.ts";
import type { FileFormat } from "../../files/saved-file.ts";

export type ExportQuestions = {
  add: { asks: { rows: BookCell[][] }; answers: number };
  /** The added rows follow those that the book's first sheet comes with. */
  write: { asks: { book: Book; format: FileFormat }; answers: ArrayBuffer };
};

export class ExportSession {
  readonly #rows: BookCell[][] = [];

  readonly answerers: Answerers<ExportQuestions> = {
    add: ({ rows }) => {
      for (const row of rows) this.#rows.push(row);
      return this.#rows.length;
    },
    write: ({ book, format }) => {
      const [first, ...others] = book.sheets;
      if (!first) return writeBook(book, format);
      const filled = { ...first, rows: [...first.rows, ...this.#rows] };
      return writeBook({ sheets: [filled, ...others] }, format);
    },
  };
}
