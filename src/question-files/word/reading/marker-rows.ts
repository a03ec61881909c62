// The rows of a question table by the marker in their first cell (domain.md 1.12 "fmt 2" and 3.4), and where one question
// ends and the next begins: Word joins two tables when the line between them is deleted.
import { letterOf } from "../../../domain/text/letters.ts";
import {
  cellText,
  isBlank,
  paragraphsOf,
  textOfPieces,
  type WordBlock,
  type WordCell,
  type WordTable,
} from "../document/word-block.ts";
import { markerText } from "./marker-text.ts";

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
  blocks: WordBlock[];
};

const patterns: readonly (readonly [RowKind, RegExp])[] = [
  ["number", /^(\d{1,4})\s*[.)]?(?:\s*#\s*(\d{1,2}))?$/u],
  ["meta", /^@\s*[A-Z]\d?$/u],
  ["key", /^(?::\s?:\s?:|(?:KUNCI(?: JAWABAN)?|JAWABAN(?: BENAR)?)\s?[:.]?)$/u],
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

/** The lines of its second cell, breaks within paragraphs included. */
export function rowLines({ blocks }: MarkerRow): string[] {
  const lines = paragraphsOf(blocks).flatMap(({ pieces }) => textOfPieces(pieces).split("\n"));
  return lines.map((line) => line.replace(/\s+/gu, " ").trim()).filter((line) => line !== "");
}

/** All rows of a table that hold anything. `wide`: there is more in it than two columns. */
export function markerRows(table: WordTable): { rows: MarkerRow[]; wide: boolean } {
  const rows: MarkerRow[] = [];
  let wide = false;
  for (const [at, [first, second, ...more]] of table.rows.entries()) {
    if (!first) continue;
    if (more.some((cell) => cellText(cell) !== "")) wide = true;
    const blocks = second?.blocks ?? [];
    const last = rows.at(-1);
    if (first.continued && last) last.blocks.push(...blocks);
    else if (cellText(first) !== "" || !blocks.every(isBlank))
      rows.push({ ...readMarker(first, rows), row: at + 1, blocks: [...blocks] });
  }
  return { rows, wide };
}

type Marker = Pick<MarkerRow, "kind" | "marker" | "number" | "type">;

function readMarker(cell: WordCell, before: readonly MarkerRow[]): Marker {
  const marker = markerText(cellText(cell));
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

export function beginsQuestion({ rows }: WordTable): boolean {
  const [marker, stem] = rows[0] ?? [];
  if (!marker || !stem) return false;
  return /^\d{1,4}\s*[.)]?(?:\s*#\s*\d{1,2})?$/u.test(markerText(cellText(marker)));
}

/** Whether it says by its own markers that it is one, and is no table of numbers inside a question. */
export function surelyQuestion(table: WordTable): boolean {
  if (!beginsQuestion(table)) return false;
  const { rows } = markerRows(table);
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
