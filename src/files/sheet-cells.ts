// What a cell of any spreadsheet file is once it has been read: text, or something that Excel made of what was typed.
// The readers in kit/import make these; the checks of each import judge them.

export type CellKind = "text" | "number" | "date" | "percent" | "boolean" | "error" | "formula";

/** `text` is what a person sees in the cell; `value` what the file holds (dates: Excel's serial day). */
export type SpecialCell = {
  kind: Exclude<CellKind, "text">;
  text: string;
  value?: number | boolean;
};

/** Text is a bare string: a large sheet has half a million cells and nearly all of them are text. */
export type SheetCell = string | SpecialCell | null;

/** `row` is the number that Excel shows at the left. */
export type SheetRow = { row: number; cells: readonly SheetCell[] };

export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  return typeof cell === "string" ? cell : cell.text;
}

export function cellKind(cell: SheetCell | undefined): CellKind {
  return cell === null || cell === undefined || typeof cell === "string" ? "text" : cell.kind;
}

export function isBlankCell(cell: SheetCell | undefined): boolean {
  return cellText(cell).trim() === "";
}

export function isBlankRow(cells: readonly SheetCell[]): boolean {
  return cells.every(isBlankCell);
}
