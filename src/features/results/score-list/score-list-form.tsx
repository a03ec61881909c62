// The list of scores as a form on paper among others.
import { getResultSelection } from "../../../contract/results/exam-results.ts";
import { call } from "../../../core/api.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import { readScores } from "./score-list-rows.ts";
import { ScoreListSheets } from "./score-list-sheets.tsx";

export const scoreListForm: FormMaker = async ({ schedule_id, group_id }, signal) => {
  const selection = { schedule_id, event_id: "" };
  const selected = await call(getResultSelection, selection, { signal });
  const list = await readScores({ selection, group: group_id, signal }, selected);
  return {
    sheets({ letterhead, upright }) {
      if (list.rows.length === 0) return [];
      const label = [list.exam, list.group].filter(Boolean).join(" · ");
      return [
        {
          name: "list",
          label,
          foot: label,
          paper: upright,
          content: <ScoreListSheets list={list} letterhead={letterhead} />,
        },
      ];
    },
  };
};
