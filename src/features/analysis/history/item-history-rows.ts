// The history of one question as rows: one for each version that was shown in an exam, the latest exam first.
import type { AnalysedBank, AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { ExamHistory } from "./item-history-model.ts";

type Exam = AnalysedBank["schedules"][number];

export type ItemHistoryRow = {
  exam: Exam;
  version: number;
  figures: QuestionAnalysis;
  /** The question was changed between this row and the one before it in time. */
  isChanged: boolean;
};

export function itemHistoryRows(
  exams: readonly Exam[],
  known: ReadonlyMap<string, ExamHistory>,
  { question_id: questionId }: Pick<AnalysedQuestion, "question_id">,
): ItemHistoryRow[] {
  const rows = exams.flatMap((exam): Omit<ItemHistoryRow, "isChanged">[] => {
    const state = known.get(exam.id);
    if (state?.status !== "ready") return [];
    const versions = state.questions.filter(({ question_id: id }) => id === questionId);
    return versions
      .sort((a, b) => b.version - a.version)
      .flatMap(({ id, version }) => {
        const figures = state.analysis.questions.find((each) => each.id === id);
        return figures ? [{ exam, version, figures }] : [];
      });
  });
  return rows.map((row, at) => {
    const earlier = rows[at + 1];
    return { ...row, isChanged: earlier !== undefined && earlier.version !== row.version };
  });
}
