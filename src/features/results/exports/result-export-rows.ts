// The sheets of an export: heads, rows, and the statistics. They are made a few rows at a time by whoever sends them to the worker.
import type { ResultFigures } from "../../../contract/results/exam-results.ts";
import type { ExportKind } from "../../../contract/results/result-export-calls.ts";
import type {
  ExportedCell,
  ExportedQuestion,
  ExportedResult,
} from "../../../contract/results/result-exports.ts";
import type { Book, BookCell, BookSheet } from "../../../files/sheet-book.ts";
import { decimalCell, resultExportColumns, type ExportWords } from "./result-export-columns.ts";

const wrongFill = "FFC7CE";
const emptyFill = "FFEB9C";

type Rows = readonly ExportedResult[];

/** A book whose first sheet has only its head, and what writes the row of a result below it. */
export type ExportedBook = { book: Book; row(result: ExportedResult, at: number): BookCell[] };

export type BookFacts = {
  /** What the file is about, at its top. */
  title: string;
  sheetName: string;
  isEvent: boolean;
  statistics: { figures: ResultFigures; least: string | null; most: string | null };
  words: ExportWords;
};

export function exportedBook(
  kind: ExportKind,
  { questions, items }: { questions: readonly ExportedQuestion[]; items: Rows },
  facts: BookFacts,
): ExportedBook {
  return kind === "list" ? listBook(items, facts) : cellsBook(kind, questions, facts);
}

function listBook(items: Rows, facts: BookFacts): ExportedBook {
  const columns = resultExportColumns(items, facts.isEvent, facts.words);
  const sheet: BookSheet = {
    name: facts.sheetName,
    columns: columns.map(({ width, text = false }) => ({ width, text })),
    rows: [[facts.title], columns.map(({ above }) => above), columns.map(({ header }) => header)],
    frozenRows: 3,
    titleRows: 1,
  };
  return {
    book: { sheets: [sheet, statisticsSheet(facts)] },
    row: (result, at) => columns.map(({ write }) => write(result, at)),
  };
}

function cellsBook(
  kind: ExportKind,
  questions: readonly ExportedQuestion[],
  { title, sheetName, words: { t, typeNames } }: BookFacts,
): ExportedBook {
  const banks = new Set(questions.map(({ kode }) => kode));
  const nameOf = ({ type, kode }: ExportedQuestion) =>
    banks.size > 1 ? `${kode} ${typeNames[type]}` : typeNames[type]!;
  const hasKeys = kind === "letters" && questions.some(({ key }) => key !== null);
  const hasTotal = kind === "marks" || hasKeys;
  const keys = [
    "",
    "",
    t.key,
    ...questions.map(({ key }) => key ?? ""),
    ...(hasTotal ? [null] : []),
  ];
  const sheet: BookSheet = {
    name: sheetName,
    columns: [
      { width: 6, text: false },
      { width: 18, text: true },
      { width: 32, text: true },
      ...questions.map(() => ({ width: 5, text: false })),
      ...(hasTotal ? [{ width: 9, text: false }] : []),
    ],
    rows: [
      [title],
      [null, null, null, ...questions.map(nameOf)],
      [t.no, t.number, t.name, ...questions.map(({ no }) => no), ...(hasTotal ? [t.total] : [])],
      ...(hasKeys ? [keys] : []),
    ],
    frozenRows: hasKeys ? 4 : 3,
    titleRows: 1,
    rotatedRows: [1],
  };
  return {
    book: { sheets: [sheet] },
    row({ no_ujian: number, nama: name, cells }, at) {
      const shown = cells ?? questions.map(() => "");
      const total = cells && totalOf(kind, cells, questions);
      return [at + 1, number, name, ...shown.map(filled), ...(hasTotal ? [total] : [])];
    },
  };
}

/** A share has two decimals; 0 and what was left out stand out by their colours. */
function filled(cell: ExportedCell): BookCell {
  if (cell === 0) return { value: 0, fill: wrongFill };
  if (cell === "x") return { value: cell, fill: emptyFill };
  if (typeof cell === "string" || Number.isInteger(cell)) return cell;
  return decimalCell(roundedShare(units(cell)));
}

/** Shares have this many units. Whole numbers of them are added and rounded exactly: 0.175.toFixed(2) is "0.17". */
const unitsOfOne = 100_000_000;
const units = (share: number): number => Math.round(share * unitsOfOne);

/** Half up, with two decimals. */
function roundedShare(sum: number): string {
  const step = unitsOfOne / 100;
  return (Math.floor((sum + step / 2) / step) / 100).toFixed(2);
}

function totalOf(
  kind: ExportKind,
  cells: readonly ExportedCell[],
  questions: readonly ExportedQuestion[],
): BookCell {
  if (kind === "letters") {
    return cells.filter((cell, at) => cell === questions[at]!.key && cell !== "").length;
  }
  const sum = cells.reduce<number>(
    (all, cell) => all + (typeof cell === "number" ? units(cell) : 0),
    0,
  );
  return sum % unitsOfOne === 0 ? sum / unitsOfOne : decimalCell(roundedShare(sum));
}

function statisticsSheet({ statistics, words: { t, listT } }: BookFacts): BookSheet {
  const { figures, least, most } = statistics;
  const { n, mean, median, sd, reached, with_kkm: withKkm, counts, bins } = figures;
  const states = Object.entries(counts) as [keyof typeof counts, number][];
  return {
    name: t.statistics,
    columns: [
      { width: 34, text: true },
      { width: 12, text: false },
    ],
    rows: [
      [t.statisticsOf],
      [t.n, n],
      [t.mean, decimalCell(mean)],
      [t.median, decimalCell(median)],
      [t.least, decimalCell(least)],
      [t.most, decimalCell(most)],
      [t.sd, decimalCell(sd)],
      [t.reached, reached],
      [t.ofKkm, withKkm],
      [null, null],
      ...states.map(([state, count]): BookCell[] => [listT[state], count]),
      [null, null],
      ...bins.map(({ count }, at): BookCell[] => [
        t.bin({ from: at * 10, to: at === bins.length - 1 ? "100" : `${at * 10 + 9},99` }),
        count,
      ]),
    ],
    frozenRows: 1,
    titleRows: 1,
  };
}
