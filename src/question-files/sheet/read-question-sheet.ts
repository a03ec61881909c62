// Questions from a sheet, one row each (domain.md 1.12), or a question and its options one below the other. Reading the file
// itself is done in files/.
import { unguardFormula } from "../../files/formula-guard.ts";
import { cellText, type SheetCell, type SheetRow } from "../../files/sheet-cells.ts";
import type { ImportedQuestion, ImportedQuestions } from "../imported-question.ts";
import { reportDoubled } from "../layouts/loose-question.ts";
import { readStackedRows } from "../layouts/stacked-rows.ts";
import { createDraft } from "../word/reading/word-draft.ts";
import { isEmptyLine, noCell, readLine, textCell, type QuestionLine } from "./question-line.ts";
import { readHeader, unreadColumns, type SheetHeader } from "./question-sheet-columns.ts";

/** @param rows of the first sheet, its title lines and header among them */
export function readQuestionSheet(
  rows: readonly SheetRow[],
  makeId: () => string,
): ImportedQuestions {
  const texts = rows.map(({ cells }) => cells.map(cellText));
  const found = readHeader(texts);
  if (!found || (found.header.options.length === 0 && !found.header.columns.has("type"))) {
    const stacked = readStacked(rows, makeId);
    if (stacked.length > 0) return { questions: stacked, notes: [], files: [] };
  }
  if (!found) {
    const reason =
      'Lembar ini tidak punya baris judul soal; tulis judul kolom "Tipe", "Soal", "Kunci", "Opsi 1", dan seterusnya.';
    return { questions: [], notes: [{ severity: "error", reason }], files: [] };
  }
  const seen = new Set<string>();
  const questions = rows
    .slice(found.body)
    .flatMap((row) => readRow(lineOf(row, found.header), makeId, seen) ?? []);
  const reason = "Tidak ada soal di bawah baris judul; tulis satu soal per baris.";
  const notes =
    questions.length > 0
      ? unreadColumns(found.header, texts.slice(found.body))
      : [{ severity: "error" as const, reason }];
  return { questions, notes, files: [] };
}

function textAt(cell: SheetCell | undefined): string {
  const text = typeof cell === "string" ? unguardFormula(cell) : cellText(cell);
  return text.replace(/\r\n?/gu, "\n").trim();
}

function lineOf({ row, cells }: SheetRow, { columns, options }: SheetHeader): QuestionLine {
  const cellAt = (at: number | undefined) =>
    at === undefined ? noCell : textCell(textAt(cells[at]));
  return {
    row,
    number: textAt(cells[columns.get("number") ?? -1]),
    cell: (name) => cellAt(columns.get(name)),
    options: options.map(cellAt),
  };
}

/** A sheet brings no pictures and sounds. */
const noMedia = { picture: () => null, sound: () => null };

/** Null: an empty row. */
function readRow(
  line: QuestionLine,
  makeId: () => string,
  seen: Set<string>,
): ImportedQuestion | null {
  if (isEmptyLine(line)) return null;
  const draft = createDraft(`Baris ${line.row}`, noMedia, makeId);
  reportDoubled(draft, line.number, seen);
  return readLine(draft, line);
}

function readStacked(rows: readonly SheetRow[], makeId: () => string): ImportedQuestion[] {
  const questions: ImportedQuestion[] = [];
  const loose = rows.map(({ row, cells }) => ({ row, cells: cells.map(stackedCell) }));
  readStackedRows(loose, {
    draft: (row) => createDraft(`Baris ${row}`, noMedia, makeId),
    add: (_draft, question) => void questions.push(question),
  });
  return questions;
}

function stackedCell(cell: SheetCell | undefined) {
  const text = textAt(cell);
  return {
    text,
    isEmpty: text === "",
    html: (draft: Parameters<ReturnType<typeof textCell>["html"]>[0], from: number) =>
      textCell(text.slice(from).trim()).html(draft),
  };
}
