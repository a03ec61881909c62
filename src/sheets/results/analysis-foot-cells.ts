// The rows below the table of an analysis: sums, what could be earned at most, and shares.
import type { BookCell } from "../../files/sheet-book.ts";
import { columnLetters } from "../../files/xlsx/column-letters.ts";
import { decimal, formula, quoted, rounded } from "./analysis-cells.ts";
import {
  commonAbsorption,
  finalOf,
  percentOf,
  shareOfFinal,
  sumOf,
  type AnalysisColumn,
} from "./analysis-figures.ts";
import {
  before,
  line,
  mostRange,
  nothing,
  rangeOf,
  sumMostFormula,
  sumMostOf,
  type Places,
} from "./analysis-places.ts";

export function sumCells(places: Places): BookCell[] {
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

export function sumMostCells(places: Places): BookCell[] {
  const { figures, texts, headRow, rest } = places;
  const cells = figures.columns.map(({ worth }, at): BookCell => {
    const letters = columnLetters(before + at);
    return formula(rounded(sumMostOf(letters, places, headRow + 1)), decimal(worth));
  });
  const restCell =
    rest === null
      ? null
      : formula(
          rounded(sumMostOf(rest, places, headRow + 1)),
          decimal(sumOf(finalOf(figures).map(({ restWorth }) => restWorth))),
        );
  return line([null, texts.sumMost], cells, { ...nothing, rest: restCell }, places);
}

export function percentCells(places: Places): BookCell[] {
  const { figures, texts, score, verdict } = places;
  const cells = figures.columns.map((column, at) => percentCell(column, at, places));
  const reached = shareOfFinal(figures.reached, figures);
  const hasVerdicts = figures.reached + figures.missed > 0;
  return line(
    [null, texts.absorption],
    cells,
    {
      ...nothing,
      absorption: commonCell(places),
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
function commonCell(places: Places): BookCell {
  const { figures, firstRow, lastRow, firstQuestion, lastQuestion, rest, headRow } = places;
  const percent = commonAbsorption(figures);
  if (percent === null) return null;
  const all = `${firstQuestion}${firstRow}:${lastQuestion}${lastRow}`;
  const earned = `SUM(${all})${rest ? `+SUM(${rangeOf(rest, places)})` : ""}`;
  const most = figures.isUneven
    ? `SUM(${mostRange(places, `${firstQuestion}${firstRow}:${rest ?? lastQuestion}${lastRow}`)})`
    : sumMostFormula(all, rest && sumMostOf(rest, places, headRow + 1), places);
  return formula(rounded(`(${earned})/${most}*100`), Number(percent));
}
