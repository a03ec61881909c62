// A sheet of records for a file, derived from its columns: the header, and a cell for each column and record. The page uses it
// for sheets that it alone knows, the worker for the kinds of sheets/sheet-kinds.ts.
import type { BookCell, BookSheet } from "../../files/sheet-book.ts";
import type { WrittenColumn } from "../../sheets/sheet-columns.ts";

/** A sheet that only the page knows, in the language of whoever asks. */
export type ExportedSheet<Item = never> = {
  sheetName: string;
  columns: readonly WrittenColumn<Item>[];
};
export type ColumnHead = Pick<WrittenColumn, "header" | "width" | "format">;
/** What a worker gets of such a sheet: functions cannot be sent. */
export type SheetHead = { sheetName: string; columns: readonly ColumnHead[] };

export function headOf({ sheetName, columns }: ExportedSheet): SheetHead {
  return {
    sheetName,
    columns: columns.map(({ header, width, format }) => ({ header, width, format })),
  };
}

/** `from`: how many rows are before them in the file. */
export function writtenRows<Item>(
  columns: readonly WrittenColumn<Item>[],
  items: readonly Item[],
  from = 0,
): BookCell[][] {
  return items.map((item, at) => columns.map((column) => column.write(item, from + at)));
}

export function writtenSheet({ sheetName, columns }: SheetHead, rows: BookCell[][]): BookSheet {
  return {
    name: sheetName,
    columns: columns.map(({ width, format }) => ({ width, text: format === "text" })),
    rows: [columns.map(({ header }) => header), ...rows],
    frozenRows: 1,
  };
}
