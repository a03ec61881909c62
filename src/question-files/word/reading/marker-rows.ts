// The rows of a question table by the marker in their first cell (domain.md 1.12 "fmt 2" and 3.4), and where one question
// ends and the next begins: Word joins two tables when the line between them is deleted.
import { letterOf } from "../../../domain/text/letters.ts";
import type { XmlElement } from "../../../files/xml/xml-tree.ts";
import type { Page } from "../document/drawn-pieces.ts";
import { blocksHtml } from "../document/block-html.ts";
import { piecesOf, textOfPieces } from "../document/inline-pieces.ts";
import { markerText } from "../marker-text.ts";
import { tableGrid } from "../document/table-grid.ts";
import type { GridCell } from "../document/table-grid.ts";
import { blocksIn } from "../word-xml.ts";

export type RowKind =
  | "number"
  | "meta"
  | "letter"
  | "key"
  | "order"
  | "statement"
  | "opinion"
  | "left"
  | "right"
  | "table"
  | "category"
  | "distractor"
  | "picture"
  | "zone"
  | "criterion"
  | "unknown";

export type MarkerRow = {
  kind: RowKind;
  /** The marker as it was understood: "A", "12 #4", "@B". */
  marker: string;
  /** From 1, in the table as Word shows it. */
  row: number;
  /** Of "number", "left", "right", "category" and "zone"; else 0. */
  number: number;
  /** What "12 #4" forces; 0: nothing. */
  type: number;
  /** What stands in the second cell, and below it in rows that are merged with it. */
  blocks: XmlElement[];
};

const patterns: readonly (readonly [RowKind, RegExp])[] = [
  ["number", /^(\d{1,4})\s*[.)]?(?:\s*#\s*(\d{1,2}))?$/u],
  ["meta", /^@\s*[A-Z]\d?$/u],
  ["key", /^:\s?:\s?:$/u],
  ["order", /^\|$/u],
  ["statement", /^(?:BENAR|SALAH)$/u],
  ["opinion", /^\?$/u],
  ["left", /^L\s?(\d{1,3})$/u],
  ["right", /^R\s?(\d{1,3})$/u],
  ["category", /^K\s?(\d{1,3})$/u],
  ["zone", /^P\s?(\d{1,3})$/u],
  ["criterion", /^S\s?(\d{1,3})$/u],
  ["table", /^T$/u],
  ["distractor", /^X$/u],
  ["letter", /^\(?([A-J])[.):]{0,2}$/u],
];

/** The marker of an option, from 0; a question table knows no more than ten. */
export function optionMarker(at: number): string | undefined {
  return at < 10 ? letterOf(at) : undefined;
}

export function cellText(cell: XmlElement, page: Page): string {
  const quiet = { ...page, warn: () => {} };
  const lines = blocksIn(cell)
    .filter(({ local }) => local === "p")
    .map((paragraph) => {
      const label = page.document.labels.get(paragraph)?.text ?? "";
      return `${label} ${textOfPieces(piecesOf(paragraph, quiet))}`.trim();
    });
  return lines.filter((line) => line !== "").join("\n");
}

/** The lines of its second cell, breaks within paragraphs included. */
export function rowLines({ blocks }: MarkerRow, page: Page): string[] {
  const paragraphs = blocks.filter(({ local }) => local === "p");
  const lines = paragraphs.flatMap((each) => textOfPieces(piecesOf(each, page)).split("\n"));
  return lines.map((line) => line.replace(/\s+/gu, " ").trim()).filter((line) => line !== "");
}

export function rowHtml(row: MarkerRow, page: Page): string {
  return blocksHtml(row.blocks, page);
}

/** All rows of a table that hold anything. `problems` names the rows that cannot be read. */
export function markerRows(table: XmlElement, page: Page): { rows: MarkerRow[]; wide: boolean } {
  const rows: MarkerRow[] = [];
  let wide = false;
  for (const [at, { cells }] of tableGrid(table).entries()) {
    const [first, second, ...more] = cells;
    if (!first) continue;
    if (more.some((cell) => cellText(cell.element, page) !== "")) wide = true;
    const blocks = second ? blocksIn(second.element) : [];
    const last = rows.at(-1);
    if (first.continued && last) last.blocks.push(...blocks);
    else if (cellText(first.element, page) !== "" || blocks.some((each) => !isEmpty(each, page)))
      rows.push({ ...readMarker(first, rows, page), row: at + 1, blocks });
  }
  return { rows, wide };
}

function isEmpty(block: XmlElement, page: Page): boolean {
  if (block.local === "tbl") return false;
  const pieces = piecesOf(block, { ...page, warn: () => {}, used: () => {} });
  return pieces.every((piece) => piece.kind !== "object") && textOfPieces(pieces).trim() === "";
}

type Marker = Pick<MarkerRow, "kind" | "marker" | "number" | "type">;

function readMarker(cell: GridCell, before: readonly MarkerRow[], page: Page): Marker {
  const marker = markerText(cellText(cell.element, page));
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(marker);
    if (!found) continue;
    const bare = kind === "letter" ? (found[1] ?? marker) : marker.replace(/\s+/gu, "");
    // G is the picture of a labelling, and the seventh option of a choice.
    const isPicture = bare === "G" && before.at(-1)?.marker !== "F";
    const number = Number(found[1]);
    return {
      kind: isPicture ? "picture" : kind,
      marker: kind === "number" ? marker : bare,
      number: Number.isInteger(number) ? number : 0,
      type: Number(found[2] ?? 0),
    };
  }
  return { kind: "unknown", marker, number: 0, type: 0 };
}

export function looksLikeQuestion(table: XmlElement, page: Page): boolean {
  const [first] = tableGrid(table);
  const [marker, stem] = first?.cells ?? [];
  if (!marker || !stem) return false;
  return /^\d{1,4}\s*[.)]?(?:\s*#\s*\d{1,2})?$/u.test(markerText(cellText(marker.element, page)));
}

/** Whether it says by its own markers that it is one, and is no table of numbers inside a question. */
export function surelyQuestion(table: XmlElement, page: Page): boolean {
  if (!looksLikeQuestion(table, page)) return false;
  const { rows } = markerRows(table, page);
  return rows.some(({ kind, type }) => type > 0 || kind === "key" || kind === "meta");
}

/** The rows of each question; the first of each is its number and stem. */
export function splitQuestions(rows: readonly MarkerRow[]): MarkerRow[][] {
  const questions: MarkerRow[][] = [];
  for (const [at, row] of rows.entries()) {
    const current = questions.at(-1);
    if (!current || startsQuestion(row, rows[at + 1], current)) questions.push([row]);
    else current.push(row);
  }
  return questions;
}

const mayFollowPair: ReadonlySet<RowKind> = new Set(["number", "meta", "distractor", "unknown"]);

function startsQuestion(
  row: MarkerRow,
  next: MarkerRow | undefined,
  current: MarkerRow[],
): boolean {
  if (row.kind !== "number") return false;
  if (row.type > 0) return true;
  const [stem, ...others] = current;
  const content = others.filter(({ kind }) => kind !== "meta" && kind !== "distractor");
  // Items of categories are numbered too, in any order.
  if (content.some(({ kind }) => kind === "category")) return false;
  const last = content.at(-1);
  if (last && last.kind !== "number") return true;
  // Pairs stand alone: what is followed by another kind of row begins a question of that kind.
  if (next && !mayFollowPair.has(next.kind)) return true;
  const open = content.filter(({ number }) => number === row.number).length;
  const isPaired =
    open === 1 || (next?.kind === "number" && next.type === 0 && next.number === row.number);
  return (
    !isPaired && row.number === (stem?.number ?? 0) + 1 && row.number !== (last?.number ?? 0) + 1
  );
}
