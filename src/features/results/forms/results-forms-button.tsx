// The menu of forms that teachers hand in, made of the results of one exam. Each is loaded when it is opened.
import { useStore } from "@nanostores/react";
import { navigate } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { DetachedDialogs } from "../../../kit/dialogs/detached-dialogs.tsx";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import type { ResultsModel } from "../results-model.ts";
import { formPapersAddress } from "../papers/form-papers-address-value.ts";
import { useScoreList } from "../score-list/use-score-list.tsx";
import { resultsFormsMessages } from "./results-forms-messages.ts";

const table = {
  analysis: { onDemand: lazy(() => import("../analysis/analysis-dialog.tsx"), "AnalysisDialog") },
  followUp: {
    onDemand: lazy(() => import("../follow-up/follow-up-dialog.tsx"), "FollowUpDialog"),
  },
  erapor: { onDemand: lazy(() => import("../erapor/erapor-dialog.tsx"), "EraporDialog") },
};

type ResultsFormsButtonProps = { model: ResultsModel; selected: SelectedResults };

/** Of the group that the list shows. */
export function ResultsFormsButton({ model, selected }: ResultsFormsButtonProps) {
  const { selection, list } = model;
  const t = useStore(resultsFormsMessages);
  const { group_id } = useStore(list.$query);
  const { open, dialogs } = useDialogs(table, {});
  const scores = useScoreList(model, selected);
  const { schedule_id } = selection;
  return (
    <>
      <Menu
        label={t.menu}
        text={scores.isRunning ? t.running : t.text}
        disabled={scores.isRunning}
        icon="file-spreadsheet"
        variant="secondary"
        size="m"
        items={() => [
          ...scores.items,
          {
            label: t.analysis,
            icon: "download",
            onSelect: () => open("analysis", { schedule_id, group_id }),
          },
          {
            label: t.remedial,
            icon: "list-checks",
            onSelect: () => open("followUp", { schedule_id, group_id, kind: "remedial" }),
          },
          {
            label: t.enrichment,
            icon: "sparkles",
            onSelect: () => open("followUp", { schedule_id, group_id, kind: "enrichment" }),
          },
          {
            label: t.map,
            icon: "printer",
            onSelect: () =>
              navigate(formPapersAddress({ exam: schedule_id, group: group_id, one: null })),
          },
          {
            label: t.erapor,
            icon: "upload",
            onSelect: () => open("erapor", { schedule_id, group_id }),
          },
        ]}
      />
      <DetachedDialogs>{dialogs}</DetachedDialogs>
      {scores.paper}
    </>
  );
}
