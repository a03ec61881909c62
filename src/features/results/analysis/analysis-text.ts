// What an analysis says of its exam: facts above the table, in the sheet as on paper.
import type { MatrixQuestion, ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import type { AnalysisFigures } from "../../../sheets/results/analysis-figures.ts";
import type { AnalysisTextsOfScreen } from "./analysis-messages.ts";

type Texts = AnalysisTextsOfScreen;

export const classesIn = (rows: readonly { group_path: string }[]): string[] =>
  [...new Set(rows.map(({ group_path: path }) => path))].filter(Boolean);

/** More than these are counted instead of named. */
const maxNamedClasses = 3;

/** Of the chosen group, or of those who are listed. */
export function classText(
  { group, rows }: ResultMatrix,
  counted: (classes: { n: string }) => string,
): string {
  if (group) return group;
  const classes = classesIn(rows);
  return classes.length > maxNamedClasses
    ? counted({ n: formatNumber(classes.length) })
    : classes.join(", ");
}

export function analysisFacts(
  matrix: ResultMatrix,
  { columns }: AnalysisFigures,
  { school, semester }: { school: string; semester: string },
  t: Texts,
): (readonly [name: string, value: string | number])[] {
  const { competences, subjects, exam, tahun_ajaran: year } = matrix;
  const term = [semester, year ?? ""].filter(Boolean).join(" ");
  return [
    [t.school, school],
    [t.subject, subjects.join(", ")],
    [t.classAndSemester, [classText(matrix, t.classes), term].filter(Boolean).join(" / ")],
    [t.competences, competences.map(({ kode }) => kode).join(", ")],
    [t.exam, exam],
    [t.date, formatDate(matrix.starts_at)],
    [t.questions, columns.length],
  ];
}

/** The number alone where all questions are of one bank. */
export function questionText(
  { bank, number }: MatrixQuestion,
  { banks }: Pick<ResultMatrix, "banks">,
  t: Texts,
): string {
  if (number === null) return t.deleted({ n: bank });
  return banks.length > 1 ? t.question({ bank, n: number }) : String(number);
}
