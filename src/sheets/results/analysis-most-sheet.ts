// The second sheet of an analysis: what each participant could earn of each question, where that is not the same for all of them.
import type { MatrixQuestion } from "../../contract/results/result-matrix.ts";
import type { BookCell, BookSheet } from "../../files/sheet-book.ts";
import { numbered, points } from "./analysis-cells.ts";
import type { AnalysisFigures } from "./analysis-figures.ts";

/** Rows as Excel numbers them. */
type Layout = {
  texts: {
    mostSheet: string;
    order: string;
    name: string;
    rest: string;
    question(of: MatrixQuestion): string;
  };
  headRow: number;
  firstRow: number;
};

/** The same cells as in the first sheet, so that both can be read side by side. */
export function mostSheet(
  figures: AnalysisFigures,
  { texts, firstRow, headRow }: Layout,
): BookSheet {
  const rows: BookCell[][] = Array.from({ length: firstRow - 1 + figures.rows.length }, () => []);
  rows[0] = [texts.mostSheet];
  const questions = figures.columns.map(({ question }) => numbered(texts.question(question)));
  const { hasRest } = figures;
  rows[headRow - 1] = [texts.order, texts.name, ...questions, ...(hasRest ? [texts.rest] : [])];
  for (const [at, { row, worths, restWorth }] of figures.rows.entries()) {
    const own = worths.map((each) => each && points(each));
    const rest = hasRest && row.total !== null ? [points(restWorth)] : [];
    rows[firstRow - 1 + at] = [at + 1, row.nama, ...own, ...rest];
  }
  const widths = [22, 34, ...questions.map(() => 7), ...(hasRest ? [13] : [])];
  const columns = widths.map((width) => ({ width, text: false }));
  return {
    name: texts.mostSheet,
    columns,
    rows,
    frozenRows: headRow,
    plainRows: rows.slice(1, headRow - 1).map((_row, at) => at + 1),
    isWide: true,
  };
}
