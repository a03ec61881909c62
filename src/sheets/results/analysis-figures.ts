// The figures of an "analisis hasil ulangan" (evaluation.md 4.1): points of 100 for each question, so that they add up to the mark. Everything is
// computed from exact fractions and rounded once, half up. Screen, paper and the cached values of the sheet take them from here.
import type {
  MatrixQuestion,
  MatrixRow,
  ResultMatrix,
} from "../../contract/results/result-matrix.ts";
import {
  add,
  compare,
  divide,
  fractionOf,
  multiply,
  subtract,
  sum,
  zero,
  type Fraction,
} from "../../domain/scoring/fraction.ts";
import { scoreStored, shownScore } from "../../domain/scoring/shown-score.ts";

export type AnalysisColumn = {
  question: MatrixQuestion;
  /** Place in `questions` of the matrix. */
  at: number;
  /** Null: not the same for everybody who was asked. */
  most: Fraction | null;
  earned: Fraction;
  worth: Fraction;
};

export type AnalysisRow = {
  row: MatrixRow;
  /** In the order of the columns; null: not asked, or there is no final result. */
  points: readonly (Fraction | null)[];
  worths: readonly (Fraction | null)[];
  /**
   * What the result has beside its points: a type that is not below 0, a type of which all questions were removed, or a result that is to be
   * recalculated. Null without a final result.
   */
  rest: Fraction | null;
  /** What `rest` is worth at most: types of which all questions were removed count in full. */
  restWorth: Fraction;
  /** Of everything, `restWorth` included. */
  worth: Fraction;
};

export type AnalysisFigures = {
  columns: readonly AnalysisColumn[];
  rows: readonly AnalysisRow[];
  /** Some row has something beside its points. */
  hasRest: boolean;
  /** Null: not the same for everybody. */
  restMost: Fraction | null;
  /** The maximum of at least one question, or of what is beside the points, differs between participants. */
  isUneven: boolean;
  final: number;
  reached: number;
  missed: number;
};

export function analysisFigures({ questions, rows: listed }: ResultMatrix): AnalysisFigures {
  const rows = listed.map((row) => analysisRow(row, questions.length));
  const columns = questions.flatMap((question, at): AnalysisColumn[] => {
    const asked = rows.filter(({ worths }) => worths[at] !== null);
    if (asked.length === 0) return [];
    const worths = asked.map((row) => row.worths[at]!);
    const earned = sum(asked.map(({ points }) => points[at]!));
    return [{ question, at, most: commonOf(worths), earned, worth: sum(worths) }];
  });
  const final = rows.filter(({ rest }) => rest !== null);
  const restMost = commonOf(final.map(({ restWorth }) => restWorth));
  const counted = (verdict: MatrixRow["verdict"]) =>
    listed.filter((row) => row.state === "complete" && row.verdict === verdict).length;
  return {
    columns,
    rows: rows.map((row) => ({
      ...row,
      points: columns.map(({ at }) => row.points[at]!),
      worths: columns.map(({ at }) => row.worths[at]!),
    })),
    hasRest: final.some(({ rest }) => compare(rest!, zero) !== 0),
    restMost,
    isUneven: restMost === null || columns.some(({ most }) => most === null),
    final: final.length,
    reached: counted("reached"),
    missed: counted("missed"),
  };
}

/** Null: they differ. Of nothing it is zero. */
function commonOf(values: readonly Fraction[]): Fraction | null {
  const [first = zero] = values;
  return values.every((value) => compare(value, first) === 0) ? first : null;
}

function analysisRow(row: MatrixRow, length: number): AnalysisRow {
  const read = (exacts: readonly (string | null)[]) =>
    Array.from({ length }, (_none, at) => {
      const exact = exacts[at] ?? null;
      return exact === null ? null : scoreStored(exact);
    });
  const [points, worths] = [read(row.earned), read(row.worth)];
  const total = row.total === null ? null : scoreStored(row.total);
  const restWorth = scoreStored(row.emptied);
  return {
    row,
    points,
    worths,
    rest: total && subtract(total, sumOf(points)),
    restWorth,
    worth: add(sumOf(worths), restWorth),
  };
}

export const sumOf = (values: readonly (Fraction | null)[]): Fraction =>
  sum(values.map((value) => value ?? zero));

/** "66.67"; null of nothing. */
export function percentOf(part: Fraction, whole: Fraction): string | null {
  if (compare(whole, zero) === 0) return null;
  return shownScore(divide(multiply(part, fractionOf(100)), whole));
}

/** How much of what a participant could earn they have earned; null without a final result. */
export const absorptionOf = ({ row, worth }: AnalysisRow): string | null =>
  row.total === null ? null : percentOf(scoreStored(row.total), worth);

export const finalOf = ({ rows }: Pick<AnalysisFigures, "rows">): readonly AnalysisRow[] =>
  rows.filter(({ row }) => row.total !== null);

/** Of all participants with a final result, of all questions. */
export function commonAbsorption(figures: Pick<AnalysisFigures, "rows">): string | null {
  const final = finalOf(figures);
  const earned = sum(final.map(({ row }) => scoreStored(row.total!)));
  return percentOf(earned, sum(final.map(({ worth }) => worth)));
}

/** Of those with a final result. */
export const shareOfFinal = (count: number, { final }: Pick<AnalysisFigures, "final">) =>
  percentOf(fractionOf(count), fractionOf(final));
