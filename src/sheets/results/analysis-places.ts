// Where the parts of an analysis stand in its sheet, and the ranges and sums of its formulas.
import type { MatrixQuestion, ResultMatrix } from "../../contract/results/result-matrix.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { columnLetters } from "../../files/xlsx/column-letters.ts";
import { analysisFigures, type AnalysisFigures } from "./analysis-figures.ts";

export type AnalysisTexts = {
  sheet: string;
  /** Of the sheet with what each participant could earn, where that differs. */
  mostSheet: string;
  title: string;
  order: string;
  name: string;
  most: string;
  rest: string;
  score: string;
  absorption: string;
  verdict: string;
  kkm: string;
  yes: string;
  no: string;
  none: string;
  sum: string;
  sumMost: string;
  reached: string;
  state(state: ResultMatrix["rows"][number]["state"]): string;
  question(question: MatrixQuestion): string;
};

export type AnalysisInput = {
  matrix: ResultMatrix;
  /** Below the title; the KKM stands below them. */
  facts: readonly (readonly [name: string, value: string | number])[];
  /** Below the table: rows of texts that each stand at the left and at the right. */
  signatures: readonly (readonly [left: string, right: string])[];
  texts: AnalysisTexts;
};

/** Columns before the questions. */
export const before = 2;

/** Where things stand; rows as Excel numbers them. */
export type Places = {
  figures: AnalysisFigures;
  matrix: ResultMatrix;
  texts: AnalysisTexts;
  kkmRow: number;
  headRow: number;
  firstRow: number;
  lastRow: number;
  /** Letters of columns. */
  firstQuestion: string;
  lastQuestion: string;
  rest: string | null;
  score: string;
  absorption: string;
  /** Each row has a KKM of its own. */
  kkm: string | null;
  verdict: string;
};

export function placesOf({ matrix, facts, texts }: AnalysisInput): Places {
  const figures = analysisFigures(matrix);
  const n = figures.columns.length;
  const kkmRow = facts.length + 2;
  const headRow = kkmRow + 2;
  const hasOwnKkm = matrix.kkm === null && matrix.rows.some(({ kkm }) => kkm !== null);
  let next = before + Math.max(1, n);
  const column = () => columnLetters(next++);
  const rest = figures.hasRest ? column() : null;
  const [score, absorption] = [column(), column()];
  const kkm = hasOwnKkm ? column() : null;
  return {
    figures,
    matrix,
    texts,
    kkmRow,
    headRow,
    firstRow: headRow + 2,
    lastRow: headRow + 1 + figures.rows.length,
    firstQuestion: columnLetters(before),
    lastQuestion: columnLetters(before + Math.max(1, n) - 1),
    rest,
    score,
    absorption,
    kkm,
    verdict: column(),
  };
}

/** Cells after those of the questions, as far as there are such columns. */
export type Tail = {
  rest: BookCell;
  score: BookCell;
  absorption: BookCell;
  kkm: BookCell;
  verdict: BookCell;
};

export function line(left: BookCell[], points: BookCell[], tail: Tail, places: Places): BookCell[] {
  return [
    ...left,
    ...(points.length === 0 ? [null] : points),
    ...(places.rest ? [tail.rest] : []),
    tail.score,
    tail.absorption,
    ...(places.kkm ? [tail.kkm] : []),
    tail.verdict,
  ];
}

export const nothing: Tail = {
  rest: null,
  score: null,
  absorption: null,
  kkm: null,
  verdict: null,
};

/** Below a column of the table. */
export const rangeOf = (letters: string, { firstRow, lastRow }: Places) =>
  `${letters}${firstRow}:${letters}${lastRow}`;

/** The same cells of the sheet with what each participant could earn. */
export const mostRange = ({ texts }: Places, range: string) =>
  `'${texts.mostSheet.replaceAll("'", "''")}'!${range}`;

/** @param rest what is beside the points at most; null: nothing is */
export const sumMostFormula = (
  range: string,
  rest: string | null,
  { firstQuestion, lastQuestion, headRow }: Places,
): string => {
  const row = headRow + 1;
  const sum = `SUMPRODUCT(ISNUMBER(${range})*${firstQuestion}$${row}:${lastQuestion}$${row})`;
  return rest ? `(${sum}+${rest})` : sum;
};

export const sumMostOf = (letters: string, places: Places, mostRow: number): string =>
  places.figures.isUneven
    ? `SUM(${mostRange(places, rangeOf(letters, places))})`
    : `${letters}$${mostRow}*COUNT(${rangeOf(letters, places)})`;
