// A table of HTML as one of Word: its columns have fixed widths, merged cells are continued in every row that they cover.
import { elementsIn, type XmlElement, type XmlNode } from "../../../files/xml/xml-tree.ts";
import { headCellStyle } from "../word-style-names.ts";
import type { BlockPlace } from "./html-to-word.ts";
import { tag, valued, wordParagraph } from "./word-markup.ts";

/** `continued`: covered by the cell above it. */
type Slot = { cell: XmlElement | null; column: number; colspan: number; continued: boolean };

const padding = 170;
const twipsPerPixel = 15;
const widest = 63;

type BlocksOf = (nodes: readonly XmlNode[], place: BlockPlace) => string;

type Inner = { widths: readonly number[]; place: BlockPlace; blocksOf: BlocksOf };

/** @param blocksOf what a cell holds, which may be tables again */
export function tableToWord(table: XmlElement, place: BlockPlace, blocksOf: BlocksOf): string {
  const rows = rowsOf(table);
  const columns = Math.max(
    1,
    ...rows.flatMap((slots) => slots.map(({ column, colspan }) => column + colspan)),
  );
  const widths = columnWidths(rows, columns, place.width);
  const inner = { widths, place, blocksOf };
  return wordTable(
    widths,
    rows.map((slots) => rowOf(slots, inner)),
    place.rtl,
  );
}

/** `rows` as `w:tr`. Without a style it has no lines. */
export function wordTable(
  widths: readonly number[],
  rows: readonly string[],
  rtl = false,
  style: string | null = "TabelSoal",
): string {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const properties = [
    style === null ? "" : valued("w:tblStyle", style),
    rtl ? tag("w:bidiVisual") : "",
    tag("w:tblW", { "w:w": all, "w:type": "dxa" }),
    tag("w:tblLayout", { "w:type": "fixed" }),
  ].join("");
  const grid = widths.map((width) => tag("w:gridCol", { "w:w": width })).join("");
  return tag(
    "w:tbl",
    {},
    tag("w:tblPr", {}, properties) + tag("w:tblGrid", {}, grid) + rows.join(""),
  );
}

export function wordCell(blocks: string, width: number, properties = ""): string {
  const about = tag("w:tcPr", {}, tag("w:tcW", { "w:w": width, "w:type": "dxa" }) + properties);
  return tag("w:tc", {}, about + cellBlocks(blocks));
}

/** As it has to stand in a cell: at least one paragraph, and one at its end. */
function cellBlocks(blocks: string): string {
  return blocks.endsWith("</w:p>") ? blocks : `${blocks}${wordParagraph("")}`;
}

function rowsOf(table: XmlElement): Slot[][] {
  const open = new Map<number, { left: number; colspan: number }>();
  // Rows of tables inside its cells are theirs.
  const own = elementsIn(table).flatMap((each) =>
    each.local === "tr" ? [each] : elementsIn(each).filter(({ local }) => local === "tr"),
  );
  return own.map((row) => slotsOf(row, open));
}

function slotsOf(row: XmlElement, open: Map<number, { left: number; colspan: number }>): Slot[] {
  const slots: Slot[] = [];
  const cells = elementsIn(row).filter(({ local }) => local === "td" || local === "th");
  let column = 0;
  const passContinued = () => {
    for (let above = open.get(column); above; above = open.get(column)) {
      slots.push({ cell: null, column, colspan: above.colspan, continued: true });
      if (above.left > 1) open.set(column, { ...above, left: above.left - 1 });
      else open.delete(column);
      column += above.colspan;
    }
  };
  for (const cell of cells) {
    passContinued();
    const colspan = spanOf(cell.attributes["colspan"]);
    const rowspan = spanOf(cell.attributes["rowspan"]);
    slots.push({ cell, column, colspan, continued: false });
    if (rowspan > 1) open.set(column, { left: rowspan - 1, colspan });
    column += colspan;
  }
  passContinued();
  return slots;
}

function spanOf(text: string | undefined): number {
  const span = Number(text ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, widest) : 1;
}

/** Those that the author set, when all are known; else all alike. Never wider than the room. */
function columnWidths(rows: readonly Slot[][], columns: number, room: number): number[] {
  const known = new Map<number, number>();
  for (const { cell, column } of rows.flat()) {
    const widths = (cell?.attributes["data-colwidth"] ?? "").split(",").map(Number);
    for (const [at, width] of widths.entries())
      if (width > 0) known.set(column + at, width * twipsPerPixel);
  }
  const all = Array.from({ length: columns }, (_, at) => known.get(at) ?? room / columns);
  const sum = all.reduce((total, width) => total + width, 0);
  const share = known.size === columns ? Math.min(1, room / sum) : room / sum;
  return all.map((width) => Math.max(200, Math.floor(width * share)));
}

function rowOf(slots: readonly Slot[], inner: Inner): string {
  const cells = slots.map((slot) => cellOf(slot, inner));
  const isHeading = slots.length > 0 && slots.every(({ cell }) => cell?.local === "th");
  const properties =
    tag("w:cantSplit") +
    (isHeading && slots.every((slot) => !isMerged(slot)) ? tag("w:tblHeader") : "");
  return tag("w:tr", {}, tag("w:trPr", {}, properties) + cells.join(""));
}

function isMerged({ cell }: Slot): boolean {
  return spanOf(cell?.attributes["rowspan"]) > 1;
}

function cellOf(slot: Slot, { widths, place, blocksOf }: Inner): string {
  const { cell, column, colspan, continued } = slot;
  const width = widths.slice(column, column + colspan).reduce((sum, each) => sum + each, 0);
  const properties = [
    colspan > 1 ? valued("w:gridSpan", colspan) : "",
    continued ? tag("w:vMerge") : isMerged(slot) ? valued("w:vMerge", "restart") : "",
  ].join("");
  const own = placeInCell(place, Math.max(200, width - padding), cell?.local === "th");
  return wordCell(cell ? blocksOf(cell.children, own) : "", width, properties);
}

/** The same room with narrower walls. */
function placeInCell(place: BlockPlace, width: number, isHead: boolean): BlockPlace {
  const { list: _, ...free } = place;
  return { ...free, width, ...(isHead ? { style: headCellStyle } : {}) };
}
