// What cells are called: "B2", as spreadsheets do. Heads have no such name.
import { letterOf } from "../../domain/text/letters.ts";
import type { Address } from "./text-grid-model.ts";

export function addressName({ row, col }: Address): string {
  return `${letterOf(col)}${row + 1}`;
}

export function isSameCell(a: Address, b: Address): boolean {
  return a.row === b.row && a.col === b.col;
}

/** Where a key leads from here, within the bounds; null for a key that leads nowhere. */
export function stepFrom(
  { row, col }: Address,
  key: string,
  bounds: { rows: number; cols: number; firstCol: number },
): Address | null {
  const steps: Record<string, Address> = {
    ArrowUp: { row: row - 1, col },
    ArrowDown: { row: row + 1, col },
    ArrowLeft: { row, col: col - 1 },
    ArrowRight: { row, col: col + 1 },
    Home: { row, col: bounds.firstCol },
    End: { row, col: bounds.cols - 1 },
  };
  const to = steps[key];
  if (!to) return null;
  // The corner between the heads is no cell.
  const first = { row: to.col < 0 ? 0 : -1, col: to.row < 0 ? 0 : bounds.firstCol };
  const isInside =
    to.row >= first.row && to.row < bounds.rows && to.col >= first.col && to.col < bounds.cols;
  return isInside ? to : { row, col };
}
