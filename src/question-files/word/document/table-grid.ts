// A Word table as rows of cells that know their column, with merged cells resolved.
import { attribute, childNamed, contentOf, toggle, valueOf } from "./word-xml.ts";
import type { XmlElement } from "../../../files/xml/xml-tree.ts";

export type GridCell = {
  element: XmlElement;
  /** From 0, in columns of the table's grid. */
  column: number;
  colspan: number;
  rowspan: number;
  /** Belongs to the merged cell above it. */
  continued: boolean;
};
/** `heading`: repeated on every page. */
export type GridRow = { cells: GridCell[]; heading: boolean };

const widest = 63;

export function tableGrid(table: XmlElement): GridRow[] {
  const rows = contentOf(table)
    .filter(({ local }) => local === "tr")
    .filter((row) => !childNamed(childNamed(row, "trPr"), "del"))
    .map(readRow);
  countRows(rows);
  return rows;
}

function readRow(row: XmlElement): GridRow {
  const properties = childNamed(row, "trPr");
  let column = spanOf(valueOf(properties, "gridBefore"), 0);
  const cells: GridCell[] = [];
  for (const element of contentOf(row)) {
    const about = childNamed(element, "tcPr");
    if (element.local !== "tc" || childNamed(about, "cellDel")) continue;
    const colspan = spanOf(valueOf(about, "gridSpan"), 1);
    const merged = childNamed(about, "vMerge");
    const continued = merged !== undefined && attribute(merged, "val") !== "restart";
    cells.push({ element, column, colspan, rowspan: 1, continued });
    column += colspan;
  }
  return { cells, heading: toggle(properties, "tblHeader") ?? false };
}

function spanOf(text: string | undefined, least: number): number {
  const span = text !== undefined && /^\d{1,3}$/u.test(text) ? Number(text) : least;
  return Math.min(Math.max(span, least), widest);
}

function countRows(rows: readonly GridRow[]): void {
  const owners = new Map<number, GridCell>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      const owner = owners.get(cell.column);
      if (cell.continued && owner) owner.rowspan += 1;
      else {
        // The first of its column cannot go on from anything.
        cell.continued = false;
        owners.set(cell.column, cell);
      }
    }
  }
}
