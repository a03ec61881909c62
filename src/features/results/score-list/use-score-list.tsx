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

const loadRows = lazy(() => import("./score-list-rows.ts"), "readScoreList");
const loadExport = lazy(() => import("./score-list-export.ts"), "saveScoreList");
const loadPreview = lazy(() => import("./score-list-preview.tsx"), "ScoreListPreview");

type Printed = { list: ScoreList; Preview: Awaited<ReturnType<typeof loadPreview>> };

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

  async function make(use: (list: ScoreList) => Promise<void>): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    try {
      const list = await (await loadForAction(loadRows))(model, selected);
      if (list.rows.length === 0) notify(responseCodes.warning, t.emptyTitle, t.emptyText);
      else await use(list);
    } catch (error) {
      reportError(error);
    } finally {
      setRunning(false);
    }
  }

  const save = async (list: ScoreList) => (await loadForAction(loadExport))(list);
  const show = async (list: ScoreList) => {
    setShown({ list, Preview: await loadForAction(loadPreview) });
  };
  return {
    items: [
      { label: t.xlsx, icon: "download", onSelect: () => void make(save) },
      { label: t.print, icon: "printer", onSelect: () => void make(show) },
    ],
    isRunning,
    paper: shown && <shown.Preview key={shown.list.asOf.getTime()} list={shown.list} />,
  };
}
