// Tables of Word whose rows are read as those of sheets: one question a row under a header with its options, or a question and
// its options one below the other.
import { reportDoubled } from "../../layouts/loose-question.ts";
import { hasStackedQuestions, readStackedRows } from "../../layouts/stacked-rows.ts";
import type { LooseCell, LooseRow } from "../../layouts/stacked-items.ts";
import {
  isEmptyLine,
  noCell,
  readLine,
  type LineCell,
  type QuestionLine,
} from "../../sheet/question-line.ts";
import { readHeader, unreadColumns, type SheetHeader } from "../../sheet/question-sheet-columns.ts";
import { cuttableText, paragraphBetween } from "../document/paragraph-cuts.ts";
import {
  cellAt,
  cellText,
  isBlank,
  paragraphsOf,
  type WordBlock,
  type WordCell,
  type WordParagraph,
  type WordRow,
  type WordTable,
} from "../document/word-block.ts";
import { blocksHtml } from "../reading/block-html.ts";
import type { Draft } from "../reading/word-draft.ts";
import type { TableReader, TableTarget } from "./table-target.ts";
import { trimmedBlocks } from "./written-starts.ts";

/** A header names a question and several options. */
export const wideTableReader: TableReader = {
  fits({ rows }) {
    const found = readHeader(rows.map(textsOf));
    return found !== null && found.header.options.length > 1;
  },
  read: readWideTable,
};

function readWideTable({ rows }: WordTable, target: TableTarget): void {
  const texts = rows.map(textsOf);
  const found = readHeader(texts);
  if (!found) return;
  for (const { reason } of unreadColumns(found.header, texts.slice(found.body)))
    target.addLoss(reason);
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const line = lineOf(row, at + 1, found.header);
    if (at < found.body || isEmptyLine(line)) continue;
    const draft = target.draft(line.number === "" ? `baris ${line.row}` : `nomor ${line.number}`);
    reportDoubled(draft, line.number, seen);
    target.add(draft, readLine(draft, line));
  }
}

function widthOf(row: WordRow): number {
  return Math.max(0, ...row.map((cell) => cell.column + cell.colspan));
}

/** By column; a merged header stands over each of its columns. */
function textsOf(row: WordRow): string[] {
  return Array.from({ length: widthOf(row) }, (_, column) => {
    const cell = cellAt(row, column);
    return cell && !cell.continued ? cellText(cell) : "";
  });
}

function lineOf(row: WordRow, number: number, { columns, options }: SheetHeader): QuestionLine {
  const at = (column: number | undefined) =>
    lineCell(column === undefined ? undefined : cellAt(row, column));
  return {
    row: number,
    number: at(columns.get("number")).text.replace(/[.)]$/u, ""),
    cell: (name) => at(columns.get(name)),
    options: options.map(at),
  };
}

function lineCell(cell: WordCell | undefined): LineCell {
  if (!cell || cell.continued) return noCell;
  const { blocks } = cell;
  return {
    text: cellText(cell),
    isEmpty: blocks.every(isBlank),
    html: (draft) => blocksHtml(withoutLabel(blocks), draft),
  };
}

/** A lone line of a list in a cell of its own counts nothing. */
function withoutLabel(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const [first, ...others] = trimmedBlocks(blocks);
  if (first?.kind !== "paragraph" || !first.label?.ordered) return blocks;
  return others.some((block) => !isBlank(block)) ? blocks : [{ ...first, label: null }];
}

/** Whether something in it is a question with options, one below the other. */
export function isStackedTable(table: WordTable): boolean {
  return hasStackedQuestions(looseRows(table));
}

export function readStackedTable(table: WordTable, target: TableTarget): void {
  readStackedRows(looseRows(table), {
    draft: (row, number) => target.draft(number === "" ? `baris ${row}` : `nomor ${number}`),
    add: target.add,
  });
}

function looseRows({ rows }: WordTable): LooseRow[] {
  return rows.map((row, at) => ({ row: at + 1, cells: columnsOf(row).map(looseCell) }));
}

/** Each cell once, at its first column. */
function columnsOf(row: WordRow): (WordCell | undefined)[] {
  return Array.from({ length: widthOf(row) }, (_, column) =>
    row.find((cell) => cell.column === column && !cell.continued),
  );
}

function looseCell(cell: WordCell | undefined): LooseCell {
  const blocks = trimmedBlocks(cell?.blocks ?? []);
  const unlabelled = looseBlocks(withoutLabel(blocks));
  const loose = looseBlocks(blocks);
  return { ...loose, html: (draft, from) => (from > 0 ? loose : unlabelled).html(draft, from) };
}

/** Paragraphs and tables as one cell. */
export function looseBlocks(blocks: readonly WordBlock[]): LooseCell {
  const own = trimmedBlocks(blocks);
  return {
    text: looseText(own),
    isEmpty: own.length === 0,
    html: (draft: Draft, from: number) => blocksHtml(from > 0 ? cutStart(own, from) : own, draft),
  };
}

/** Of its paragraphs, the labels that Word counts before them. */
function looseText(blocks: readonly WordBlock[]): string {
  const lines = paragraphsOf(blocks).map((each) => labelOf(each) + cuttableText(each));
  return lines.join("\n").trimEnd();
}

function labelOf({ label }: WordParagraph): string {
  return label && label.text !== "" ? `${label.text} ` : "";
}

function cutStart(blocks: readonly WordBlock[], from: number): WordBlock[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return [...blocks];
  const rest = paragraphBetween(first, Math.max(0, from - labelOf(first).length), Infinity);
  return [{ ...rest, label: null }, ...others];
}
