// Rows through a sheet's check, and records out to a file and back, for the tests of each import.
import type { SheetCell, SheetRow } from "../../files/sheet-cells.ts";
import { SheetCheck } from "../../sheets/sheet-check.ts";
import type { ColumnSources, SheetDefinition } from "../../sheets/sheet-columns.ts";
import { writtenRows, writtenSheet } from "../../kit/sheet-export/written-sheet.ts";
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
  return checkRows(definition, sheet, sources, context);
}

/** What an import makes of an export. */
export function outAndBack<Row, Context, Lookups, Item>(
  definition: SheetDefinition<Row, Context, Lookups, Item>,
  context: Context,
  records: readonly Item[],
  format: FileFormat,
): SheetCheck<Row, Context, Lookups> {
  const { columns, exported, sheetName } = definition;
  const written = writtenSheet({ sheetName, columns: exported }, writtenRows(exported, records));
  const bytes = writeBook({ sheets: [written] }, format);
  const file = openSheetFile(new Uint8Array(bytes), `ekspor.${format}`);
  const sheet = readBestSheet(file, columns, definition.maxRows);
  const at = sheet.headerAt ?? 0;
  const sources = matchHeaders(columns, (sheet.rows[at]?.cells ?? []).map(String));
  return checkRows(definition, sheet.rows.slice(at + 1), sources, context);
}

/** Checks all rows at once; the wizard does the same in steps. */
export function checkRows<Row, Context, Lookups>(
  definition: SheetDefinition<Row, Context, Lookups>,
  rows: readonly SheetRow[],
  sources: ColumnSources,
  context: Context,
): SheetCheck<Row, Context, Lookups> {
  const check = new SheetCheck(definition, rows, sources, context);
  check.checkNext(check.rows.length);
  check.compare();
  return check;
}
