// Asks before questions are deleted or copied within their bank.
import { useStore } from "@nanostores/react";
import { questionRestoreDays } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { noInput } from "./question-actions.ts";
import { questionDialogMessages } from "./question-dialog-messages.ts";
import type { QuestionDialogProps } from "./use-question-dialogs.ts";

type QuestionActionDialogProps = QuestionDialogProps & {
  kind: "delete" | "duplicate";
  target: Target;
};

export function QuestionActionDialog({ model, kind, target, onClose }: QuestionActionDialogProps) {
  const t = useStore(questionDialogMessages);
  const usedBy = useStore(model.$usedBy);
  const [only] = target.ids.length === 1 ? target.ids : [];
  const question = only === undefined ? null : model.shown(only);
  return (
    <ActionDialog
      actions={model.actions}
      kind={kind}
      target={target}
      input={noInput}
      onClose={onClose}
    >
      {question && <p>{question.excerpt}</p>}
      {kind === "delete" ? (
        <p>{t.removeMeaning({ days: formatNumber(questionRestoreDays) })}</p>
      ) : (
        <p>{t.duplicateMeaning}</p>
      )}
      {kind === "delete" && usedBy.length > 0 && <p>{t.removeUsed}</p>}
    </ActionDialog>
  );
}
