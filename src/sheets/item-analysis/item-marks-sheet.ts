// The marks from which a report of items is recalculated: participants by number × questions, as the figures count them.
import { toDouble } from "../../domain/item-analysis/item-figure.ts";
import type {
  ItemColumn,
  ItemResponses,
} from "../../domain/item-analysis/sending/item-responses.ts";
import { scoreStored } from "../../domain/scoring/shown-score.ts";
import type { GroupRule } from "../../domain/item-analysis/score-places.ts";
import type { BookCell, BookSheet } from "../../files/sheet-book.ts";
import { columnLetters } from "../../files/xlsx/column-letters.ts";
import { placeValues, type MarkColumn, type PlaceValues } from "./item-mark-values.ts";

export type MarksTexts = {
  marksSheet: string;
  maximaSheet: string;
  participant: string;
  most: string;
  given: string;
  total: string;
  above: string;
  below: string;
  upper: string;
  lower: string;
};

/** Rows as Excel numbers them, and letters of columns. */
export type MarksPlaces = {
  texts: MarksTexts;
  people: readonly number[];
  firstRow: number;
  lastRow: number;
  isUneven: boolean;
  /** Of each question, in the order of `people`. */
  marks: readonly MarkColumn[];
  /** Of each person, for questions that count as right for everybody; null: there is none. */
  given: readonly number[] | null;
  totals: readonly number[];
  question(at: number): string;
  total: string;
  upper: string;
  lower: string;
};

const firstRow = 3;

/** Where the sheet has what, for formulas of other sheets. Only participants who are fully marked stand in it. */
export function marksPlaces(responses: ItemResponses, texts: MarksTexts): MarksPlaces {
  const { columns, marked } = responses;
  const people = [...marked.keys()].filter((row) => marked[row] === 1);
  const hasGiven = columns.some(({ responses: own }) =>
    own.some(({ treatment }) => treatment === "semua_benar"),
  );
  const given = hasGiven ? people.map((person) => givenTo(person, columns)) : null;
  const after = 1 + columns.length + (given ? 1 : 0);
  const marks = columns.map((column) => people.map((person) => markIn(column, person, "normal")));
  return {
    texts,
    people,
    firstRow,
    lastRow: firstRow + people.length - 1,
    isUneven: columns.some((column) => oneMaximum(column, people) === null),
    marks,
    given,
    totals: people.map((_person, at) =>
      toNineDecimals(sumOf(marks.map((column) => column[at]!)) + (given?.[at] ?? 0)),
    ),
    question: (at) => columnLetters(1 + at),
    total: columnLetters(after),
    upper: columnLetters(after + 3),
    lower: columnLetters(after + 4),
  };
}

/** The points that the participant gets for questions that count as right for everybody. */
const givenTo = (person: number, columns: readonly ItemColumn[]): number =>
  sumOf(columns.map((column) => markIn(column, person, "semua_benar")));

const sumOf = (marks: readonly (number | null)[]): number =>
  marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0);

/** As the formula of a total rounds, so that equal totals are equal. */
const toNineDecimals = (value: number): number => Math.round(value * 1e9) / 1e9;

/** @param groups `cell`: the one with the number of participants in the upper and in the lower group */
export function marksSheets(
  { columns }: ItemResponses,
  labels: readonly BookCell[],
  places: MarksPlaces,
  groups: { cell: string; rule: GroupRule },
): BookSheet[] {
  const { texts, people, marks, given, totals } = places;
  const own = placeValues(totals, groups.rule);
  const tail = [
    ...(given ? [texts.given] : []),
    texts.total,
    texts.above,
    texts.below,
    texts.upper,
    texts.lower,
  ];
  const rows: BookCell[][] = [
    [texts.participant, ...labels, ...tail],
    [texts.most, ...columns.map((column) => oneMaximum(column, people) ?? null)],
    ...people.map((_person, at): BookCell[] => [
      at + 1,
      ...marks.map((column) => column[at]!),
      ...(given ? [given[at]!] : []),
      ...rowFormulas(firstRow + at, { total: totals[at]!, ...own[at]! }, places, groups.cell),
    ]),
  ];
  const sheet = sheetOf(texts.marksSheet, rows, columns.length);
  return places.isUneven ? [sheet, maximaSheet(columns, labels, places)] : [sheet];
}

/** Equal totals share the places of a group (evaluation.md 3): each has the same part of 1 in it. */
function rowFormulas(
  row: number,
  values: PlaceValues & { total: number },
  { question, total: sum, firstRow: from, lastRow: to }: MarksPlaces,
  groupCell: string,
): BookCell[] {
  const own = `${sum}${row}`;
  const all = `${sum}$${from}:${sum}$${to}`;
  const last = columnLetters(columnAt(sum) - 1);
  const [above, below] = [columnLetters(columnAt(sum) + 1), columnLetters(columnAt(sum) + 2)];
  const [over, under] = [`${above}${row}`, `${below}${row}`];
  const equal = `(COUNT(${all})-${over}-${under})`;
  const part = (before: string) => `MAX(0,MIN(1,(${groupCell}-${before})/${equal}))`;
  return [
    { formula: `ROUND(SUM(${question(0)}${row}:${last}${row}),9)`, value: values.total },
    { formula: `RANK(${own},${all},0)-1`, value: values.above },
    { formula: `RANK(${own},${all},1)-1`, value: values.below },
    { formula: part(over), value: values.upper },
    { formula: part(under), value: values.lower },
  ];
}

/** Its place among the columns, from 0. */
const columnAt = (letters: string): number =>
  [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function maximaSheet(
  columns: readonly ItemColumn[],
  labels: readonly BookCell[],
  { texts, people }: MarksPlaces,
): BookSheet {
  const rows: BookCell[][] = [
    [texts.participant, ...labels],
    [null],
    ...people.map((person, at): BookCell[] => [
      at + 1,
      ...columns.map((column) => maximumIn(column, person)),
    ]),
  ];
  return sheetOf(texts.maximaSheet, rows, columns.length);
}

const sheetOf = (name: string, rows: BookCell[][], questions: number): BookSheet => ({
  name,
  columns: [14, ...Array.from({ length: questions }, () => 7), 12, 12, 10, 10, 10, 10].map(
    (width) => ({ width, text: false }),
  ),
  rows,
  frozenRows: 2,
  isWide: true,
});

function responseOf({ numbers, responses }: ItemColumn, person: number) {
  const number = numbers[person]!;
  return number === 0 ? null : responses[number - 1]!;
}

function markIn(column: ItemColumn, person: number, treatment: string): number | null {
  const response = responseOf(column, person);
  return response?.treatment === treatment ? toDouble(scoreStored(response.mark)) : null;
}

export function maximumIn(column: ItemColumn, person: number): number | null {
  const response = responseOf(column, person);
  return response?.treatment === "normal" ? toDouble(scoreStored(response.maximum)) : null;
}

/** What everybody who counts could earn; undefined: nobody counts; null: there are several. */
export function oneMaximum(
  column: ItemColumn,
  people: readonly number[],
): number | null | undefined {
  const maxima = new Set<number>();
  for (const person of people) {
    const maximum = maximumIn(column, person);
    if (maximum !== null) maxima.add(maximum);
  }
  return maxima.size > 1 ? null : [...maxima][0];
}
