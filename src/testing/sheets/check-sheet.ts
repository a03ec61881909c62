// Rows through a sheet's check, and records out to a file and back, for the tests of each import.
import type { BookCell } from "../../files/sheet-book.ts";
import type { SheetCell } from "../../files/sheet-cells.ts";
import { SheetCheck } from "../../sheets/sheet-check.ts";
import type { ColumnSources, SheetDefinition } from "../../sheets/sheet-columns.ts";
import { matchHeaders } from "../../sheets/header-matching.ts";
import { writeBook } from "../../files/write-sheet.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import { openSheetFile, readBestSheet } from "../../sheets/read-sheet.ts";

type Cells = Partial<Record<string, SheetCell>>;

/** The rows stand in the sheet from row 2 on. */
export function checkCells<Row, Context, Lookups>(
  definition: SheetDefinition<Row, Context, Lookups>,
  context: Context,
  rows: readonly Cells[],
): SheetCheck<Row, Context, Lookups> {
  const keys = definition.columns.map(({ key }) => key);
  const sources: ColumnSources = Object.fromEntries(
    keys.map((key, index) => [key, { from: "column", index }]),
  );
  const sheet = rows.map((cells, index) => ({
    row: index + 2,
    cells: keys.map((key) => cells[key] ?? null),
  }));
  return checked(new SheetCheck(definition, sheet, sources, context));
}

/** What an import makes of an export. */
export function outAndBack<Row, Context, Lookups>(
  definition: SheetDefinition<Row, Context, Lookups>,
  context: Context,
  records: readonly BookCell[][],
  format: FileFormat,
): SheetCheck<Row, Context, Lookups> {
  const { columns, sheetName } = definition;
  const rows = [columns.map(({ header }) => header), ...records];
  const looks = columns.map(({ width, format: kind }) => ({ width, text: kind === "text" }));
  const book = { sheets: [{ name: sheetName, columns: looks, rows, frozenRows: 1 }] };
  const file = openSheetFile(new Uint8Array(writeBook(book, format)), `ekspor.${format}`);
  const sheet = readBestSheet(file, columns, definition.maxRows);
  const at = sheet.headerAt ?? 0;
  const sources = matchHeaders(columns, (sheet.rows[at]?.cells ?? []).map(String));
  return checked(new SheetCheck(definition, sheet.rows.slice(at + 1), sources, context));
}

function checked<Row, Context, Lookups>(check: SheetCheck<Row, Context, Lookups>) {
  check.checkNext(check.rows.length);
  check.compare();
  return check;
}
