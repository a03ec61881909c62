// "Laporan analisis butir" (evaluation.md 4.2) as a book whose figures are formulas: the report rounds as the screen does and decides its words by
// what it shows; two more sheets have the figures with all decimals and the marks.
import type { QuestionAnalysis } from "../../domain/item-analysis/analyse-items.ts";
import type { WordClass } from "../../domain/item-analysis/figure-classes.ts";
import type { ItemFigure } from "../../domain/item-analysis/item-figure.ts";
import type { Book, BookCell, BookSheet } from "../../files/sheet-book.ts";
import { formula, quoted, rounded } from "../results/analysis-cells.ts";
import {
  countCell,
  figureColumns,
  figureRow,
  figuresSheet,
  reference,
  testCells,
  type FiguresInput,
  type FiguresTexts,
} from "./item-figures-sheet.ts";
import { marksPlaces, marksSheets, type MarksTexts } from "./item-marks-sheet.ts";

/** Beside the figures: what a report says of a question in words. */
export type ReportedQuestion = {
  label: string | number;
  type: string;
  excerpt: string;
  distractors: string;
  decision: string;
  /** A word about the question with what must be read beside it, such as that there are too few participants. */
  named(word: string): string;
  /** To be pasted elsewhere. */
  sentence: string;
};

export type ReportTexts = FiguresTexts &
  MarksTexts & {
    reportSheet: string;
    title: string;
    meanP: string;
    meanD: string;
    type: string;
    excerpt: string;
    difficulty: string;
    discrimination: string;
    validity: string;
    valid: string;
    notValid: string;
    distractors: string;
    decision: string;
    sentence: string;
    difficultyNames: Readonly<Record<string, string>>;
    discriminationNames: Readonly<Record<string, string>>;
  };

export type ItemReportInput = Omit<FiguresInput, "texts" | "labels" | "marks"> & {
  questions: readonly ReportedQuestion[];
  /** Over the questions that have the figure. */
  means: { p: ItemFigure; d: ItemFigure };
  facts: readonly (readonly [name: string, value: string | number])[];
  /** Below the facts: what stands in words, such as how reliable the test is. */
  summary: readonly (readonly [name: string, value: string])[];
  signatures: readonly (readonly [left: string, right: string])[];
  texts: ReportTexts;
};

export function itemReportBook(input: ItemReportInput): Book {
  const { responses, texts, questions } = input;
  const marks = marksPlaces(responses, texts);
  const labels = questions.map(({ label }) => label);
  const group = reference(texts.figuresSheet, `$B$${testCells.g.slice(1)}`);
  return {
    sheets: [
      reportSheet(input),
      figuresSheet({ ...input, labels, marks }),
      ...marksSheets(responses, labels, marks, { cell: group, rule: input.rules.groups }),
    ],
  };
}

function reportSheet(input: ItemReportInput): BookSheet {
  const { texts: t, facts, summary, questions, analysis, signatures } = input;
  const above: BookCell[][] = [
    [t.title],
    ...facts.map(([name, value]) => [name, null, value]),
    [],
    ...figureRows(input),
    ...summary.map(([name, value]) => [name, null, value]),
    [],
  ];
  const head = [t.order, t.type, t.excerpt, t.n, t.p, t.difficulty, t.d, t.discrimination, t.r];
  const firstRow = above.length + 2;
  const rows = [
    ...above,
    [...head, t.critical, t.validity, t.distractors, t.decision, t.sentence],
    ...analysis.questions.map((question, at) =>
      questionRow(question, questions[at]!, { at, row: firstRow + at }, input),
    ),
    [],
    ...signatures.map(([left, right]) => [null, null, left, ...Array<null>(8).fill(null), right]),
  ];
  return {
    name: t.reportSheet,
    columns: [7, 16, 44, 7, 8, 10, 8, 13, 8, 9, 12, 30, 13, 70].map((width) => ({
      width,
      text: false,
    })),
    rows,
    frozenRows: 0,
    boldRows: [0, above.length],
    isWide: true,
    wrapped: true,
    titleRows: above.length,
  };
}

function figureRows({ texts: t, analysis, means }: ItemReportInput): BookCell[][] {
  const { test, questions } = analysis;
  const from = (name: string, figure: ItemFigure, source: string): BookCell[] => [
    name,
    null,
    shown(figure, source, t.none),
  ];
  const row = (name: string, cell: string, figure: ItemFigure): BookCell[] =>
    from(name, figure, reference(t.figuresSheet, cell));
  // What is no number, as of a question that nobody was given, is left out of a mean.
  const meanOf = (column: keyof typeof figureColumns): string => {
    const [letter, last] = [figureColumns[column], figureRow(Math.max(0, questions.length - 1))];
    return `AVERAGE(${reference(t.figuresSheet, `${letter}${figureRow(0)}:${letter}${last}`)})`;
  };
  return [
    [t.n, null, test.n],
    row(t.mean, testCells.mean, test.scores.mean),
    row(t.sd, testCells.sd, test.scores.sd),
    from(t.meanP, means.p, meanOf("p")),
    from(t.meanD, means.d, meanOf("d")),
    row(t.alpha, testCells.alpha, test.alpha),
    row(t.kr20, testCells.kr20, test.kr20),
    row(t.sem, testCells.sem, test.sem),
  ];
}

function shown(figure: ItemFigure, source: string, none: string): BookCell {
  return figure.value === null ? none : formula(rounded(source), Number(figure.shown));
}

function questionRow(
  question: QuestionAnalysis,
  reported: ReportedQuestion,
  { at, row }: { at: number; row: number },
  { texts: t, rules: { words } }: ItemReportInput,
): BookCell[] {
  const cell = (name: keyof typeof figureColumns, figure: ItemFigure) =>
    shown(figure, reference(t.figuresSheet, `${figureColumns[name]}${figureRow(at)}`), t.none);
  const { p, d, itemTotal: r, critical, difficulty, discrimination, isValidByTotal } = question;
  const [valid, notValid] = [reported.named(t.valid), reported.named(t.notValid)];
  const named = (names: Readonly<Record<string, string>>) => (word: string) =>
    reported.named(names[word]!);
  return [
    reported.label,
    reported.type,
    reported.excerpt,
    countCell(question, t.none),
    cell("p", p),
    wordCell(`E${row}`, words.p, difficulty, named(t.difficultyNames), t.none),
    cell("d", d),
    wordCell(`G${row}`, words.d, discrimination, named(t.discriminationNames), t.none),
    cell("r", r),
    cell("critical", critical),
    isValidByTotal === null
      ? t.none
      : {
          formula: `IF(I${row}>J${row},${quoted(valid)},${quoted(notValid)})`,
          value: isValidByTotal ? valid : notValid,
        },
    reported.distractors,
    reported.decision,
    reported.sentence,
  ];
}

/** By the classes of the school's set, the highest first. */
function wordCell(
  cell: string,
  classes: readonly WordClass<string>[],
  word: string | null,
  nameOf: (word: string) => string,
  none: string,
): BookCell {
  if (word === null) return none;
  const inside = classes.reduce(
    (rest, each) =>
      Number.isFinite(each.from)
        ? `IF(${cell}>=${each.from / 100},${quoted(nameOf(each.word))},${rest})`
        : quoted(nameOf(each.word)),
    quoted(none),
  );
  return { formula: inside, value: nameOf(word) };
}
