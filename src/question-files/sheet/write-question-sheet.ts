// Writes questions as a sheet, one row each, with the columns that read-question-sheet.ts reads. What a row cannot hold
// (pictures, sounds, tables) is told; kit/export makes the bytes.
import type { Book, BookSheet } from "../../files/sheet-book.ts";
import type { ImportNote } from "../imported-question.ts";
import { CannotWrite } from "../written-questions.ts";
import { contentRows } from "../word/writing/content-rows.ts";
import { metaRows } from "../word/writing/meta-rows.ts";
import type { CodedQuestion } from "../word/writing/written-rows.ts";
import {
  columnNames,
  columnOf,
  optionHeader,
  usualOptions,
  type QuestionColumn,
} from "./question-sheet-columns.ts";
import { SheetQuestion } from "./sheet-question.ts";

export type WrittenQuestionSheet = {
  /** Its first row is the header. */
  sheet: BookSheet;
  /** By the question's number, from 1. "error": it is not in the sheet. */
  notes: (ImportNote & { number: number })[];
};

const sheetName = "Soal";
const optionWidth = 24;

export function writeQuestionSheet(questions: readonly CodedQuestion[]): WrittenQuestionSheet {
  const notes: WrittenQuestionSheet["notes"] = [];
  const written = questions.flatMap((question, at) => writeOne(question, at + 1, notes) ?? []);
  const options = Math.max(usualOptions, ...written.map((each) => each.options.length));
  const headers = [
    ...columnNames.slice(0, 4).map((name) => columnOf(name).header),
    ...Array.from({ length: options }, (_, at) => optionHeader(at)),
    ...columnNames.slice(4).map((name) => columnOf(name).header),
  ];
  const cellsOf = (names: readonly QuestionColumn[], { cells }: SheetQuestion) =>
    names.map((name) => cells.get(name) ?? "");
  const rows = written.map((each) => [
    ...cellsOf(columnNames.slice(0, 4), each),
    ...Array.from({ length: options }, (_, at) => each.options[at] ?? ""),
    ...cellsOf(columnNames.slice(4), each),
  ]);
  const widths = [
    ...columnNames.slice(0, 4).map((name) => columnOf(name).width),
    ...Array.from({ length: options }, () => optionWidth),
    ...columnNames.slice(4).map((name) => columnOf(name).width),
  ];
  const columns = widths.map((width) => ({ width, text: true }));
  return {
    sheet: { name: sheetName, columns, rows: [headers, ...rows], frozenRows: 1, wrapped: true },
    notes,
  };
}

export function questionBook(questions: readonly CodedQuestion[]): {
  book: Book;
  notes: WrittenQuestionSheet["notes"];
} {
  const { sheet, notes } = writeQuestionSheet(questions);
  return { book: { sheets: [sheet] }, notes };
}

function writeOne(
  question: CodedQuestion,
  number: number,
  notes: WrittenQuestionSheet["notes"],
): SheetQuestion | null {
  const addNote = (severity: ImportNote["severity"], reason: string) => {
    const isKnown = notes.some((note) => note.number === number && note.reason === reason);
    if (!isKnown) notes.push({ number, severity, reason });
  };
  const { content, stem } = question.question;
  try {
    const row = new SheetQuestion(content.type, (reason) => addNote("warning", reason));
    row.stem(stem);
    contentRows(row, content);
    metaRows(row, question);
    row.finish();
    return row;
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
    addNote("error", `${error.message} Soal ini tidak ikut.`);
    return null;
  }
}
