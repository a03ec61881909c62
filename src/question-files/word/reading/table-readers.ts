// The ways of writing questions in a table, in the order in which they are tried: the first that fits reads the table.
import { isStackedTable, readStackedTable, wideTableReader } from "../dialects/table-lines.ts";
import { longTableReader } from "../dialects/long-table.ts";
import type { TableReader, TableTarget } from "../dialects/table-target.ts";
import { cellText, type WordCell, type WordRow, type WordTable } from "../document/word-block.ts";
import { jenisReader } from "./jenis-questions.ts";
import { beginsQuestion, markerRows, splitQuestions, surelyQuestion } from "./marker-rows.ts";
import { readMarkedQuestion } from "./marked-questions.ts";

/** Our own markers, in two columns. */
const markedTableReader: TableReader = {
  fits: (table, isOpen) => (isOpen ? surelyQuestion(table) : beginsQuestion(table)),
  read: readMarkedTable,
};

/** It begins as ours does, but a third column says which option is right, or the letters stand before the texts. */
const numberedTableReader: TableReader = {
  fits: (table) => isNumberedByOthers(table) && isStackedTable(table),
  read: readStackedTable,
};

/** What is no part of a question above. */
const stackedTableReader: TableReader = {
  fits: (table, isOpen) => !isOpen && !isNoteTable(table) && isStackedTable(table),
  read: readStackedTable,
};

export const tableReaders: readonly TableReader[] = [
  longTableReader,
  wideTableReader,
  jenisReader,
  numberedTableReader,
  markedTableReader,
  stackedTableReader,
];

function readMarkedTable(table: WordTable, target: TableTarget): void {
  const { rows, wide } = markerRows(table);
  const groups = splitQuestions(rows);
  for (const group of groups) {
    const draft = target.draft(groups.length > 1 ? `nomor ${group[0]?.number ?? ""}` : "");
    if (wide)
      draft.warn("Tabel ini punya lebih dari dua kolom; hanya dua kolom pertama yang dibaca.");
    target.add(draft, readMarkedQuestion(draft, group));
  }
}

/** More than two columns, or rows without markers, and no marker of ours. */
function isNumberedByOthers(table: WordTable): boolean {
  if (!beginsQuestion(table)) return false;
  const { rows, wide } = markerRows(table);
  if (surelyQuestion(table)) return wide && table.rows.some(hasLettersBeside);
  return wide || rows.every(({ kind, marker }) => kind === "number" || marker === "");
}

/** "A. | … | C. | …" */
function hasLettersBeside(row: WordRow): boolean {
  const isLetter = (cell: WordCell | undefined) =>
    cell !== undefined && /^\(?[A-J][.)]?$/iu.test(cellText(cell).trim());
  return isLetter(row[0]) && row.slice(2).some(isLetter);
}

/** Explains in all its cells. */
export function isNoteTable({ rows }: WordTable): boolean {
  const blocks = rows.flat().flatMap((cell) => cell.blocks);
  return blocks.every((block) => (block.kind === "table" ? isNoteTable(block) : block.isNote));
}
