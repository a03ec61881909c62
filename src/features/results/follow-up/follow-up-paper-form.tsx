// A remedial or an enrichment program as a form on paper, among others.
import type { FollowUpKind } from "../../../contract/results/follow-up-programs.ts";
import { $session } from "../../../core/session.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import { createTypedSigners, type TypedSigners } from "../analysis/analysis-signers-state.ts";
import { readFollowUpSheet, type FollowUpSheet as Sheet } from "./follow-up-model.ts";
import { FollowUpSheet } from "./follow-up-sheets.tsx";
import { useFollowUpPaper } from "./use-follow-up-paper.ts";

const makerOf =
  (kind: FollowUpKind): FormMaker =>
  async ({ schedule_id, group_id }, signal) => {
    const session = $session.get();
    const userId = "user" in session ? session.user.id : "";
    const asked = { schedule_id, group_id };
    const sheet = await readFollowUpSheet({ asked, kind, userId }, signal);
    const signers = createTypedSigners();
    return {
      sheets({ letterhead, aside }) {
        if (sheet.rows.length === 0) return [];
        const label = [sheet.matrix.exam, sheet.matrix.group].filter(Boolean).join(" · ");
        const content = <Program {...{ sheet, signers, letterhead }} />;
        return [{ name: kind, label, foot: label, paper: aside, content }];
      },
    };
  };

export const remedialForm = makerOf("remedial");
export const enrichmentForm = makerOf("enrichment");

type ProgramProps = { sheet: Sheet; signers: TypedSigners; letterhead: boolean };

function Program({ sheet, signers, letterhead }: ProgramProps) {
  return <FollowUpSheet paper={useFollowUpPaper(sheet, signers)} letterhead={letterhead} />;
}
