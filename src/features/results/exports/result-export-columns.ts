// The columns of the list of results in a file (domain.md 6.1): only the types that somebody was asked, numbers as numbers.
import type { ResultRow } from "../../../contract/results/exam-results.ts";
import type { ExportedResult } from "../../../contract/results/result-exports.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { BookCell } from "../../../files/sheet-book.ts";
import { dateTimeCell } from "../../../kit/sheet-export/time-cells.ts";
import type { ResultTexts } from "../results-list-messages.ts";
import type { ResultExportTexts } from "./result-export-messages.ts";

/** `above`: of several columns together. */
export type ExportColumn = {
  above: string;
  header: string;
  width: number;
  text?: boolean;
  write(row: ExportedResult, at: number): BookCell;
};

/** What the list calls types and states. */
export type ListWords = {
  listT: ResultTexts;
  typeNames: Readonly<Record<number, string>>;
  stateText(row: ResultRow, t: ResultTexts): string;
};
export type ExportWords = ListWords & { t: ResultExportTexts };

/** Two decimals, whatever is the sign for them on the PC that opens the file. */
export const decimalCell = (figure: string | null): BookCell =>
  figure === null
    ? null
    : { value: Number(figure), format: "0.00", text: figure.replace(".", ",") };

export function resultExportColumns(
  rows: readonly ExportedResult[],
  isEvent: boolean,
  words: ExportWords,
): ExportColumn[] {
  return [...whoColumns(words.t, isEvent), ...typeColumns(rows, words), ...outcomeColumns(words)];
}

const column = (
  header: string,
  width: number,
  write: ExportColumn["write"],
  text = false,
): ExportColumn => ({ above: "", header, width, text, write });

function whoColumns(t: ResultExportTexts, isEvent: boolean): ExportColumn[] {
  return [
    column(t.no, 6, (_row, at) => at + 1),
    column(t.number, 18, ({ no_ujian: number }) => number, true),
    column(t.name, 32, ({ nama: name }) => name, true),
    ...(isEvent ? [column(t.exam, 24, ({ exam }) => exam, true)] : []),
    column(t.group, 20, ({ group_path: path }) => path, true),
    column(t.room, 20, ({ room }) => room, true),
    column(t.session, 7, ({ sesi }) => sesi),
  ];
}

function typeColumns(rows: readonly ExportedResult[], { t, typeNames }: ExportWords) {
  const counted = new Map<QuestionType, boolean>();
  const marked = new Set<QuestionType>();
  for (const { counts, types } of rows) {
    for (const { type, partly } of counts) {
      counted.set(type, (counted.get(type) ?? false) || partly > 0);
    }
    for (const { type } of types) {
      if (counts.length > 0 && !counts.some((one) => one.type === type)) marked.add(type);
    }
  }
  const inOrder = <Key extends number>(all: Iterable<Key>) => [...all].sort((a, b) => a - b);
  const countColumn = (type: QuestionType, key: "right" | "partly" | "wrong"): ExportColumn => ({
    above: key === "right" ? typeNames[type]!.toUpperCase() : "",
    header: t[key],
    width: 10,
    write: ({ counts }) => counts.find((one) => one.type === type)?.[key] ?? null,
  });
  return [
    ...inOrder(counted.keys()).flatMap((type) => [
      countColumn(type, "right"),
      ...(counted.get(type) ? [countColumn(type, "partly")] : []),
      countColumn(type, "wrong"),
    ]),
    column(t.emptyAnswers, 10, ({ empty }) => empty),
    ...inOrder(marked).map((type): ExportColumn => ({
      above: typeNames[type]!.toUpperCase(),
      header: t.points,
      width: 10,
      write({ types }) {
        const own = types.find((one) => one.type === type);
        return own && own.score === own.score_most ? decimalCell(own.score) : null;
      },
    })),
  ];
}

function outcomeColumns(words: ExportWords): ExportColumn[] {
  const { t, listT } = words;
  const time = (at: string | null) => (at === null ? null : dateTimeCell(at));
  return [
    // What is not final is no number, which a mean in Excel would count.
    column(t.score, 13, ({ state, result }) =>
      state === "complete" ? decimalCell(result?.score ?? null) : null,
    ),
    column(t.started, 20, ({ started_at: at }) => time(at)),
    column(t.finished, 20, ({ finished_at: at }) => time(at)),
    column(t.minutes, 14, ({ seconds }) => (seconds === null ? null : Math.round(seconds / 60))),
    column(t.leaves, 11, ({ leave_count: n }) => n),
    column(t.state, 30, (row) => stateCell(row, words), true),
    column(t.rank, 11, ({ rank }) => rank),
    column(t.kkm, 8, ({ kkm }) => kkm),
    column(t.verdict, 18, (row) => verdictText(row, listT), true),
  ];
}

const withComma = (figure: string): string => figure.replace(".", ",");

function stateCell(row: ResultRow, { t, listT, stateText }: ExportWords): string {
  const state = stateText(row, listT);
  const { result } = row;
  if (result === null || row.state === "complete") return state;
  const [least, most] = [withComma(result.score), withComma(result.score_most)];
  return t.between({ state, least, most });
}

export function verdictText({ verdict, state }: ResultRow, listT: ResultTexts): string {
  if (verdict === null) return "";
  if (verdict === "open") return listT.open;
  if (state === "complete") return listT[verdict];
  return verdict === "reached" ? listT.surelyReached : listT.surelyMissed;
}
