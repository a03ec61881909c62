// Tables: a new one, and columns made wider or narrower without a mouse.
import type { Node } from "prosemirror-model";
import { type Command, TextSelection } from "prosemirror-state";
import { isInTable, selectedRect } from "prosemirror-tables";
import { schema } from "../schema.ts";

const {
  table,
  table_row: tableRow,
  table_cell: tableCell,
  table_header: tableHeader,
} = schema.nodes;

/** In pixels; what a column without a width of its own counts as when it cannot be measured. */
const usualWidth = 120;
const narrowest = 40;
const widest = 1200;

/** With a header row, and a paragraph after it to go on writing in. */
export function insertTable(rows: number, columns: number): Command {
  return (state, dispatch) => {
    if (isInTable(state)) return false;
    if (!dispatch) return true;
    const row = (type: typeof tableCell) =>
      tableRow.create(
        null,
        Array.from({ length: columns }, () => type.createAndFill() as Node),
      );
    const body = Array.from({ length: rows - 1 }, () => row(tableCell));
    const { tr } = state;
    const start = tr.selection.from;
    tr.replaceSelectionWith(table.create(null, [row(tableHeader), ...body]));
    const at = tablePosition(tr.doc, start);
    const end = at + (tr.doc.nodeAt(at)?.nodeSize ?? 0);
    if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, schema.nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView());
    return true;
  };
}

/** The table may stand a little before where the selection was: an empty paragraph made room for it. */
function tablePosition(doc: Node, near: number): number {
  let found = 0;
  doc.descendants((node, pos) => {
    if (node.type === table && pos <= near + 1) found = pos;
    return node.type !== tableRow;
  });
  return found;
}

/** The columns of the cell, or of the cells that are selected. */
export function resizeColumn(factor: number): Command {
  return (state, dispatch, view) => {
    if (!isInTable(state)) return false;
    if (!dispatch) return true;
    const { map, tableStart, table: node, left, right } = selectedRect(state);
    const { tr } = state;
    const seen = new Set<number>();
    map.map.forEach((pos, index) => {
      const column = index % map.width;
      const cell = node.nodeAt(pos);
      if (column < left || column >= right || !cell) return;
      const rect = map.findCell(pos);
      const given = (tr.doc.nodeAt(tableStart + pos)?.attrs["colwidth"] ?? null) as number[] | null;
      const widths = given ? [...given] : Array.from({ length: rect.right - rect.left }, () => 0);
      const at = column - rect.left;
      const key = pos * 1000 + at;
      if (seen.has(key)) return;
      seen.add(key);
      const drawn = view?.nodeDOM(tableStart + pos);
      const measured = drawn instanceof HTMLElement ? drawn.offsetWidth / widths.length : 0;
      const width = widths[at] || measured || usualWidth;
      widths[at] = Math.round(Math.min(widest, Math.max(narrowest, width * factor)));
      tr.setNodeAttribute(tableStart + pos, "colwidth", widths);
    });
    dispatch(tr);
    return true;
  };
}
