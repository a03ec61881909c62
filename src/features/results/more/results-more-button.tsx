// The menu of what is seldom done with the results of an exam: look for anomalies, recalculate, and read the versions that there are. Of an event each
// exam is chosen by itself; whoever sees a part of the results neither recalculates nor reads versions.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { Menu, type MenuAction } from "../../../ui/overlay/popup-menu.tsx";
import type { ResultsModel } from "../results-model.ts";
import { resultsMoreMessages } from "./results-more-messages.ts";

const load = lazy(
  () => import("../recalculation/result-versions-dialogs.tsx"),
  "ResultVersionsDialogs",
);

type ResultsMoreButtonProps = {
  model: ResultsModel;
  selected: SelectedResults;
  onAnomalies(): void;
};

export function ResultsMoreButton({ model, selected, onAnomalies }: ResultsMoreButtonProps) {
  const t = useStore(resultsMoreMessages);
  const asked = selected.is_partial ? undefined : readQuery()["recalculate"];
  const [opened, setOpened] = useState<"versions" | "recalculation" | null>(
    asked === undefined ? null : "recalculation",
  );
  const { schedule_id } = model.selection;
  const onClose = () => {
    setOpened(null);
    // Neither a reload nor the menu opens it for that question again.
    const { recalculate: _done, ...query } = readQuery();
    replaceQuery(query);
  };
  const changed = () => void Promise.all([model.list.reload(), model.detail.refresh()]);
  const ofWhole: MenuAction[] = [
    { label: t.recalculate, icon: "rotate-ccw", onSelect: () => setOpened("recalculation") },
    { label: t.versions, icon: "clock", onSelect: () => setOpened("versions") },
  ];
  const items = [
    { label: t.anomalies, icon: "search", onSelect: onAnomalies } satisfies MenuAction,
    ...(selected.is_partial ? [] : ofWhole),
  ];
  return (
    <>
      <Menu label={t.menu} text={t.more} variant="secondary" size="m" items={items} />
      {opened && (
        <LazyDialog
          load={load}
          props={{
            schedule_id,
            exam: selected.name,
            first: opened,
            question: asked,
            changed,
            onClose,
          }}
          onCancel={onClose}
        />
      )}
    </>
  );
}
