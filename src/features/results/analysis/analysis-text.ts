// What an analysis says of its exam: facts above the table, in the sheet as on paper.
import type { MatrixQuestion, ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { formatDate } from "../../../core/format.ts";
import type { AnalysisFigures } from "../../../sheets/results/analysis-figures.ts";
import type { AnalysisTextsOfScreen } from "./analysis-messages.ts";

type Texts = AnalysisTextsOfScreen;

export function analysisFacts(
  matrix: ResultMatrix,
  { columns }: AnalysisFigures,
  { school, semester }: { school: string; semester: string },
  t: Texts,
): (readonly [name: string, value: string | number])[] {
  const { competences, subjects, group, exam, tahun_ajaran: year } = matrix;
  const term = [semester, year ?? ""].filter(Boolean).join(" ");
  return [
    [t.school, school],
    [t.subject, subjects.join(", ")],
    [t.classAndSemester, [group, term].filter(Boolean).join(" / ")],
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
