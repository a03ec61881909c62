// "Analisis hasil ulangan" as a sheet whose sums, percentages and verdicts are formulas, so that a teacher can follow and change them. Sums are
// rounded to nine decimals first: a sum of binary fractions misses a half by less than that, and exact results are further from it.
import type { MatrixQuestion, ResultMatrix } from "../../contract/results/result-matrix.ts";
import type { Book, BookCell, BookColumn, BookSheet } from "../../files/sheet-book.ts";
import { columnLetters } from "../../files/xlsx/column-letters.ts";
import { decimal, formula, numbered, numberOf, points, quoted, rounded } from "./analysis-cells.ts";
import { mostSheet } from "./analysis-most-sheet.ts";
import {
  absorptionOf,
  analysisFigures,
  commonAbsorption,
  percentOf,
  shareOfFinal,
  sumOf,
  type AnalysisColumn,
  type AnalysisFigures,
  type AnalysisRow,
} from "./analysis-figures.ts";

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
const before = 2;

/** Where things stand; rows as Excel numbers them. */
type Places = {
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

export function analysisBook(input: AnalysisInput): Book {
  const { matrix, texts, facts, signatures } = input;
  const places = placesOf(input);
  const { figures, headRow, lastRow } = places;
  const title: BookCell[][] = [
    [texts.title],
    ...facts.map(([name, value]): BookCell[] => [name, null, value]),
    [texts.kkm, null, matrix.kkm ?? texts.none],
    [],
  ];
  const table = [
    headCells(places),
    mostCells(places),
    ...figures.rows.map((row, at) => rowCells(row, at, places)),
  ];
  const foot = [sumCells(places), sumMostCells(places), percentCells(places)];
  const right = before + figures.columns.length;
  const signed = signatures.map(([left, other]): BookCell[] => {
    const cells: BookCell[] = Array.from({ length: right }, () => null);
    return [null, left, ...cells.slice(2, right), other];
  });
  const rows = [...title, ...table, ...foot, [], ...signed];
  const sheet: BookSheet = {
    name: texts.sheet,
    columns: columnsOf(places),
    rows,
    frozenRows: headRow + 1,
    plainRows: title.map((_row, at) => at).slice(1),
    boldRows: [lastRow, lastRow + 1, lastRow + 2],
    isWide: true,
  };
  return { sheets: figures.isUneven ? [sheet, mostSheet(figures, places)] : [sheet] };
}

function placesOf({ matrix, facts, texts }: AnalysisInput): Places {
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

function columnsOf({ figures, rest, kkm }: Places): BookColumn[] {
  const number = (width: number): BookColumn => ({ width, text: false });
  const questions = Math.max(1, figures.columns.length);
  return [
    number(22),
    number(34),
    ...Array.from({ length: questions }, () => number(7)),
    ...(rest ? [number(13)] : []),
    number(12),
    number(15),
    ...(kkm ? [number(8)] : []),
    number(16),
  ];
}

/** Cells after those of the questions, as far as there are such columns. */
type Tail = {
  rest: BookCell;
  score: BookCell;
  absorption: BookCell;
  kkm: BookCell;
  verdict: BookCell;
};

function line(left: BookCell[], points: BookCell[], tail: Tail, places: Places): BookCell[] {
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

const nothing: Tail = { rest: null, score: null, absorption: null, kkm: null, verdict: null };

function headCells(places: Places): BookCell[] {
  const { figures, texts } = places;
  const { rest, score, absorption, kkm, verdict } = texts;
  const questions = figures.columns.map(({ question }) => numbered(texts.question(question)));
  return line(
    [texts.order, texts.name],
    questions,
    { rest, score, absorption, kkm, verdict },
    places,
  );
}

function mostCells(places: Places): BookCell[] {
  const { figures, texts, firstRow, lastRow, firstQuestion, lastQuestion, headRow } = places;
  const row = headRow + 1;
  const cells = figures.columns.map(({ most }, at): BookCell => {
    if (most) return points(most);
    const letters = columnLetters(before + at);
    const largest = Math.max(...figures.rows.map(({ worths }) => numberOf(worths[at] ?? null)));
    return formula(
      `MAX(${mostRange(places, `${letters}${firstRow}:${letters}${lastRow}`)})`,
      largest,
    );
  });
  const sum = figures.isUneven
    ? null
    : formula(
        rounded(`SUM(${firstQuestion}${row}:${lastQuestion}${row})`),
        decimal(sumOf(figures.columns.map(({ most }) => most))),
      );
  return line([null, texts.most], cells, { ...nothing, score: sum }, places);
}

function rowCells(one: AnalysisRow, at: number, places: Places): BookCell[] {
  const { texts, firstRow, firstQuestion, lastQuestion, rest, score, headRow } = places;
  const { row } = one;
  const left = [at + 1, row.nama];
  if (row.total === null) {
    const verdict = texts.state(row.state);
    return line(
      left,
      one.points.map(() => null),
      { ...nothing, verdict },
      places,
    );
  }
  const n = firstRow + at;
  const own = `${firstQuestion}${n}:${lastQuestion}${n}`;
  const earned = `SUM(${own})${rest ? `+${rest}${n}` : ""}`;
  const most = places.figures.isUneven
    ? `SUM(${mostRange(places, own)})`
    : `SUMPRODUCT(ISNUMBER(${own})*${firstQuestion}$${headRow + 1}:${lastQuestion}$${headRow + 1})`;
  const percent = absorptionOf(one);
  return line(
    left,
    one.points.map((each) => (each ? points(each) : null)),
    {
      rest: one.rest && points(one.rest),
      score: formula(rounded(earned), Number(row.score)),
      absorption:
        percent === null
          ? texts.none
          : formula(rounded(`(${earned})/${most}*100`), Number(percent)),
      kkm: row.kkm ?? texts.none,
      verdict: verdictCell(one, `${score}${n}`, n, places),
    },
    places,
  );
}

function verdictCell(
  { row }: AnalysisRow,
  score: string,
  n: number,
  { texts, kkm, kkmRow }: Places,
): BookCell {
  if (row.kkm === null || row.verdict === null) return texts.none;
  const limit = kkm ? `${kkm}${n}` : `$C$${kkmRow}`;
  const value = row.verdict === "reached" ? texts.yes : texts.no;
  return {
    formula: `IF(${score}>=${limit},${quoted(texts.yes)},${quoted(texts.no)})`,
    value,
  };
}

/** Below a column of the table. */
const rangeOf = (letters: string, { firstRow, lastRow }: Places) =>
  `${letters}${firstRow}:${letters}${lastRow}`;

/** The same cells of the sheet with what each participant could earn. */
const mostRange = ({ texts }: Places, range: string) =>
  `'${texts.mostSheet.replaceAll("'", "''")}'!${range}`;

function sumCells(places: Places): BookCell[] {
  const { figures, texts, rest } = places;
  const cells = figures.columns.map(({ earned }, at): BookCell =>
    formula(rounded(`SUM(${rangeOf(columnLetters(before + at), places)})`), decimal(earned)),
  );
  const all = sumOf(figures.rows.map((row) => row.rest));
  const tail = {
    ...nothing,
    rest: rest && formula(rounded(`SUM(${rangeOf(rest, places)})`), decimal(all)),
  };
  return line([null, texts.sum], cells, tail, places);
}

function sumMostCells(places: Places): BookCell[] {
  const { figures, texts, headRow } = places;
  const cells = figures.columns.map(({ worth }, at): BookCell => {
    const letters = columnLetters(before + at);
    return formula(rounded(sumMostOf(letters, places, headRow + 1)), decimal(worth));
  });
  return line([null, texts.sumMost], cells, nothing, places);
}

const sumMostOf = (letters: string, places: Places, mostRow: number): string =>
  places.figures.isUneven
    ? `SUM(${mostRange(places, rangeOf(letters, places))})`
    : `${letters}$${mostRow}*COUNT(${rangeOf(letters, places)})`;

function percentCells(places: Places): BookCell[] {
  const { figures, texts, headRow, score, verdict } = places;
  const cells = figures.columns.map((column, at) => percentCell(column, at, places));
  const reached = shareOfFinal(figures.reached, figures);
  const hasVerdicts = figures.reached + figures.missed > 0;
  return line(
    [null, texts.absorption],
    cells,
    {
      ...nothing,
      absorption: commonCell(places, headRow + 1),
      score: hasVerdicts && reached !== null ? texts.reached : null,
      verdict:
        hasVerdicts && reached !== null
          ? formula(
              rounded(
                `COUNTIF(${rangeOf(verdict, places)},${quoted(texts.yes)})/COUNT(${rangeOf(score, places)})*100`,
              ),
              Number(reached),
            )
          : null,
    },
    places,
  );
}

function percentCell({ earned, worth }: AnalysisColumn, at: number, places: Places): BookCell {
  const letters = columnLetters(before + at);
  const percent = percentOf(earned, worth);
  if (percent === null) return places.texts.none;
  const most = sumMostOf(letters, places, places.headRow + 1);
  return formula(rounded(`SUM(${rangeOf(letters, places)})/(${most})*100`), Number(percent));
}

/** Of all participants and all questions. */
function commonCell(places: Places, mostRow: number): BookCell {
  const { figures, firstRow, lastRow, firstQuestion, lastQuestion, rest } = places;
  const percent = commonAbsorption(figures);
  if (percent === null) return null;
  const all = `${firstQuestion}${firstRow}:${lastQuestion}${lastRow}`;
  const earned = `SUM(${all})${rest ? `+SUM(${rangeOf(rest, places)})` : ""}`;
  const most = figures.isUneven
    ? `SUM(${mostRange(places, all)})`
    : `SUMPRODUCT(ISNUMBER(${all})*${firstQuestion}$${mostRow}:${lastQuestion}$${mostRow})`;
  return formula(rounded(`(${earned})/${most}*100`), Number(percent));
}
