// What rows, columns and cells of a table with inputs are called: by their heads, or by the first words in the row.
import { useStore } from "@nanostores/react";
import { partName } from "../parts/rows/part-name.ts";
import type { PayloadOf } from "../frame/question-type-props.ts";
import { textGridMessages } from "./text-grid-messages.ts";
import type { Address } from "./text-grid-model.ts";

export function useGridNames({ cols, rows, cells }: PayloadOf<11>) {
  const t = useStore(textGridMessages);
  const row = (at: number) => {
    const words = [
      rows[at],
      ...(cells[at] ?? []).map((cell) => (cell.kind === "text" ? cell.html : "")),
    ];
    const name = words.map((html) => partName(html, "")).find((text) => text !== "");
    return name ?? t.row({ number: at + 1 });
  };
  const column = (at: number) => partName(cols[at], t.column({ number: at + 1 }));
  const cell = (at: Address) => t.cell({ row: row(at.row), column: column(at.col) });
  return { table: t.table, row, column, cell };
}
