// Everything that sheet and paper of a program say.
import { useStore } from "@nanostores/react";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { $signing } from "../../../core/institution/school.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { analysisMessages } from "../analysis/analysis-messages.ts";
import { signersOf, type TypedSigners } from "../analysis/analysis-signers-state.ts";
import { signatureLines } from "../../../kit/print/sheets/signature-lines.ts";
import { resultsListMessages } from "../results-list-messages.ts";
import { followUpMessages } from "./follow-up-messages.ts";
import type { FollowUpSheet } from "./follow-up-model.ts";
import { followUpPaperMessages } from "./follow-up-paper-messages.ts";
import { followUpFacts, othersGroups, type FollowUpPaper } from "./follow-up-text.ts";

export function useFollowUpPaper(sheet: FollowUpSheet, { $typed }: TypedSigners): FollowUpPaper {
  const t = useStore(followUpMessages);
  const followUpPaperT = useStore(followUpPaperMessages);
  const analysisT = useStore(analysisMessages);
  const resultsListT = useStore(resultsListMessages);
  const semesters = useStore(semesterNames);
  const { name: school, city } = useStore($institution);
  const signing = useStore($signing);
  const typed = useStore($typed);
  const { matrix } = sheet;
  const semester = matrix.semester === null ? "" : semesters[matrix.semester];
  return {
    sheet,
    facts: followUpFacts(sheet, { school, semester }, t, followUpPaperT),
    others: othersGroups(sheet, resultsListT, t),
    signatures: signatureLines(
      signersOf(matrix, typed, signing),
      matrix.signer.kota || city,
      analysisT,
    ),
    t,
    followUpPaperT,
    analysisT,
  };
}
