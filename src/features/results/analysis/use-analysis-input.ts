// Everything that sheet and paper of an analysis say.
import { useStore } from "@nanostores/react";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { $signing } from "../../../core/institution/school.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { analysisFigures, type AnalysisFigures } from "../../../sheets/results/analysis-figures.ts";
import type { AnalysisInput } from "../../../sheets/results/analysis-places.ts";
import { resultsListMessages } from "../results-list-messages.ts";
import { analysisMessages } from "./analysis-messages.ts";
import { signersOf, type TypedSigners } from "./analysis-signers-state.ts";
import { signatureLines } from "../../../kit/print/sheets/signature-lines.ts";
import { analysisFacts, questionText } from "./analysis-text.ts";

const kept = new WeakMap<ResultMatrix, AnalysisFigures>();

/** Computed once for each answer of the server: of 1,000 participants and 60 questions they take a second on an old PC. */
export function figuresOf(matrix: ResultMatrix): AnalysisFigures {
  const figures = kept.get(matrix) ?? analysisFigures(matrix);
  kept.set(matrix, figures);
  return figures;
}

export function useAnalysisInput(matrix: ResultMatrix, { $typed }: TypedSigners): AnalysisInput {
  const t = useStore(analysisMessages);
  const resultsListT = useStore(resultsListMessages);
  const semesters = useStore(semesterNames);
  const { name: school, city } = useStore($institution);
  const signing = useStore($signing);
  const typed = useStore($typed);
  const semester = matrix.semester === null ? "" : semesters[matrix.semester];
  return {
    matrix,
    facts: analysisFacts(matrix, figuresOf(matrix), { school, semester }, t),
    signatures: signatureLines(signersOf(matrix, typed, signing), matrix.signer.kota || city, t),
    texts: {
      ...t,
      title: t.heading,
      state: (state) => resultsListT[state],
      question: (question) => questionText(question, matrix, t),
    },
  };
}
