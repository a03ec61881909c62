// The rows that were not imported, as a file of their own: the columns of the file that was chosen, and why.
import { isSevere } from "../../sheets/check-summary.ts";
import type { Book, BookCell } from "../../files/sheet-book.ts";
import { cellText, isBlankCell, type SheetCell, type SheetRow } from "../../files/sheet-cells.ts";
import type { CheckedRow } from "../../sheets/sheet-check.ts";
import type { ColumnSources, SheetDefinition } from "../../sheets/sheet-columns.ts";

type Words = { reasonHeader: string; said: Readonly<Record<string, string>> };
type Opened = {
  definition: SheetDefinition;
  sheet: { rows: readonly SheetRow[] };
  headerAt: number;
};

export function severeReasons({ faults }: CheckedRow): string[] {
  return faults.filter(isSevere).map(({ reason }) => reason);
}

export function rejectedBook(
  { definition, sheet: { rows: sheet }, headerAt }: Opened,
  checked: readonly CheckedRow[],
  sources: ColumnSources,
  { reasonHeader, said }: Words,
): Book {
  const rejected = checked.filter(({ faults }) => faults.some(isSevere));
  const original = new Map(sheet.map(({ row, cells }) => [row, cells]));
  const header = (sheet[headerAt]?.cells ?? []).map(cellText);
  const added = addedColumns(definition, rejected, sources);
  const width = Math.max(
    header.length,
    ...rejected.map(({ row }) => original.get(row)?.length ?? 0),
  );
  const rows = rejected.map((row): BookCell[] => {
    const cells = Array.from({ length: width }, (_none, at) => original.get(row.row)?.[at] ?? null);
    definition.columns.forEach(({ key }, at) => {
      const source = sources[key];
      if (source?.from === "column") cells[source.index] = row.cells[at] ?? null;
    });
    const extra = added.map(({ at }) => row.cells[at] ?? null);
    return [...cells, ...extra].map(bookCell).concat(reasonOf(definition, row, said));
  });
  const titles = [
    ...Array.from({ length: width }, (_none, at) => header[at] ?? ""),
    ...added.map(({ title }) => title),
    reasonHeader,
  ];
  const columns = titles.map((title) => ({ width: title === reasonHeader ? 80 : 18, text: true }));
  return {
    sheets: [{ name: definition.sheetName, columns, rows: [titles, ...rows], frozenRows: 1 }],
  };
}

/** Columns that the file does not have, but which one text for all rows or corrections have filled. */
function addedColumns(
  definition: SheetDefinition,
  rejected: readonly CheckedRow[],
  sources: ColumnSources,
): { at: number; title: string }[] {
  return definition.columns.flatMap(({ key, header }, at) => {
    const filled = rejected.some(({ cells }) => !isBlankCell(cells[at]));
    return sources[key]?.from === "column" || !filled ? [] : [{ at, title: header }];
  });
}

function reasonOf(
  { columns }: SheetDefinition,
  { faults }: CheckedRow,
  said: Words["said"],
): string {
  return faults
    .filter(isSevere)
    .map(({ column, reason }) => {
      const header = columns.find(({ key }) => key === column)?.header ?? column;
      return `${header}: ${said[reason] ?? reason}`;
    })
    .join(" ");
}

/** What Excel made of a cell is kept, so that reading the file again finds the same fault. */
function bookCell(cell: SheetCell): BookCell {
  if (cell === null || typeof cell === "string") return cell;
  const { kind, text, value } = cell;
  if (typeof value === "boolean") return value;
  if (value === undefined) return text;
  if (kind === "date")
    return { value, format: text.includes(" ") ? "dd/mm/yyyy hh.mm" : "dd/mm/yyyy", text };
  if (kind === "percent") return { value, format: "0.##%", text };
  return /^0\d+$/u.test(text) ? { value, format: "0".repeat(text.length), text } : value;
}
