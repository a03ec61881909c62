// "Analisis hasil ulangan" as a sheet whose sums, percentages and verdicts are formulas, so that a teacher can follow and change them. Sums are
// rounded to nine decimals first: a sum of binary fractions misses a half by less than that, and exact results are further from it.
import type { Book, BookCell, BookColumn, BookSheet } from "../../files/sheet-book.ts";
import { columnLetters } from "../../files/xlsx/column-letters.ts";
import { decimal, formula, numbered, numberOf, points, quoted, rounded } from "./analysis-cells.ts";
import { absorptionOf, sumOf, type AnalysisRow } from "./analysis-figures.ts";
import { percentCells, sumCells, sumMostCells } from "./analysis-foot-cells.ts";
import { mostSheet } from "./analysis-most-sheet.ts";
import {
  before,
  line,
  mostRange,
  nothing,
  placesOf,
  rangeOf,
  sumMostFormula,
  type AnalysisInput,
  type Places,
} from "./analysis-places.ts";

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
        rounded(`SUM(${firstQuestion}${row}:${places.rest ?? lastQuestion}${row})`),
        decimal(sumOf([...figures.columns.map(({ most }) => most), figures.restMost])),
      );
  return line(
    [null, texts.most],
    cells,
    { ...nothing, rest: restMostCell(places), score: sum },
    places,
  );
}

/** What is beside the points, at most. */
function restMostCell(places: Places): BookCell {
  const { figures, rest } = places;
  if (rest === null) return null;
  if (figures.restMost) return points(figures.restMost);
  const largest = Math.max(...figures.rows.map(({ restWorth }) => numberOf(restWorth)));
  return formula(`MAX(${mostRange(places, rangeOf(rest, places))})`, largest);
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
    ? `SUM(${mostRange(places, `${firstQuestion}${n}:${rest ?? lastQuestion}${n}`)})`
    : sumMostFormula(own, rest && `${rest}$${headRow + 1}`, places);
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
