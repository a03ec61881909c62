// Copies who is in which session from another schedule of the event, or from the participants themselves.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { LoadFailure } from "../../../../kit/load-failure.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { createCopyModel, ownSource } from "./copy-model.ts";
import { PlanDialog, useBoard, type PlanningProps } from "./plan-dialog.tsx";
import { sessionDialogMessages } from "./session-dialogs-messages.ts";

export function CopyDialog({ model, onClose }: PlanningProps) {
  const t = useStore(sessionDialogMessages);
  const board = useBoard(model);
  const copy = useModel(() => createCopyModel(() => board));
  const source = useStore(copy.$source);
  const state = useStore(copy.$state);
  return (
    <PlanDialog
      model={model}
      title={t.copyTitle}
      board={board}
      plan={state.status === "ready" ? state.plan : null}
      leftBecause="unnamed"
      onClose={onClose}
    >
      <RadioGroup
        legend={t.source}
        options={[
          { value: ownSource, label: t.fromDefault, hint: t.fromDefaultHint },
          ...board.info.others.map(({ id, alias, sessions }) => ({
            value: id,
            label: alias,
            hint: t.fromOther({ count: formatNumber(sessions) }),
          })),
        ]}
        value={source}
        onChange={(id) => void copy.choose(id)}
      />
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && (
        <LoadFailure
          error={state.error}
          title={t.failed}
          onRetry={() => void copy.choose(source)}
        />
      )}
    </PlanDialog>
  );
}
