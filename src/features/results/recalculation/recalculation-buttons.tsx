// Of one exam: recalculate its results, and the versions that there are. Of an event each exam is chosen by itself; whoever sees a part of the results
// reads neither.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { ResultsModel } from "../results-model.ts";
import { resultVersionsMessages } from "./result-versions-messages.ts";

const load = lazy(() => import("./result-versions-dialogs.tsx"), "ResultVersionsDialogs");

type RecalculationButtonsProps = { model: ResultsModel; selected: SelectedResults };

export function RecalculationButtons({ model, selected }: RecalculationButtonsProps) {
  const t = useStore(resultVersionsMessages);
  const [opened, setOpened] = useState<"versions" | "recalculation" | null>(null);
  const { schedule_id } = model.selection;
  if (schedule_id === "" || selected.is_partial) return null;
  const onClose = () => setOpened(null);
  const changed = () => void Promise.all([model.list.reload(), model.detail.refresh()]);
  return (
    <>
      <Button onClick={() => setOpened("versions")}>{t.versions}</Button>
      <Button onClick={() => setOpened("recalculation")}>{t.recalculate}</Button>
      {opened && (
        <LazyDialog
          load={load}
          props={{ schedule_id, exam: selected.name, first: opened, changed, onClose }}
          onCancel={onClose}
        />
      )}
    </>
  );
}
