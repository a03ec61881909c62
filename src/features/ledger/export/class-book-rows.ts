// The class ledger as a spreadsheet (evaluation.md 4.4): numbers are numbers, NISN and exam numbers are text. Pure; saving is ledger-export.ts.
import type {
  LedgerCell,
  LedgerExam,
  LedgerRow,
  LedgerSheet,
} from "../../../contract/results/event-ledger.ts";
import type { Book, BookCell } from "../../../files/sheet-book.ts";
import type { LedgerCellTexts } from "../ledger-cell-messages.ts";
import { cellsByExam, examTitles, figureText } from "../ledger-text.ts";
import type { LedgerBookTexts } from "./ledger-book-messages.ts";

export type BookHead = {
  event: string;
  year: string;
  semester: string;
  group: string;
  asOf: string;
};
export type BookWords = { t: LedgerBookTexts; ledgerCellT: LedgerCellTexts };

/** Two decimals, as on screen. */
export function figureCell(figure: string | null): BookCell {
  if (figure === null) return null;
  return { value: Number(figure), format: "0.00", text: figureText(figure) };
}

/** A figure when it is final, else the word for what is missing: never a 0 and never an empty cell. */
export function scoreCell(
  cell: Pick<LedgerCell, "state" | "score"> | undefined,
  { t, ledgerCellT }: BookWords,
): BookCell {
  if (!cell) return t.notAsked;
  return cell.state === "complete" ? figureCell(cell.score) : ledgerCellT[cell.state];
}

const leading = 5;

export function classBook(sheet: LedgerSheet, head: BookHead, words: BookWords): Book {
  const { t } = words;
  const { exams, items, is_partial: isPartial } = sheet;
  const titles = headRows(head, isPartial, t);
  const header = [...names(t), ...columnTitles(exams), ...ends(isPartial, t)];
  const marks: BookCell[] = ["", "", "", t.kkm, "", ...exams.map(({ kkm }) => kkm)];
  const widths = [5, 14, 16, 34, 18, ...exams.map(() => 12), ...ends(isPartial, t).map(() => 12)];
  return {
    sheets: [
      {
        name: head.group || t.everybody,
        columns: widths.map((width, at) => ({ width, text: at > 0 && at < leading })),
        rows: [
          ...titles,
          header,
          marks,
          ...items.map((row, at) => bodyRow(row, at, sheet, words)),
          ...footRows(exams, t),
        ],
        frozenRows: titles.length + 2,
        titleRows: titles.length,
        boldRows: [0, titles.length, titles.length + 1],
      },
    ],
  };
}

function headRows(head: BookHead, isPartial: boolean, t: LedgerBookTexts): BookCell[][] {
  const { event, year, semester, group, asOf } = head;
  return [
    [t.title({ event: event.toUpperCase() })],
    [t.group({ group: group || t.everybody })],
    [t.year({ year, semester })],
    [t.asOf({ time: asOf })],
    ...(isPartial ? [[t.partial]] : []),
  ];
}

const names = (t: LedgerBookTexts): BookCell[] => [t.no, t.nisn, t.examNumber, t.name, t.class];

function columnTitles(exams: readonly LedgerExam[]): BookCell[] {
  const titles = examTitles(exams);
  return exams.map(({ id }) => titles.get(id) ?? "");
}

function ends(isPartial: boolean, t: LedgerBookTexts): BookCell[] {
  return isPartial
    ? [t.partTotal, t.partMean, t.missed, t.finals]
    : [t.total, t.mean, t.rank, t.missed, t.finals];
}

function bodyRow(
  row: LedgerRow,
  at: number,
  { exams, is_partial: isPartial }: LedgerSheet,
  words: BookWords,
): BookCell[] {
  const cells = cellsByExam(row);
  return [
    at + 1,
    row.nisn,
    row.no_ujian,
    row.nama,
    row.group_path,
    ...exams.map(({ id }) => scoreCell(cells.get(id), words)),
    figureCell(row.total),
    figureCell(row.mean),
    ...(isPartial ? [] : [row.rank]),
    row.missed,
    `${row.final}/${row.cells.length}`,
  ];
}

function footRows(exams: readonly LedgerExam[], t: LedgerBookTexts): BookCell[][] {
  const row = (label: string, cellOf: (exam: LedgerExam) => BookCell): BookCell[] => [
    "",
    "",
    "",
    label,
    "",
    ...exams.map(cellOf),
  ];
  return [
    row(t.highest, ({ highest }) => figureCell(highest)),
    row(t.lowest, ({ lowest }) => figureCell(lowest)),
    row(t.meanRow, ({ mean }) => figureCell(mean)),
    row(t.missedRow, ({ missed }) => missed),
  ];
}
