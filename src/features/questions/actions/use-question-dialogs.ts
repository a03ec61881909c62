// The dialogs of the questions screen, and which of them an action asks by.
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import {
  listDeletedQuestionIds,
  listDeletedQuestions,
} from "../../../contract/questions/questions.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { noInput, restoreAll, type ActionKind } from "./question-actions.ts";
import { questionsMessages } from "../list/questions-messages.ts";
import type { QuestionsModel } from "../list/questions-model.ts";

/** What every one of them gets. */
export type QuestionDialogProps = { model: QuestionsModel; bank: QuestionBank; onClose(): void };
export type QuestionDialogs = ReturnType<typeof useQuestionDialogs>;

const table = {
  action: lazy(() => import("./question-dialogs.tsx"), "QuestionActionDialog"),
  change: lazy(() => import("./question-change-dialog.tsx"), "QuestionChangeDialog"),
  transfer: lazy(() => import("./question-transfer-dialog.tsx"), "QuestionTransferDialog"),
  place: lazy(() => import("./question-dialogs.tsx"), "PlaceDialog"),
  order: lazy(() => import("./question-dialogs.tsx"), "OrderDialog"),
  preview: lazy(() => import("../preview/question-preview.tsx"), "QuestionPreview"),
  import: {
    onDemand: lazy(() => import("../import/question-import-dialog.tsx"), "QuestionImportDialog"),
  },
  export: {
    onDemand: lazy(() => import("../export/question-export-dialog.tsx"), "QuestionExportDialog"),
  },
  deleted: {
    onDemand: lazy(() => import("../../../kit/deleted/deleted-dialog.tsx"), "DeletedDialog"),
  },
};

export function useQuestionDialogs(model: QuestionsModel, bank: QuestionBank) {
  const { open, dialogs } = useDialogs(table, { model, bank });
  const { actions } = model;

  const act = (kind: ActionKind, target: Target): void =>
    actions.begin(kind, target, noInput, () => ask(kind, target));

  function ask(kind: ActionKind, target: Target): void {
    if (kind === "change") open("change", { target });
    else if (kind === "copy" || kind === "move") open("transfer", { kind, target });
    else open("action", { kind, target });
  }

  function openDeleted(): void {
    const t = questionsMessages.get();
    open("deleted", {
      source: {
        noun: t.plainTitle,
        many: (count) => t.countOnly({ count }),
        endpoints: { list: listDeletedQuestions, ids: listDeletedQuestionIds },
        within: { id: bank.id },
        restore: restoreAll,
        changed: model.changed,
      },
    });
  }

  return { open, openDeleted, act, dialogs };
}
