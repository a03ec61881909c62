// What only a comparison of an import's rows shows: the same identity twice, and numbers shorter than the rest.
import type { Fault } from "./sheet-check.ts";
import { cellText, type SheetCell } from "../files/sheet-cells.ts";
import type { CellFault } from "./sheet-columns.ts";
import { lostZerosFault, numberPattern } from "./sheet-identifiers.ts";

type Comparable = { row: number; cells: readonly SheetCell[]; key: string; own: readonly Fault[] };

/** Rows that are copies of the first are left out; rows that differ are all refused, for nobody can tell which is right. */
export function duplicateFaults<Row extends Comparable>(
  identity: string,
  columns: readonly { key: string; counts?: boolean }[],
  rows: readonly Row[],
): [Row, Fault][] {
  const at = columns.findIndex(({ key }) => key === identity);
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.key === "") continue;
    const same = byKey.get(row.key);
    if (same) same.push(row);
    else byKey.set(row.key, [row]);
  }
  const faults: [Row, Fault][] = [];
  for (const same of byKey.values()) {
    const [first] = same;
    if (!first || same.length < 2) continue;
    const copies = same.every((row) => sameContent(row, first, columns));
    const numbers = same.map(({ row }) => row);
    for (const row of copies ? same.slice(1) : same) {
      const fault = copies ? copyFault(first.row) : duplicateFault(row.row, numbers);
      faults.push([
        row,
        { ...fault, row: row.row, column: identity, value: cellText(row.cells[at]) },
      ]);
    }
  }
  return faults;
}

function sameContent(
  one: Comparable,
  other: Comparable,
  columns: readonly { counts?: boolean }[],
): boolean {
  return one.cells.every(
    (cell, at) => columns[at]?.counts === true || cellText(cell) === cellText(other.cells[at]),
  );
}

function copyFault(row: number): CellFault {
  const reason = `Baris ini sama persis dengan baris ${row}, jadi tidak dikirim lagi.`;
  return { code: "same-row", severity: "error", reason };
}

const namedRows = 3;

function duplicateFault(own: number, numbers: readonly number[]): CellFault {
  const others = numbers.slice(0, namedRows + 1).filter((row) => row !== own);
  const named = others.slice(0, namedRows);
  const left = numbers.length - 1 - named.length;
  const more = left > 0 ? ` dan ${left} baris lain` : "";
  const reason = `Sama dengan baris ${named.join(", ")}${more}, padahal isi lainnya berbeda.`;
  return { code: "duplicate", severity: "error", reason };
}

export function lostZeroFaults<Row extends Comparable>(
  columns: readonly { key: string; identifier?: boolean }[],
  rows: readonly Row[],
): [Row, Fault][] {
  return columns.flatMap(({ key, identifier }, at) => {
    const pattern = identifier ? numberPattern(rows.map(({ cells }) => cells[at] ?? null)) : null;
    if (!pattern) return [];
    return rows.flatMap((row): [Row, Fault][] => {
      const cell = row.cells[at] ?? null;
      const fault = lostZerosFault(cell, pattern);
      if (!fault || row.own.some(({ column }) => column === key)) return [];
      return [[row, { ...fault, row: row.row, column: key, value: cellText(cell) }]];
    });
  });
}
