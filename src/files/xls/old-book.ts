// A workbook of an older format once it is read, before it becomes xlsx. Not for what cells mean: the reader of xlsx knows that.

export type OldCell =
  | { kind: "text"; text: string }
  | { kind: "number"; value: number; style: number }
  | { kind: "boolean"; value: boolean }
  | { kind: "date"; text: string }
  | { kind: "error"; text: string }
  /** Of which the file holds no value. */
  | { kind: "formula" };

export type OldSheet = {
  name: string;
  isHidden: boolean;
  /** By row, then by column, both from 0. */
  rows: Map<number, Map<number, OldCell>>;
  /** First and last row, first and last column. */
  merges: (readonly [number, number, number, number])[];
  hiddenRows: Set<number>;
};

export type OldBook = {
  sheets: OldSheet[];
  /** By style: how it shows numbers. */
  styles: { id: number; code: string | undefined }[];
  since1904: boolean;
  /** Which are left behind. */
  hasPictures: boolean;
};

export function newSheet(name: string, isHidden = false): OldSheet {
  return { name, isHidden, rows: new Map(), merges: [], hiddenRows: new Set() };
}

export function setCell({ rows }: OldSheet, row: number, column: number, cell: OldCell): void {
  const cells = rows.get(row) ?? new Map<number, OldCell>();
  rows.set(row, cells);
  cells.set(column, cell);
}
