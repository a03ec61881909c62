// The lists of scores as a form on paper among others, one for each class.
import { useStore } from "@nanostores/react";
import { getResultSelection } from "../../../contract/results/exam-results.ts";
import { getResultMatrix, type ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { call } from "../../../core/api.ts";
import { $signing } from "../../../core/institution/school.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import { PaperSignatures } from "../../../kit/print/sheets/paper-signatures.tsx";
import { signatureLines } from "../../../kit/print/sheets/signature-lines.ts";
import { analysisMessages } from "../analysis/analysis-messages.ts";
import {
  createTypedSigners,
  signersOf,
  type TypedSigners,
} from "../analysis/analysis-signers-state.ts";
import { readScores } from "./score-list-rows.ts";
import { ScoreListSheets } from "./score-list-sheets.tsx";

export const scoreListForm: FormMaker = async ({ schedule_id, group_id }, signal) => {
  const selection = { schedule_id, event_id: "" };
  const selected = await call(getResultSelection, selection, { signal });
  const lists = await readScores({ selection, group: group_id, signal }, selected);
  // Who signs is known with it.
  const matrix = await call(getResultMatrix, { schedule_id, group_id }, { signal });
  const signers = createTypedSigners();
  return {
    sheets({ letterhead, upright }) {
      return lists
        .filter(({ rows }) => rows.length > 0)
        .map((list, at) => {
          const label = [list.exam, list.group].filter(Boolean).join(" · ");
          const signatures = <Signed matrix={matrix} signers={signers} />;
          return {
            name: `list-${at + 1}`,
            label,
            foot: label,
            paper: upright,
            content: <ScoreListSheets {...{ list, letterhead, signatures }} />,
          };
        });
    },
  };
};

type SignedProps = { matrix: ResultMatrix; signers: TypedSigners };

/** By the names that were typed for the forms of the exam. */
function Signed({ matrix, signers }: SignedProps) {
  const t = useStore(analysisMessages);
  const typed = useStore(signers.$typed);
  const signing = useStore($signing);
  const lines = signatureLines(
    signersOf(matrix, typed, signing),
    matrix.signer.kota || signing.city,
    t,
  );
  return <PaperSignatures lines={lines} />;
}
