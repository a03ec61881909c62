// Paragraphs and tables of a Word document as HTML: looks, lists, nested tables with merged cells, pictures, formulas. All
// text is escaped; a sanitiser still goes over it.
import type { XmlElement } from "../../../files/xml/xml-tree.ts";
import type { Page } from "./drawn-pieces.ts";
import { escapeText } from "../word-text.ts";
import { piecesOf, textOfPieces } from "./inline-pieces.ts";
import type { Piece } from "./inline-pieces.ts";
import type { ListLabel } from "./list-labels.ts";
import { tableGrid } from "./table-grid.ts";
import { headCellStyle } from "../word-style-names.ts";
import { blocksIn, childNamed, toggle, valueOf } from "../word-xml.ts";

/** A paragraph that is read, perhaps without the marker that stood at its start. */
export type Line = { paragraph: XmlElement; pieces: readonly Piece[]; label: ListLabel | null };
export type Block = Line | { table: XmlElement };

/** What a list of HTML can say; "a." and "(1)" it cannot, and options refer to them. */
const plainNumber = /^\d+[.)]?$/u;

export function blocksHtml(elements: readonly XmlElement[], page: Page): string {
  return linesHtml(
    elements.map((element) => (element.local === "p" ? lineOf(element, page) : { table: element })),
    page,
  );
}

export function lineOf(paragraph: XmlElement, page: Page): Line {
  const label = page.document.labels.get(paragraph) ?? null;
  return { paragraph, pieces: piecesOf(paragraph, page), label };
}

export function linesHtml(blocks: readonly Block[], page: Page): string {
  const kept = withoutEmptyEdges(blocks);
  let html = "";
  for (let at = 0; at < kept.length;) {
    const block = kept[at] as Block;
    if ("table" in block) {
      html += tableHtml(block.table, page);
      at += 1;
      continue;
    }
    const items = listFrom(kept, at);
    html += items.length > 0 ? listHtml(items) : paragraphHtml(block, page);
    at += Math.max(1, items.length);
  }
  return html;
}

function isEmptyLine(block: Block): boolean {
  if ("table" in block) return false;
  return block.pieces.every(
    (piece) => piece.kind === "break" || (piece.kind === "text" && piece.text.trim() === ""),
  );
}

function withoutEmptyEdges(blocks: readonly Block[]): Block[] {
  const kept = [...blocks];
  while (kept[0] && isEmptyLine(kept[0])) kept.shift();
  for (let last = kept.at(-1); last && isEmptyLine(last); last = kept.at(-1)) kept.pop();
  return kept;
}

function isListItem(block: Block | undefined): block is Line & { label: ListLabel } {
  if (!block || "table" in block || !block.label) return false;
  return !block.label.ordered || plainNumber.test(block.label.text);
}

type Item = Line & { label: ListLabel };

function listFrom(blocks: readonly Block[], from: number): Item[] {
  const items: Item[] = [];
  for (let block = blocks[from]; isListItem(block); block = blocks[from + items.length]) {
    items.push(block);
  }
  return items;
}

function listHtml(items: readonly Item[]): string {
  let html = "";
  for (let at = 0; at < items.length;) {
    const first = items[at] as Item;
    const { ordered, level, value } = first.label;
    const isSame = (item: Item) => item.label.level > level || item.label.ordered === ordered;
    let end = at + 1;
    while (
      end < items.length &&
      (items[end] as Item).label.level >= level &&
      isSame(items[end] as Item)
    )
      end += 1;
    const start = ordered && value !== 1 ? ` start="${value}"` : "";
    html += `<${ordered ? `ol${start}` : "ul"}>${itemsHtml(items.slice(at, end), level)}</${ordered ? "ol" : "ul"}>`;
    at = end;
  }
  return html;
}

function itemsHtml(items: readonly Item[], level: number): string {
  let html = "";
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && (items[end] as Item).label.level > level) end += 1;
    const item = items[at] as Item;
    html += `<li${directionOf(item)}>${piecesHtml(item.pieces)}${listHtml(items.slice(at + 1, end))}</li>`;
    at = end;
  }
  return html;
}

function directionOf({ paragraph }: Line): string {
  return toggle(childNamed(paragraph, "pPr"), "bidi") ? ' dir="rtl"' : "";
}

const alignments: Readonly<Record<string, string>> = {
  center: "center",
  both: "justify",
  right: "right",
  end: "right",
};

/** In paragraphs from right to left "left" is where they begin. */
function alignmentOf({ paragraph }: Line): string | undefined {
  const properties = childNamed(paragraph, "pPr");
  const said = valueOf(properties, "jc") ?? "";
  if (!toggle(properties, "bidi")) return alignments[said];
  if (said === "left" || said === "start") return undefined;
  return said === "right" || said === "end" ? "left" : alignments[said];
}

function paragraphHtml(line: Line, page: Page): string {
  const sound = soundHtml(line, page);
  if (sound !== null) return sound;
  const alignment = alignmentOf(line);
  const aligned = alignment ? ` data-align="${alignment}"` : "";
  const label = line.label && line.label.text !== "" ? `${escapeText(line.label.text)} ` : "";
  return `<p${directionOf(line)}${aligned}>${label}${piecesHtml(line.pieces)}</p>`;
}

const soundLine = /^\s*\[audio: ([^\]|]+?)(?: \| (\d{1,2})x)?\]\s*$/iu;

/** "[audio: suara.mp3 | 2x]" on a line of its own, when there is such a file. */
function soundHtml({ pieces }: Line, page: Page): string | null {
  if (pieces.some(({ kind }) => kind !== "text")) return null;
  const [, name, times] = soundLine.exec(textOfPieces(pieces)) ?? [];
  const file = name === undefined ? null : page.document.file(name);
  if (!file) return null;
  page.used(file.name);
  const bound = times === undefined ? "" : ` data-max-play="${times}"`;
  return `<audio src="import:${escapeText(file.name)}" controls="controls"${bound}></audio>`;
}

/** Spaces and breaks at the edges are no part of what was meant. */
function piecesHtml(pieces: readonly Piece[]): string {
  const html = pieces.map(pieceHtml).join("");
  return html.replace(/^(?:\s|<br>)+/u, "").replace(/(?:\s|<br>)+$/u, "");
}

function pieceHtml(piece: Piece): string {
  if (piece.kind === "break") return "<br>";
  if (piece.kind === "object") return piece.html;
  return piece.marks.reduceRight(
    (inner, mark) => `<${mark}>${inner}</${mark}>`,
    escapeText(piece.text),
  );
}

function tableHtml(table: XmlElement, page: Page): string {
  const rows = tableGrid(table).map(({ cells, heading }) => {
    const shown = cells.filter((cell) => !cell.continued);
    const inner = shown.map((cell) => {
      const wide = cell.colspan > 1 ? ` colspan="${cell.colspan}"` : "";
      const name = heading || isHead(cell.element) ? "th" : "td";
      const high = cell.rowspan > 1 ? ` rowspan="${cell.rowspan}"` : "";
      return `<${name}${wide}${high}>${blocksHtml(blocksIn(cell.element), page)}</${name}>`;
    });
    return `<tr>${inner.join("")}</tr>`;
  });
  return `<table><tbody>${rows.join("")}</tbody></table>`;
}

function isHead(cell: XmlElement): boolean {
  const [first] = blocksIn(cell);
  return valueOf(childNamed(first, "pPr"), "pStyle") === headCellStyle;
}
