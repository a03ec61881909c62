// The list of scores of the chosen exam and class (evaluation.md 4.4), as a file or on paper: items of the menu of forms.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import type { MenuAction } from "../../../ui/overlay/popup-menu.tsx";
import type { ResultsModel } from "../results-model.ts";
import { scoreListMessages } from "./score-list-messages.ts";
import type { ScoreList } from "./score-list-rows.ts";

const loadRows = lazy(() => import("./score-list-rows.ts"), "readScoreLists");
const loadExport = lazy(() => import("./score-list-export.ts"), "saveScoreLists");
const loadPreview = lazy(() => import("./score-list-preview.tsx"), "ScoreListPreview");

type Printed = { lists: readonly ScoreList[]; Preview: Awaited<ReturnType<typeof loadPreview>> };

export type ScoreListMaking = {
  items: MenuAction[];
  /** It is read or written. */
  isRunning: boolean;
  /** What is printed. */
  paper: ReactNode;
};

export function useScoreList(model: ResultsModel, selected: SelectedResults): ScoreListMaking {
  const t = useStore(scoreListMessages);
  const [isRunning, setRunning] = useState(false);
  const [shown, setShown] = useState<Printed | null>(null);

  async function make(use: (lists: ScoreList[]) => Promise<void>): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    try {
      const lists = await (await loadForAction(loadRows))(model, selected);
      if (lists.every(({ rows }) => rows.length === 0))
        notify(responseCodes.warning, t.emptyTitle, t.emptyText);
      else await use(lists);
    } catch (error) {
      reportError(error);
    } finally {
      setRunning(false);
    }
  }

  const save = async (lists: ScoreList[]) => (await loadForAction(loadExport))(lists);
  const show = async (lists: ScoreList[]) => {
    setShown({ lists, Preview: await loadForAction(loadPreview) });
  };
  return {
    items: [
      { label: t.xlsx, icon: "download", onSelect: () => void make(save) },
      { label: t.print, icon: "printer", onSelect: () => void make(show) },
    ],
    isRunning,
    paper: shown && <shown.Preview key={shown.lists[0]!.asOf.getTime()} lists={shown.lists} />,
  };
}
