// The figures of a report of items as formulas over the sheet of marks, with all their decimals. What the console does not define has a dash.
import type {
  AnalysisRules,
  ItemAnalysis,
  QuestionAnalysis,
} from "../../domain/item-analysis/analyse-items.ts";
import type { ItemFigure } from "../../domain/item-analysis/item-figure.ts";
import { groupSize } from "../../domain/item-analysis/score-places.ts";
import type {
  ItemColumn,
  ItemResponses,
} from "../../domain/item-analysis/sending/item-responses.ts";
import type { BookCell, BookSheet } from "../../files/sheet-book.ts";
import { columnValues, covarianceOf, type ColumnValues } from "./item-mark-values.ts";
import { maximumIn, oneMaximum, type MarksPlaces } from "./item-marks-sheet.ts";

export type FiguresTexts = {
  figuresSheet: string;
  none: string;
  n: string;
  k: string;
  groupSize: string;
  mean: string;
  median: string;
  sd: string;
  skewness: string;
  kurtosis: string;
  itemVariances: string;
  totalVariance: string;
  alpha: string;
  kr20: string;
  sem: string;
  longer: string;
  order: string;
  sum: string;
  sumMost: string;
  p: string;
  variance: string;
  covariance: string;
  r: string;
  rest: string;
  critical: string;
  d: string;
  alphaWithout: string;
};

export type FiguresInput = {
  analysis: ItemAnalysis;
  responses: ItemResponses;
  rules: AnalysisRules;
  labels: readonly BookCell[];
  marks: MarksPlaces;
  texts: FiguresTexts;
};

/** Rows of the sheet as Excel numbers them. */
const cells = {
  n: "B2",
  k: "B3",
  g: "B4",
  sd: "B7",
  variances: "B10",
  variance: "B11",
  alpha: "B12",
};
export const testCells = { ...cells, mean: "B5", kr20: "B13", sem: "B14" } as const;
const headRow = 17;
export const figureRow = (at: number): number => headRow + 1 + at;
export const figureColumns = { n: "B", p: "E", d: "M", r: "J", critical: "L" } as const;

export const reference = (sheet: string, range: string): string =>
  `'${sheet.replaceAll("'", "''")}'!${range}`;

/** `values`: of each question. */
type ValuedInput = FiguresInput & { values: readonly ColumnValues[] };

export function figuresSheet(given: FiguresInput): BookSheet {
  const { texts, analysis, labels, marks } = given;
  const input = {
    ...given,
    values: marks.marks.map((column) => columnValues(column, marks.totals)),
  };
  const t = texts;
  const head = [
    t.order,
    t.n,
    t.sum,
    t.sumMost,
    t.p,
    t.variance,
    t.sd,
    t.covariance,
    t.totalVariance,
  ];
  const rows: BookCell[][] = [
    [t.figuresSheet],
    ...testRows(input),
    [],
    [...head, t.r, t.rest, t.critical, t.d, t.alphaWithout],
    ...analysis.questions.map((question, at) => [
      labels[at]!,
      ...questionCells(question, at, input),
    ]),
  ];
  return {
    name: t.figuresSheet,
    columns: [30, ...Array.from({ length: 13 }, () => 14)].map((width) => ({ width, text: false })),
    rows,
    frozenRows: 0,
    boldRows: [0, headRow - 1],
    isWide: true,
    titleRows: 1,
  };
}

/** A formula where the figure is defined. */
const live = (figure: ItemFigure, formula: string, none: string): BookCell =>
  figure.value === null ? none : { formula, value: figure.value };

/** Rows 2 to 16. */
function testRows({ analysis, rules, marks, values, texts: t }: ValuedInput): BookCell[][] {
  const { k, alpha, kr20, sem, spearmanBrown, scores } = analysis.test;
  const { largeFrom, largeShare, smallShare } = rules.groups;
  const totals = reference(
    marks.texts.marksSheet,
    `$${marks.total}$${marks.firstRow}:$${marks.total}$${marks.lastRow}`,
  );
  const { n, k: kCell, sd, variances, variance, alpha: a } = cells;
  const [first, last] = [figureRow(0), figureRow(Math.max(0, analysis.questions.length - 1))];
  const of = (figure: ItemFigure, formula: string) => live(figure, formula, t.none);
  const itemVariances = values.reduce((sum, { variance }) => sum + (variance ?? 0), 0);
  const maximum = `SUM(D${first}:D${last})/SUM(B${first}:B${last})`;
  return [
    [t.n, marks.people.length === 0 ? 0 : { formula: `COUNT(${totals})`, value: scores.n }],
    [t.k, k],
    [
      t.groupSize,
      {
        formula: `MIN(INT(${n}/2),ROUND(${n}*IF(${n}>=${largeFrom},${largeShare},${smallShare}),0))`,
        value: groupSize(marks.people.length, rules.groups),
      },
    ],
    [t.mean, of(scores.mean, `AVERAGE(${totals})`)],
    [t.median, of(scores.median, `MEDIAN(${totals})`)],
    [t.sd, of(scores.sd, `STDEV(${totals})`)],
    [t.skewness, of(scores.skewness, `SKEW(${totals})`)],
    [t.kurtosis, of(scores.kurtosis, `KURT(${totals})`)],
    [t.itemVariances, { formula: `SUM(F${first}:F${last})`, value: itemVariances }],
    [
      t.totalVariance,
      scores.sd.value === null
        ? t.none
        : { formula: `VAR(${totals})`, value: covarianceOf(marks.totals, marks.totals) },
    ],
    [t.alpha, of(alpha, `${kCell}/(${kCell}-1)*(1-${variances}/${variance})`)],
    // By its own formula: p · q of each question beside the variance of the totals, both of a whole group.
    [
      t.kr20,
      of(
        kr20,
        `${kCell}/(${kCell}-1)*(1-SUMPRODUCT(E${first}:E${last},1-E${first}:E${last})*(${maximum})^2/VARP(${totals}))`,
      ),
    ],
    [t.sem, of(sem, `${sd}*SQRT(MAX(0,1-${a}))`)],
    [t.longer, of(spearmanBrown, `${rules.length}*${a}/(1+${rules.length - 1}*${a})`)],
  ];
}

/** n of a question; a dash where nobody counts because it is removed or right for everybody. */
export const countCell = ({ n, removed, given }: QuestionAnalysis, none: string): BookCell =>
  n === 0 && removed + given > 0 ? none : n;

function questionCells(question: QuestionAnalysis, at: number, input: ValuedInput): BookCell[] {
  const { marks, responses, texts: t } = input;
  const { none } = t;
  const row = figureRow(at);
  const [n, variance, covariance, totalVariance] = [`B${row}`, `F${row}`, `H${row}`, `I${row}`];
  const range = (letters: string) => `${letters}$${marks.firstRow}:${letters}$${marks.lastRow}`;
  const own = reference(marks.texts.marksSheet, range(marks.question(at)));
  const totals = reference(marks.texts.marksSheet, range(marks.total));
  const maximum = oneMaximum(responses.columns[at]!, marks.people);
  const maxima = reference(marks.texts.maximaSheet, range(marks.question(at)));
  if (question.n === 0) {
    const rest = Array.from({ length: 11 }, () => none);
    return [countCell(question, none), ...rest, alphaCell(question, row, input)];
  }
  const isWhole = question.n === marks.people.length;
  const squares = `SUMPRODUCT(ISNUMBER(${own})*${totals}^2)-SUMPRODUCT(ISNUMBER(${own})*${totals})^2/${n}`;
  const values = input.values[at]!;
  const most = reference(marks.texts.marksSheet, `${marks.question(at)}$2`);
  const of = (figure: ItemFigure, formula: string) => live(figure, formula, none);
  const spread = (formula: string, value: number | null): BookCell =>
    question.sd.value === null ? none : { formula, value };
  const limit = `TINV(0.05,${n}-2)`;
  return [
    { formula: `COUNT(${own})`, value: question.n },
    { formula: `SUM(${own})`, value: values.sum },
    {
      formula: maximum === null ? `SUM(${maxima})` : `${n}*${most}`,
      value: sumOfMaxima(responses.columns[at]!, marks),
    },
    of(question.p, `C${row}/D${row}`),
    spread(`VAR(${own})`, values.variance),
    of(question.sd, `SQRT(${variance})`),
    spread(`COVAR(${own},${totals})*${n}/(${n}-1)`, values.covariance),
    spread(isWhole ? `VAR(${totals})` : `(${squares})/(${n}-1)`, values.totalVariance),
    of(question.itemTotal, `CORREL(${own},${totals})`),
    of(
      question.itemRest,
      `(${covariance}-${variance})/SQRT(${variance}*(${totalVariance}+${variance}-2*${covariance}))`,
    ),
    of(question.critical, `${limit}/SQRT(${n}-2+${limit}^2)`),
    groupCell(question, { isWhole, own, most, maxima, isUneven: maximum === null }, input),
    alphaCell(question, row, input),
  ];
}

const sumOfMaxima = (column: ItemColumn, { people }: MarksPlaces): number =>
  people.reduce((sum, person) => sum + (maximumIn(column, person) ?? 0), 0);

type Ranges = { isWhole: boolean; own: string; most: string; maxima: string; isUneven: boolean };

/** Whoever was not given the question is in neither group, so that its groups are its own: the console's figure stands there then. */
function groupCell(
  { d }: QuestionAnalysis,
  { isWhole, own, most, maxima, isUneven }: Ranges,
  { marks, texts }: FiguresInput,
): BookCell {
  if (d.value === null) return texts.none;
  if (!isWhole) return d.value;
  const { marksSheet } = marks.texts;
  const weights = (letters: string) =>
    reference(marksSheet, `${letters}$${marks.firstRow}:${letters}$${marks.lastRow}`);
  const sumOf = (letters: string) => `SUMPRODUCT(${weights(letters)},${own})`;
  const mostOf = (letters: string) => `SUMPRODUCT(${weights(letters)},${maxima})`;
  const formula = isUneven
    ? `${sumOf(marks.upper)}/${mostOf(marks.upper)}-${sumOf(marks.lower)}/${mostOf(marks.lower)}`
    : `(${sumOf(marks.upper)}-${sumOf(marks.lower)})/(${cells.g}*${most})`;
  return { formula, value: d.value };
}

function alphaCell(
  { alphaWithout, n }: QuestionAnalysis,
  row: number,
  { texts }: FiguresInput,
): BookCell {
  const { k, variances, variance } = cells;
  // Nobody's mark differs where it was given to everybody.
  const own = n === 0 ? variances : `(${variances}-F${row})`;
  const rest = n === 0 ? variance : `(${variance}+F${row}-2*H${row})`;
  return live(alphaWithout, `(${k}-1)/(${k}-2)*(1-${own}/${rest})`, texts.none);
}
