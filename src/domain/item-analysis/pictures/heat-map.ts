// What each participant earned of each question, as shades: participants from the highest total, questions from the easiest.
import { compare, divide, zero, type Fraction } from "../../scoring/fraction.ts";
import { weightedSum } from "../group-counts.ts";
import { toDouble } from "../item-figure.ts";
import type { MarkTable, TableColumn } from "../mark-table.ts";

/** In a cell: not shown, or it counts for nobody. */
export const noShade = 255;
/** In a cell: everything was earned. 0: nothing, or less. */
export const fullShade = 100;

/** `cells`: by row, then by column: hundredths that were earned. `rows`: participants as they were added; `columns`: ids. */
export type HeatMap = { rows: Uint32Array; columns: readonly string[]; cells: Uint8Array };

export function heatMap({ columns, places: { rows } }: MarkTable): HeatMap {
  const sorted = columns
    .map((column) => ({ column, p: facilityOf(column) }))
    .sort((a, b) => compare(b.p ?? zero, a.p ?? zero));
  const width = sorted.length;
  const cells = new Uint8Array(rows.length * width).fill(noShade);
  for (const [at, { column }] of sorted.entries()) {
    const { numbers } = column.column;
    const shades = [noShade, ...column.marks.map((_mark, response) => shadeOf(column, response))];
    for (const [place, row] of rows.entries()) cells[place * width + at] = shades[numbers[row]!]!;
  }
  return { rows, columns: sorted.map(({ column }) => column.column.id), cells };
}

function facilityOf({ counts, marks, maxima }: TableColumn): Fraction | null {
  const most = weightedSum(counts, maxima);
  return most.numerator === 0n ? null : divide(weightedSum(counts, marks), most);
}

function shadeOf({ marks, maxima, column: { responses } }: TableColumn, at: number): number {
  if (responses[at]!.treatment !== "normal" || maxima[at]!.numerator === 0n) return noShade;
  const share = toDouble(divide(marks[at]!, maxima[at]!));
  return Math.round(fullShade * Math.min(1, Math.max(0, share)));
}
