// What was fetched before its turn is marked, and no network brings more.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { offlineMessages } from "../../offline/offline-messages.ts";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import { markingDoneMessages } from "./marking-done-messages.ts";

export function AnswersUsedUpPanel({ model }: { model: MarkingAnswersModel }) {
  const t = useStore(markingDoneMessages);
  const offlineT = useStore(offlineMessages);
  const { markedCount } = useStore(model.$sequence);
  return (
    <EmptyState icon="wifi-off" title={t.usedUp}>
      <p>{t.marked({ n: formatNumber(markedCount) })}</p>
      <p>{t.usedUpText}</p>
      <p>{t.usedUpFile({ menu: offlineT.menu, item: offlineT.page })}</p>
      <Button variant="primary" icon="rotate-ccw" onClick={() => void model.retry()}>
        {offlineT.retry}
      </Button>
    </EmptyState>
  );
}
